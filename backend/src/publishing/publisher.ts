import { execFile } from "node:child_process";

/** A build's trial, by the word of its sender. */
export type Trial = { untried?: boolean; forced?: string[] };

/** The channel to which a version goes, and those who get it unasked. */
type Target = { channel: string; percent?: number; teams?: string[] };

type Refused = { refusal: string };

/** The one who asks: a token by its label, or an administrator by their number. */
export type Asking = { by: string } | { person: number };

/** One switch of an app. */
export type SwitchOrder = Asking & {
  app: string;
  because?: string;
} & ({ command: "disable"; word: string; ask: string } | { command: "enable" | "unpublish" });

/** The end of a channel, or the promotion of its version. */
export type ChannelOrder = Asking & {
  command: "promote" | "end";
  app: string;
  channel: string;
  from?: string;
  because?: string;
  /** Other apps of the channel, which change in the same write: `mf-tasks@version`. */
  together?: readonly string[];
};

/** Puts versions in place; `by` is the token's label. A refusal says what its sender can mend. */
export type Publisher = {
  publish(order: {
    app: string;
    folder: string;
    by: string;
    trial: Trial;
    target?: Target | undefined;
    /** Another origin that serves its files. */
    filesAt?: string | undefined;
  }): Promise<{ version: string; already: boolean } | Refused>;
  rollback(
    order: Asking & {
      app: string;
      version?: string;
      from?: string;
      because?: string;
    },
  ): Promise<{ from: string; to: string } | Refused>;
  switchApp(order: SwitchOrder): Promise<{ already: boolean } | Refused>;
  /** Says of each app whether its channel was closed before. */
  closeChannel(
    order: ChannelOrder,
  ): Promise<{ closed: { app: string; version: string; already: boolean }[] } | Refused>;
};

const askedBy = (asking: Asking) =>
  "by" in asking ? `--by=${asking.by}` : `--person=${String(asking.person)}`;

const targetArgs = ({ channel, percent, teams = [] }: Target) => [
  `--channel=${channel}`,
  ...(percent === undefined ? [] : [`--percent=${String(percent)}`]),
  ...teams.map((code) => `--team=${code}`),
];

/** Milliseconds: publishing may wait for the site's lock, and compresses each file as far as it goes. */
const patience = 170_000;

/**
 * Publishes by the very command that people use, in a process of its own: the same checks, lock and history, and a
 * server that runs nothing of what it was sent.
 */
export const publisherWith = (command: string, siteDir: string): Publisher => ({
  async publish({ app, folder, by, trial, target, filesAt }) {
    const ran = await run(command, [
      "receive",
      folder,
      `--only=${app}`,
      `--by=${by}`,
      `--trial=${JSON.stringify({ ...trial, elsewhere: true })}`,
      ...(target ? targetArgs(target) : []),
      ...(filesAt === undefined ? [] : [`--files-at=${filesAt}`]),
      `--site=${siteDir}`,
    ]);
    if ("refusal" in ran) return { refusal: withoutFolders(ran.refusal, folder, siteDir) };
    const [, version, already] =
      /^\S+ (\w+)(?: in the channel \S+)?( \(already(?: in place)?\))?$/m.exec(ran.said) ?? [];
    if (version === undefined) throw new Error(`federation receive: ${ran.said}`);
    return { version, already: already !== undefined };
  },

  async rollback({ app, version, from, because, ...asking }) {
    const ran = await run(command, [
      "rollback",
      app,
      ...(version === undefined ? [] : [version]),
      askedBy(asking),
      ...(from === undefined ? [] : [`--from=${from}`]),
      ...(because === undefined ? [] : [`--because=${because}`]),
      `--site=${siteDir}`,
    ]);
    if ("refusal" in ran) return { refusal: withoutFolders(ran.refusal, siteDir) };
    const [, left, to] = /^\S+ (\S+) -> (\S+)$/m.exec(ran.said) ?? [];
    if (left === undefined || to === undefined) throw new Error(`federation rollback: ${ran.said}`);
    return { from: left, to };
  },

  async switchApp({ app, command: name, because, ...order }) {
    const ran = await run(command, [
      name,
      app,
      askedBy(order),
      ...("word" in order ? [`--word=${order.word}`, `--ask=${order.ask}`] : []),
      ...(because === undefined ? [] : [`--because=${because}`]),
      `--site=${siteDir}`,
    ]);
    if ("refusal" in ran) return { refusal: withoutFolders(ran.refusal, siteDir) };
    const [line, already] = /^\S+ (?:disabled|enabled|unpublished)( \(already\))?$/m.exec(ran.said) ?? [];
    if (line === undefined) throw new Error(`federation ${name}: ${ran.said}`);
    return { already: already !== undefined };
  },

  async closeChannel({ app, command: name, channel, from, because, together = [], ...asking }) {
    const ran = await run(command, [
      name,
      from === undefined ? app : `${app}@${from}`,
      ...together,
      `--channel=${channel}`,
      askedBy(asking),
      ...(because === undefined ? [] : [`--because=${because}`]),
      `--site=${siteDir}`,
    ]);
    if ("refusal" in ran) return { refusal: withoutFolders(ran.refusal, siteDir) };
    const lines = [...ran.said.matchAll(/^(\S+) (\S+) \S+ (?:promoted|ended)( \(already\))?$/gm)];
    if (lines.length === 0) throw new Error(`federation ${name}: ${ran.said}`);
    const closed = lines.map(([, changed = "", version = "", already]) => ({
      app: changed,
      version,
      already: already !== undefined,
    }));
    return { closed };
  },
});

function run(command: string, args: readonly string[]): Promise<{ said: string } | Refused> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [command, ...args],
      // Of the environment, which holds secrets, the command needs nothing else.
      { timeout: patience, env: { PATH: process.env.PATH }, maxBuffer: 1024 * 1024 },
      (error, out, err) => {
        const refusal = /^refused: ([^]*)/m.exec(err)?.[1]?.trim();
        if (error === null) resolve({ said: out });
        else if (refusal !== undefined) resolve({ refusal });
        else reject(new Error(`federation ${args[0] ?? ""}: ${err || out || String(error)}`));
      },
    );
  });
}

/** Where the server keeps its files is nobody else's affair. */
function withoutFolders(text: string, ...folders: readonly string[]): string {
  return folders.reduce((left, folder) => left.replaceAll(folder, "…"), text);
}
