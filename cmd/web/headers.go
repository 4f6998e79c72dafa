package main

// Headers: the conditions on a request's headers, against pages of other origins, and
// the headers of an answer that restrict the browser.

import (
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// policy lets the page load what this server sends and nothing from elsewhere, with
// no script or style inside the HTML. This page asks the server to solve, so that the page
// needs no leave to compile WebAssembly.
var policy = strings.Join([]string{
	"default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'",
	"worker-src 'self'", "manifest-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'",
}, "; ")

// setHeaders restricts what the browser does with an answer to the request. The policy belongs to a document or a
// worker: a browser that says that the answer is a part of a page, as with a script, gets no second copy, which would
// be a third of most parts' bytes.
func setHeaders(h http.Header, r *http.Request) {
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	if !slices.Contains([]string{"script", "style", "image", "manifest"}, r.Header.Get("Sec-Fetch-Dest")) {
		h.Set("Content-Security-Policy", policy)
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
	}
}

// isMeant reports whether the Host of a request names this server: one of the
// server's names, or the address at which the connection arrived. A page elsewhere
// whose name was made to lead to this machine (DNS rebinding) sends its own name.
// The port may be any, as with a tunnel.
func (s *server) isMeant(r *http.Request) bool {
	host, port, err := net.SplitHostPort(r.Host)
	if err != nil { // no port
		host, port, err = net.SplitHostPort(r.Host + ":")
	}
	if err != nil || strings.Trim(port, "0123456789") != "" {
		return false
	}
	if slices.ContainsFunc(s.names, func(name string) bool { return strings.EqualFold(host, name) }) {
		return true
	}
	asked, err := netip.ParseAddr(host)
	local, _ := r.Context().Value(http.LocalAddrContextKey).(*net.TCPAddr)
	return err == nil && local != nil && asked.Unmap() == local.AddrPort().Addr().Unmap().WithZone("")
}

// allows reports whether the method is one of methods. If not, allows answers with an error.
func allows(w http.ResponseWriter, r *http.Request, methods ...string) bool {
	if slices.Contains(methods, r.Method) {
		return true
	}
	w.Header().Set("Allow", strings.Join(methods, ", "))
	http.Error(w, "the method must be "+strings.Join(methods, " or "), http.StatusMethodNotAllowed)
	return false
}
