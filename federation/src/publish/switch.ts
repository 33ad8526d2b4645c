import type { Disabled } from "../contract/registry";
import { type Act, addAct, lastAct, lastPublishedVersion, readHistory, writeHistory } from "./site/history";
import { locked } from "./site/lock";
import { Refusal } from "./site/refusal";
import { SHELL, type Site } from "./site/site";
import { readRawEntries, type RawEntry, writeDisabled, writeEntries } from "./state/site-registry";

/** The one who asks, and why, for the history. */
export type Asked = {
  because?: string | undefined;
  /** The token, by its label. */
  by?: string | undefined;
  /** The administrator, by their number. */
  person?: number | undefined;
};

/** The result: `already` when nothing had to change. */
export type Switched = { already: boolean };

/** Takes an app out of the registry, in one write; its versions stay for a later publication. */
export function unpublish(site: Site, name: string, asked: Asked = {}): Promise<Switched> {
  return change(site, name, { act: "unpublished" }, asked, async (entries, entry) => {
    if (!entry) return false;
    await writeEntries(
      site,
      entries.filter((other) => other !== entry),
    );
    return true;
  });
}

/** Leaves an app in the menu, with this word in the place of its pages and cards, in one write. */
export function disable(site: Site, name: string, disabled: Disabled, asked: Asked = {}): Promise<Switched> {
  if (disabled.word.trim() === "" || disabled.ask.trim() === "")
    throw new Refusal("A disabled app has a word for people, and somebody to ask.");
  return change(site, name, { act: "disabled", word: disabled.word }, asked, async (entries, entry) => {
    const before = needed(name, entry).disabled;
    if (before?.word === disabled.word && before.ask === disabled.ask) return false;
    await writeDisabled(site, entries, name, disabled);
    return true;
  });
}

/** Gives an app that was disabled back to people, in one write. */
export function enable(site: Site, name: string, asked: Asked = {}): Promise<Switched> {
  return change(site, name, { act: "enabled" }, asked, async (entries, entry) => {
    if (needed(name, entry).disabled === undefined) return false;
    await writeDisabled(site, entries, name, undefined);
    return true;
  });
}

function needed(name: string, raw: RawEntry | undefined) {
  if (!raw) throw new Refusal(`${name} is not published.`);
  if (!raw.entry) throw new Refusal(`${name} has an entry in the registry that can't be read.`);
  return raw.entry;
}

/**
 * The registry comes first: a process that dies before the history leaves a site that is as asked, and the same
 * command again adds the line that lacks.
 */
async function change(
  site: Site,
  name: string,
  line: { act: Act; word?: string },
  asked: Asked,
  write: (entries: RawEntry[], entry: RawEntry | undefined) => Promise<boolean>,
): Promise<Switched> {
  if (name === SHELL) throw new Refusal("The shell can only be published and rolled back.");
  return locked(site.lock, async () => {
    const entries = await readRawEntries(site);
    const entry = entries.find((candidate) => candidate.name === name);
    const history = await readHistory(site, name);
    if (!entry && history.length === 0) throw new Refusal(`${name} is not published.`);
    const hasChanged = await write(entries, entry);
    const last = lastAct(history);
    const isTold = last?.act === line.act && last.word === line.word;
    const isFirst = last === undefined && line.act === "enabled";
    if (hasChanged || !(isTold || isFirst)) {
      const version = entry?.version ?? lastPublishedVersion(history) ?? "?";
      await writeHistory(site, name, addAct(history, version, { ...line, ...said(asked) }));
    }
    return { already: !hasChanged };
  });
}

/** The facts without those that nobody gave. */
export function said({ because, by, person }: Asked) {
  return {
    ...(because !== undefined && { because }),
    ...(by !== undefined && { by }),
    ...(person !== undefined && { person }),
  };
}
