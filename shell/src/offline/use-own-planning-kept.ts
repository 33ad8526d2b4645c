import { useLocation } from "@coulisses/shared-pages/router";
import { baseApi, useAppDispatch, useCan, useSession } from "@coulisses/shared-auth";
import { liveTagTypes } from "@coulisses/shared-domain/live/live-tags";
import { useEffect } from "react";
import { installWorker } from "../installation/start";
import type { WorkerMessage } from "../installation/worker-messages";
import { useSite } from "../site/site";

/** Milliseconds after the frame is there, so that it does not compete with the page itself. */
export const AFTER_FIRST_SCREEN = 6_000;

/** The same after the planning itself was opened, perhaps on the way to a place without network. */
export const ON_PLANNING = 1_000;

/**
 * Keeps the code and data of the person's own planning, whatever page was opened, for places without network.
 * A newer answer replaces a kept one on screen. Only with a service worker.
 */
export function useOwnPlanningKept(): void {
  const { loader, pages } = useSite();
  const { userId } = useSession();
  const dispatch = useAppDispatch();
  const mayView = useCan("view-planning");
  const app = pages.find(({ path }) => path === "/planning")?.feature;
  const isThere = useLocation().pathname === "/planning";
  useEffect(() => {
    if (userId === null || !mayView || !app) return;
    const keep = () => {
      if (!navigator.onLine || !navigator.serviceWorker?.controller) return;
      loader.prefetch(app, "/planning");
      import("./keep-own-planning")
        .then(({ keepOwnPlanning }) => keepOwnPlanning(userId))
        .catch(() => undefined);
    };
    const begin = () => {
      installWorker();
      keep();
    };
    const container = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
    const timer = setTimeout(begin, isThere ? ON_PLANNING : AFTER_FIRST_SCREEN);
    window.addEventListener("online", keep);
    // A new worker has not seen the page's earlier reads.
    container?.addEventListener("controllerchange", keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", keep);
      container?.removeEventListener("controllerchange", keep);
    };
  }, [userId, mayView, app, loader, isThere]);
  useEffect(() => {
    const container = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
    const hear = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === "fresher") dispatch(baseApi.util.invalidateTags([...liveTagTypes]));
    };
    container?.addEventListener("message", hear);
    return () => container?.removeEventListener("message", hear);
  }, [dispatch]);
}
