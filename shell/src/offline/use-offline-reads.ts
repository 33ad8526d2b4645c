import type { FeatureLoader } from "@coulisses/federation/loader";
import { useLocation } from "@coulisses/shared-pages/router";
import type { FeatureEntry, Registry } from "@coulisses/federation/registry";
import { baseApi, useAppDispatch, useSession } from "@coulisses/shared-auth";
import { type Access, can } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { liveTagTypes } from "@coulisses/shared-domain/live/live-tags";
import { useEffect } from "react";
import { installWorker } from "../installation/start";
import type { OfflineMessage, WorkerMessage } from "../installation/worker-messages";
import { useSite } from "../site/site";

/** Milliseconds after the frame is there: what comes then must not compete with what the person waits for. */
export const AFTER_FIRST_SCREEN = 6_000;

/** The same on a page that its reader opened, perhaps on the way to a place without network. */
export const ON_ITS_PAGE = 1_000;

const worker = () => ("serviceWorker" in navigator ? navigator.serviceWorker : undefined);

/** The apps that want reads ahead of a page that the person may open. */
const readingAhead = ({ features }: Registry, access: Access): FeatureEntry[] =>
  features.filter(({ pages, offline }) => {
    const page = pages.find(({ path }) => path === offline?.page);
    return page !== undefined && can(access, page.permission as Permission | undefined);
  });

/** Reads the person's account and what these apps want without network, and loads the code of their pages. */
async function keep(apps: readonly FeatureEntry[], loader: FeatureLoader, userId: number): Promise<void> {
  const { readAhead } = await import("./read-ahead");
  // The home page needs it, on a device that has seen the site once; the first worker came after that read.
  await readAhead([{ path: "users/me" }], userId);
  for (const { name, offline } of apps) {
    if (offline?.page !== undefined) loader.prefetch(name, offline.page);
    await readAhead(offline?.ahead ?? [], userId);
  }
}

/**
 * Tells the service worker which reads the apps want without network, and makes those ahead, whatever page was opened:
 * who loses the network in the field finds them. What comes late replaces on the screen what was kept.
 */
export function useOfflineReads(): void {
  const { loader, registry } = useSite();
  const { userId, access } = useSession();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const isThere = registry.features.some(({ offline }) => offline?.page === pathname);
  useEffect(() => {
    const tell = () => {
      const reads = registry.features.flatMap(({ offline }) => offline?.reads ?? []);
      const message: OfflineMessage = { type: "offline", reads };
      worker()?.controller?.postMessage(message);
    };
    tell();
    worker()?.addEventListener("controllerchange", tell);
    return () => worker()?.removeEventListener("controllerchange", tell);
  }, [registry]);
  useEffect(() => {
    const apps = readingAhead(registry, access);
    if (userId === null || apps.length === 0) return;
    const readNow = () => {
      if (navigator.onLine && worker()?.controller) keep(apps, loader, userId).catch(() => undefined);
    };
    const begin = () => {
      installWorker();
      readNow();
    };
    const timer = setTimeout(begin, isThere ? ON_ITS_PAGE : AFTER_FIRST_SCREEN);
    window.addEventListener("online", readNow);
    // A worker that takes over has seen nothing of what the page read before.
    worker()?.addEventListener("controllerchange", readNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", readNow);
      worker()?.removeEventListener("controllerchange", readNow);
    };
  }, [userId, access, registry, loader, isThere]);
  useEffect(() => {
    const hear = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === "fresher") dispatch(baseApi.util.invalidateTags([...liveTagTypes]));
    };
    worker()?.addEventListener("message", hear);
    return () => worker()?.removeEventListener("message", hear);
  }, [dispatch]);
}
