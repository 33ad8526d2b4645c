import { execFile } from "node:child_process";

/** One rollback: it happens only while `from` is in place, or in the channel, which then ends. */
export type RollbackOrder = {
  app: string;
  from: string;
  because: string;
  /** The channel, and the version in place, which its people get back. */
  channel?: { name: string; before: string };
};

/** Puts the version before back in place; a refusal says why that can't be, and will not change by itself. */
export type GoBack = (order: RollbackOrder) => Promise<{ to: string } | { refusal: string }>;

/** Milliseconds: publishing may hold the site's lock for a while. */
const patience = 150_000;

/**
 * Goes back by the very commands that people use, `federation rollback` and `end`, in a process of its own: one way to write a
 * registry, one lock, and a server that knows nothing of how a site is made.
 */
export const goBackWith =
  (command: string, siteDir: string): GoBack =>
  ({ app, from, because, channel }) =>
    new Promise((resolve, reject) => {
      const act = channel ? ["end", app, "--channel", channel.name] : ["rollback", app];
      const args = [command, ...act, "--from", from, "--because", because, "--site", siteDir];
      execFile(
        process.execPath,
        args,
        // Of the environment, which holds secrets, the command needs nothing else.
        { timeout: patience, env: { PATH: process.env.PATH } },
        (error, out, err) => {
          const to = channel ? channel.before : / -> (\S+)/.exec(out)?.[1];
          const refusal = /^refused: ([^]*)/m.exec(err)?.[1]?.trim();
          if (error === null && to !== undefined) resolve({ to });
          else if (refusal !== undefined) resolve({ refusal });
          else reject(new Error(`federation ${act.join(" ")}: ${err || out || String(error)}`));
        },
      );
    });
