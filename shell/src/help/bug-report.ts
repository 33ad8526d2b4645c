export type BugAnswers = { expected: string; observed: string; steps: string };

export type BugContext = {
  address: string;
  version: string;
  userAgent: string;
  at: Date;
  resolution: string;
};

export function bugContext(version: string): BugContext {
  return {
    address: window.location.href,
    version,
    userAgent: navigator.userAgent,
    at: new Date(),
    resolution: `${String(window.innerWidth)} × ${String(window.innerHeight)}`,
  };
}

/** What the developers receive, in Markdown. */
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
      ].join("\n"),
    ),
  ].join("\n\n");
}

export function bugMail(to: string, report: string): string {
  const subject = encodeURIComponent("[Coulisses] Signalement d'un bug");
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(report)}`;
}
