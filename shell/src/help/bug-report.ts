import type { AppStatus } from "@coulisses/federation/loader";
import { framesOf } from "@coulisses/shared-domain/client-error/client-error";
import type { UncaughtError } from "../root/uncaught-errors";

type BugAnswers = { expected: string; observed: string; steps: string };

/** An error in this tab: a line, and the first frames of its stack; empty without one. */
export type ErrorOfTab = { line: string; stack: string };

type BugContext = {
  address: string;
  version: string;
  userAgent: string;
  at: Date;
  resolution: string;
  errors: readonly ErrorOfTab[];
  /** The apps that run in this tab, a line each. */
  apps: readonly string[];
};

/** The length of a mail's address is limited. */
const ERRORS_TOLD = 8;
const ERROR_LENGTH = 160;
/** The frames of a stack that tell where it was. */
const FRAMES = 6;

/**
 * The last error of each app, and those of the shell itself; the latest first. `inVersions` gives a stack the files of
 * the versions that run.
 */
export function recentErrors(
  apps: readonly AppStatus[],
  strays: readonly UncaughtError[],
  inVersions: (stack: string) => string,
): ErrorOfTab[] {
  const ofApps = apps.flatMap(({ name, version, lastFailure }) =>
    lastFailure
      ? [
          {
            who: version === undefined ? name : `${name} ${version}`,
            detail: lastFailure.error.detail,
            cause: lastFailure.error.cause,
            at: lastFailure.at,
          },
        ]
      : [],
  );
  const ofShell = strays
    .filter(({ app }) => app === undefined)
    .map(({ detail, cause, at }) => ({ who: "shell", detail, cause, at }));
  const stackOf = (cause: unknown) =>
    cause instanceof Error ? framesOf(inVersions(cause.stack ?? ""), window.location.origin) : "";
  return [...ofApps, ...ofShell]
    .sort((a, b) => b.at - a.at)
    .slice(0, ERRORS_TOLD)
    .map(({ who, detail, cause, at }) => ({
      line: `${new Date(at).toISOString()} ${who} : ${detail.replaceAll(/\s+/g, " ").slice(0, ERROR_LENGTH)}`,
      stack: stackOf(cause).split("\n").slice(0, FRAMES).join("\n"),
    }));
}

/** « mf-tasks v1, v2 en place » for each app that this tab opened, or that is in trouble. */
export function runningApps(apps: readonly AppStatus[]): string[] {
  return apps.flatMap(({ name, state, version, published, disabled }) => {
    if (state.status === "idle" && !disabled) return [];
    const notes = [
      `${name} ${version ?? "inconnue"}`,
      published !== version && `${published ?? "aucune"} en place`,
      disabled && "en pause",
      state.status === "failed" && "en panne",
    ];
    return [notes.filter(Boolean).join(", ")];
  });
}

export function bugContext(
  version: string,
  errors: readonly ErrorOfTab[],
  apps: readonly string[],
): BugContext {
  return {
    address: window.location.href,
    version,
    userAgent: navigator.userAgent,
    at: new Date(),
    resolution: `${String(window.innerWidth)} × ${String(window.innerHeight)}`,
    errors,
    apps,
  };
}

/** The report for the developers, in Markdown. A mail has no room for the stacks: it is written without `read`. */
export function bugReport(
  { expected, observed, steps }: BugAnswers,
  context: BugContext,
  read?: (stack: string) => string,
): string {
  const section = (title: string, text: string) => `## ${title}\n${text.trim() || "(rien)"}`;
  return [
    `# Bug sur ${context.address}`,
    section("Comportement attendu", expected),
    section("Comportement constaté", observed),
    section("Étapes pour reproduire", steps),
    section(
      "Contexte",
      [
        `- Version : ${context.version}`,
        `- Navigateur : ${context.userAgent}`,
        `- Date : ${context.at.toISOString()}`,
        `- Résolution : ${context.resolution}`,
        ...context.apps.map((app) => `- Application : ${app}`),
      ].join("\n"),
    ),
    ...(context.errors.length > 0
      ? [section("Erreurs de cet onglet", context.errors.map((error) => textOf(error, read)).join("\n"))]
      : []),
  ].join("\n\n");
}

function textOf({ line, stack }: ErrorOfTab, read?: (stack: string) => string): string {
  const frames = stack === "" || !read ? [] : read(stack).split("\n");
  return [`- ${line}`, ...frames.map((frame) => `  - ${frame}`)].join("\n");
}

export function bugMail(to: string, report: string): string {
  const subject = encodeURIComponent("[Coulisses] Signalement d'un bug");
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(report)}`;
}
