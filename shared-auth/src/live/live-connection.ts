import type { LiveEvent } from "@coulisses/shared-domain/contract/live";
import { liveTagTypes } from "@coulisses/shared-domain/live/live-tags";
import type { AppDispatch } from "../api/app-store";
import { authorizedFetch } from "../api/authorized-fetch";
import { baseApi, cacheTag } from "../api/base-api";
import { databaseStatus } from "../http/database-status";
import { retryDelay } from "../session/renewal-timer";
import { session } from "../session/session";
import { waitUntilInView, whileInView } from "./in-view";
import { liveStatus } from "../http/live-status";
import { liveEvents } from "./live-events";
import { readLiveEvents } from "./read-live-events";
import { createStaleTags } from "./stale-tags";

/**
 * Opens the live connection and makes the screens follow, until the returned function is called. Changes
 * during a cut are unknown, so everything on screen is read again after it. A hidden page closes its
 * connection: a browser opens six to one server, and six tabs would leave it none.
 */
export function connectLive(dispatch: AppDispatch): () => void {
  const stopping = new AbortController();
  const stale = createStaleTags((tags) => {
    dispatch(baseApi.util.invalidateTags(tags.map(cacheTag)));
  });

  function follow(event: LiveEvent) {
    if (event.refreshAccess) void session.renew();
    stale.add(event.tags);
    liveEvents.set(event);
  }

  async function stayConnected() {
    let failures = 0;
    let wasCut = false;
    for (;;) {
      await waitUntilInView(stopping.signal);
      if (stopping.signal.aborted) return;
      const view = whileInView();
      const network = whileOnline();
      const signal = AbortSignal.any([stopping.signal, view.signal, network.signal]);
      try {
        const response = await authorizedFetch("live-notifications", {
          signal,
          headers: { Accept: "text/event-stream" },
        });
        if (!response.ok || response.body === null) throw new Error(`Live: ${response.statusText}`);
        failures = 0;
        liveStatus.set("live");
        if (wasCut) dispatch(baseApi.util.invalidateTags([...liveTagTypes]));
        await readLiveEvents(response.body, follow, signal);
        network.signal.throwIfAborted();
      } catch {
        if (!view.signal.aborted) failures += 1;
      } finally {
        view.forget();
        network.forget();
      }
      if (stopping.signal.aborted) return;
      wasCut = true;
      if (failures > 0) liveStatus.set("offline");
      await pause(failures === 0 ? 500 : retryDelay(failures), stopping.signal);
    }
  }

  const unsubscribe = databaseStatus.subscribe(() => {
    if (databaseStatus.current() === "there") dispatch(baseApi.util.invalidateTags([...liveTagTypes]));
  });

  void stayConnected();
  return () => {
    unsubscribe();
    stopping.abort();
    stale.stop();
    liveStatus.set("connecting");
  };
}

/** A signal that aborts when the device loses its network: a dead connection would stay open for a minute. */
function whileOnline(): { signal: AbortSignal; forget: () => void } {
  const offline = new AbortController();
  const abort = () => offline.abort();
  window.addEventListener("offline", abort);
  return { signal: offline.signal, forget: () => window.removeEventListener("offline", abort) };
}

/** Resolves after the delay in milliseconds, or as soon as there is a network again. */
function pause(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, delay);
    window.addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
