import type { AppStatus, FailureKind, FeatureFailure } from "@coulisses/federation/loader";
import {
  appVersionIn,
  type AppVersion,
  type ClientError,
  type ClientErrorKind,
  framesOf,
  pagePattern,
  SHELL_APP,
} from "@coulisses/shared-domain/client-error/client-error";
import type { UncaughtError } from "../root/uncaught-errors";

/** The circumstances of an error. */
export type Scene = {
  path: string;
  origin: string;
  duringOutage: boolean;
  /** A stack with the files of the versions that run, whatever address they came from. */
  inVersions: (stack: string) => string;
};

type HeardError = Omit<ClientError, "count">;

/** The kind under which each failure of the loader is told; the others are not, for no code of a version ran. */
const kinds: Partial<Record<FailureKind, ClientErrorKind>> = {
  doors: "load",
  missing: "load",
  exception: "load",
  render: "render",
  network: "network",
  chunk: "network",
  altered: "network",
  timeout: "network",
};

/** The failure of an app that the loader knows; undefined when there is nothing to tell of it. */
export function failureToTell(
  { app, kind, detail, cause }: FeatureFailure,
  version: string | undefined,
  scene: Scene,
): HeardError | undefined {
  const told = kinds[kind];
  if (told === undefined || version === undefined) return undefined;
  return { app, version, kind: told, message: detail, ...placeOf(cause, scene) };
}

/**
 * An error that nothing showed: of the app whose script threw it, else of the shell when its own script did, else of
 * the app of the page.
 */
export function uncaughtToTell(
  { cause, isRejection }: Pick<UncaughtError, "cause" | "isRejection">,
  { ofPage, shell }: { ofPage: AppVersion | undefined; shell: AppVersion },
  scene: Scene,
): HeardError {
  const place = placeOf(cause, scene);
  const isOfShell = place.stack.includes("/shell/");
  const owner = appVersionIn(place.stack) ?? (isOfShell ? shell : (ofPage ?? shell));
  return { ...owner, kind: isRejection ? "rejection" : "error", message: messageOf(cause), ...place };
}

function placeOf(cause: unknown, { path, origin, duringOutage, inVersions }: Scene) {
  const stack = cause instanceof Error ? framesOf(inVersions(cause.stack ?? ""), origin) : "";
  return { page: pagePattern(path), stack, duringOutage };
}

/** Of a thing that is no error only its shape is told, and its numbers, such as a status: the rest may be personal. */
function messageOf(cause: unknown): string {
  if (cause instanceof Error) return `${cause.name}: ${cause.message}`;
  if (typeof cause !== "object" || cause === null) return String(cause);
  const fields = Object.entries(cause).map(([name, value]) =>
    typeof value === "number" ? `${name}: ${String(value)}` : name,
  );
  return `{${fields.join(", ")}}`;
}

/** The version of the app whose page is at this path. */
export function appOfPage(
  apps: readonly AppStatus[],
  pages: readonly { feature: string | null; path: string }[],
  isShown: (path: string) => boolean,
): AppVersion | undefined {
  const feature = pages.find((page) => page.feature !== null && isShown(page.path))?.feature;
  const version = apps.find(({ name }) => name === feature)?.version;
  return feature === null || feature === undefined || version === undefined
    ? undefined
    : { app: feature, version };
}

/** The shell as an app: its version is its build. */
export const shellAs = (build: string | undefined): AppVersion => ({
  app: SHELL_APP,
  version: build ?? "unknown",
});
