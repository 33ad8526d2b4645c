/** A designer's questions about a component, with plain answers; Markdown allowed. */
export type Guide = {
  /** Its definition, in a sentence. */
  what: string;
  /** The cases in which it is the right one. */
  use: string[];
  /** The cases in which another one is, and which. */
  avoid: string[];
  /** The effect of each key while it has the focus. */
  keys?: Record<string, string>;
  /** Help for those who can't see it, or see it otherwise, beyond its keys. */
  accessibility?: string[];
  /** The part of Fluent that it stands on, or a word that it stands on none. */
  fluent?: string;
  /** A component that covers the page is shown in a frame of this height in px, each story in its own. */
  frameHeight?: number;
};

const list = (title: string, lines: string[]) =>
  lines.length > 0 ? [`### ${title}`, ...lines.map((line) => `- ${line}`)].join("\n") : "";

/** The parameters of a component's stories that make the head of its page: every page answers the same questions. */
export function guide({ what, use, avoid, keys = {}, accessibility = [], fluent, frameHeight }: Guide) {
  const keyLines = Object.entries(keys).map(([key, effect]) => `**${key}**: ${effect}`);
  const parts = [
    what,
    list("Use it", use),
    list("Use another", avoid),
    list("Keyboard", keyLines),
    list("Accessibility", accessibility),
    fluent ? `### Stands on\n${fluent}` : "",
  ];
  return {
    docs: {
      description: { component: parts.filter(Boolean).join("\n\n") },
      ...(frameHeight && { story: { inline: false, height: `${frameHeight}px` } }),
    },
  };
}
