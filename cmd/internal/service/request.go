package service

// Strict reading of requests.

import (
	"strconv"
	"strings"

	"kedou/internal/phrase"
	"kedou/internal/strictjson"
)

// MaxRequest is the longest request, in bytes; MaxTrace the longest request that carries a
// trace; such a request begins with its op.
const (
	MaxRequest = 64 << 10
	MaxTrace   = 24 << 20
)

// traceHead is the beginning of a request that carries a trace.
const traceHead = `{"op":"trace.open",`

// opOf returns the op of a request, after checks of the request as a whole.
func opOf(request []byte) (string, error) {
	most := MaxRequest
	if strings.HasPrefix(string(request[:min(len(request), len(traceHead))]), traceHead) {
		most = MaxTrace
	}
	if len(request) > most {
		return "", notRequest("the request has %d bytes; send %d at most", len(request), most)
	}
	var head struct {
		Op *string `json:"op"`
	}
	if err := strictjson.UnmarshalKnown(request, &head); err != nil {
		return "", undecoded("", err)
	}
	if head.Op == nil {
		return "", notRequest(`the request has no op; send an object like {"op":"about"}`)
	}
	return *head.Op, nil
}

// seedOf returns the number in a seed's text, or a random one for an empty text.
func seedOf(text *string, otherwise uint64) (uint64, error) {
	if text == nil {
		return otherwise, nil
	}
	seed, err := strconv.ParseUint(*text, 10, 64)
	if err != nil {
		err = badField("seed", phrase.Errorf("%q is no number from 0 to 18446744073709551615", clip(*text, 40)))
	}
	return seed, err
}
