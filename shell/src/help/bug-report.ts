import type { AppStatus } from "@coulisses/federation/loader";
import type { UncaughtError } from "../root/uncaught-errors";

type BugAnswers = { expected: string; observed: string; steps: string };

type BugContext = {
  address: string;
  version: string;
  userAgent: string;
  at: Date;
  resolution: string;
  /** The errors in this tab, a line each. */
  errors: readonly string[];
  /** The apps that run in this tab, a line each. */
  apps: readonly string[];
};

/** The length of a mail's address is limited. */
const ERRORS_TOLD = 8;
const ERROR_LENGTH = 160;

/** The last error of each app, and those of the shell itself; the latest first. */
export function recentErrors(apps: readonly AppStatus[], strays: readonly UncaughtError[]): string[] {
  const ofApps = apps.flatMap(({ name, version, lastFailure }) =>
    lastFailure
      ? [
          {
            who: version === undefined ? name : `${name} ${version}`,
            detail: lastFailure.error.detail,
            at: lastFailure.at,
          },
        ]
      : [],
  );
  const ofShell = strays
    .filter(({ app }) => app === undefined)
    .map(({ detail, at }) => ({ who: "shell", detail, at }));
  return [...ofApps, ...ofShell]
    .sort((a, b) => b.at - a.at)
    .slice(0, ERRORS_TOLD)
    .map(
      ({ who, detail, at }) =>
        `${new Date(at).toISOString()} ${who} : ${detail.replaceAll(/\s+/g, " ").slice(0, ERROR_LENGTH)}`,
    );
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

export function bugContext(version: string, errors: readonly string[], apps: readonly string[]): BugContext {
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

/** The report for the developers, in Markdown. */
export function bugReport({ expected, observed, steps }: BugAnswers, context: BugContext): string {
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
      ? [section("Erreurs de cet onglet", context.errors.map((error) => `- ${error}`).join("\n"))]
      : []),
  ].join("\n\n");
}

export function bugMail(to: string, report: string): string {
  const subject = encodeURIComponent("[Coulisses] Signalement d'un bug");
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(report)}`;
}
