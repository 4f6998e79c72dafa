// Package e2e plays on the page in a real browser: headless Chromium, driven by
// chromedp, at both doors (the server that solves natively, and the static site that
// solves in WebAssembly).
//
// The tests take some minutes, at most two in parallel on two processors, each in a window with a profile of its own, and need a
// Chromium on the PATH, as Debian's package chromium brings it. They run where the environment has KEDOU_E2E=1, as in the
// continuous integration, and are skipped elsewhere:
//
//	KEDOU_E2E=1 go test ./cmd/web/e2e
//
// In every test a message on the browser's console, an exception, or a request to any
// other host is a failure. KEDOU_AXE names the file axe.js of npm's package axe-core;
// with it the views are checked for accessibility, and a serious finding is a failure
// too. KEDOU_SHOTS names a folder for pictures of the page at three sizes.
package e2e
