package main

// This door and the service itself give the same answers.

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"testing"

	"kedou/cmd/internal/service"
	"kedou/cmd/internal/service/servicetest"
	"kedou/search/searchtest"
)

func TestConform(t *testing.T) {
	_, url := begin(t, service.New(service.Native, service.All()))
	servicetest.Conform(t, overHTTP(url), servicetest.Transcript)
	servicetest.Conform(t, overHTTP(url), servicetest.Play)
	if !testing.Short() { // games compute for a minute under the race detector
		servicetest.Conform(t, overHTTP(url), servicetest.Table)
	}
	if searchtest.Long() { // the service's own tests ask as much without the door
		servicetest.Conform(t, overHTTP(url), servicetest.Review)
		servicetest.Chair(t, overHTTP(url), 1)
	}
	servicetest.Stops(t, overHTTP(url))
}

// overHTTP is the door at a URL, as the page uses it.
func overHTTP(url string) servicetest.Door {
	return func(ctx context.Context, request []byte, emit func([]byte) error) error {
		r, err := http.NewRequestWithContext(ctx, http.MethodPost, url+"/api", bytes.NewReader(request))
		if err != nil {
			return err
		}
		r.Header.Set("Content-Type", "application/json")
		answer, err := client.Do(r)
		if err != nil {
			return err
		}
		defer answer.Body.Close()
		events := bufio.NewReader(answer.Body)
		for err == nil {
			var event []byte
			if event, err = events.ReadBytes('\n'); err == nil {
				err = emit(event)
			}
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		return err
	}
}
