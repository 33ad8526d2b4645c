import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ClientErrorReport } from "@coulisses/shared-domain/contract/client-errors";

type ReportedError = ClientErrorReport["errors"][number];

/** Publishes versions of an app, the last one now and each other an hour before the next. */
export function publishIn(siteDir: string, app: string, versions: readonly string[], now = Date.now()): void {
  const ages = versions.map((_, at) => (versions.length - 1 - at) * 3_600_000);
  const history = versions.map((version, at) => ({
    version,
    at: new Date(now - (ages[at] ?? 0)).toISOString(),
  }));
  for (const version of versions) mkdirSync(join(siteDir, "features", app, version), { recursive: true });
  writeWhole(join(siteDir, "features", app, "history.json"), JSON.stringify(history));
  putInPlace(siteDir, app, versions.at(-1) ?? "");
}

/** Writes a registry with this app alone. */
export function putInPlace(siteDir: string, app: string, version: string): void {
  writeWhole(join(siteDir, "features.json"), JSON.stringify({ features: [{ name: app, version }] }));
}

/** An error that a version's own code threw, as a browser tells it. */
export function errorOf(app: string, version: string, changes: Partial<ReportedError> = {}): ReportedError {
  return {
    app,
    version,
    kind: "error",
    page: "/ft/:id",
    message: "x is not a function",
    stack: `at Row (/features/${app}/${version}/812.js:1:2345)`,
    count: 1,
    duringOutage: false,
    ...changes,
  };
}

/** The report of a session that opened a version, in which its own code threw. */
export const reportOf = (app: string, version: string): ClientErrorReport => ({
  loads: [{ app, version }],
  errors: [errorOf(app, version)],
});

/** Writes a file so that a server which reads it meanwhile sees it before or after. */
export function writeWhole(file: string, content: string): void {
  writeFileSync(`${file}.tmp`, content);
  renameSync(`${file}.tmp`, file);
}
