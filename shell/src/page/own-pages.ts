import type { ComponentType } from "react";

type Load = () => Promise<{ default: ComponentType }>;

const pages: Readonly<Record<string, Load>> = {
  "/": () => import("../home/home-page"),
  "/apps": () => import("../apps/apps-page"),
  "/audit": () => import("../audit/audit-page"),
  "/failed-jobs": () => import("../failed-jobs/failed-jobs-page"),
  "/inbox": () => import("../inbox/inbox-page"),
};

/** Milliseconds: React renders a failed part again before it shows the failure. */
const FAILURE_KEPT = 2_000;

const loads = new Map<string, Promise<ComponentType>>();

/** The code of one of the shell's pages; a file that did not come is asked for once more by itself. */
export function loadOwnPage(path: string, load: Load | undefined = pages[path]): Promise<ComponentType> {
  const previous = loads.get(path);
  if (previous) return previous;
  if (load === undefined) return Promise.reject(new Error(`The shell has no page ${path}`));
  const loading = load()
    .catch(load)
    .then((module) => module.default);
  loads.set(path, loading);
  loading.catch(() => setTimeout(() => loads.delete(path), FAILURE_KEPT));
  return loading;
}

export function forgetOwnPage(path: string): void {
  loads.delete(path);
}
