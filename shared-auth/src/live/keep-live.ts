import { type LiveEvent, liveTagTypes } from "@coulisses/shared-domain/contract/live";
import type { AppDispatch } from "../api/app-store";
import { baseApi } from "../api/base-api";
import { cacheTag } from "../api/list-tag";
import { databaseStatus } from "../http/database-status";
import { authorizedFetch } from "../http/authorized-fetch";
import { retryDelay } from "../session/renewal-timer";
import { session } from "../session/session";
import { untilInView, whileInView } from "./in-view";
import { liveStatus } from "./live-status";
import { readLiveEvents } from "./read-live-events";
import { createStaleTags } from "./stale-tags";

/**
 * Holds the line open while someone is logged in, and makes the screens follow. What happened
 * while the line was cut is unknown, so everything on screen is asked again after a cut. A page out
 * of view lets its line go: a browser opens six to one server, and six tabs would leave it none.
 */
export function keepLive(dispatch: AppDispatch): () => void {
  const stopping = new AbortController();
  const stale = createStaleTags((tags) => {
    dispatch(baseApi.util.invalidateTags(tags.map(cacheTag)));
  });

  function follow(event: LiveEvent) {
    if (event.refreshAccess) void session.renew();
    stale.add(event.tags);
  }

  async function hold() {
    let failures = 0;
    let wasCut = false;
    for (;;) {
      await untilInView(stopping.signal);
      if (stopping.signal.aborted) return;
      const view = whileInView();
      const signal = AbortSignal.any([stopping.signal, view.signal]);
      try {
        const response = await authorizedFetch("live-notifications", {
          signal,
          headers: { Accept: "text/event-stream" },
        });
        if (!response.ok || response.body === null) throw new Error(`Live: ${response.statusText}`);
        failures = 0;
        liveStatus.become("live");
        if (wasCut) dispatch(baseApi.util.invalidateTags([...liveTagTypes]));
        await readLiveEvents(response.body, follow, signal);
      } catch {
        if (!view.signal.aborted) failures += 1;
      } finally {
        view.forget();
      }
      if (stopping.signal.aborted) return;
      wasCut = true;
      if (failures > 0) liveStatus.become("offline");
      await pause(failures === 0 ? 500 : retryDelay(failures), stopping.signal);
    }
  }

  const forget = databaseStatus.subscribe(() => {
    if (databaseStatus.current() === "there") dispatch(baseApi.util.invalidateTags([...liveTagTypes]));
  });

  void hold();
  return () => {
    forget();
    stopping.abort();
    stale.stop();
    liveStatus.become("connecting");
  };
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
