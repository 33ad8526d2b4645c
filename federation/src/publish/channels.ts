import type { ChannelEntry, FeatureEntry } from "../contract/registry";
import { addAct, addPublication, type Publication, readHistory, writeHistory } from "./site/history";
import { locked } from "./site/lock";
import { store } from "./site/put-files";
import { Refusal } from "./site/refusal";
import type { Site } from "./site/site";
import { refuse } from "./state/fits";
import { entryOf, type RawEntry, rawOf, readVersion, writeEntries } from "./state/site-registry";
import { type Build, faultsWith, readState, type State } from "./state/state";
import { type Asked, said } from "./switch";

/** A channel, and the people who get its version unasked. */
export type Target = { channel: string; percent?: number | undefined; teams?: string[] | undefined };

/** The result of an act on a channel. */
type Done = { name: string; version: string; already: boolean };

/** An app of a channel; refused when its version there is another one than `from`. */
export type AppOfChannel = { name: string; from?: string | undefined };

/** Puts builds into the site for the people of a channel: all, or none when one is refused. Nobody else meets them. */
export async function offer(
  builds: readonly Build[],
  site: Site,
  { channel, percent, teams }: Target,
): Promise<Done[]> {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(channel))
    throw new Refusal(`${channel} is no name of a channel: small letters, digits and dashes.`);
  refuseMisfits(await readState(site, channel), builds);
  for (const { dist, name, version, app } of builds)
    if (app) await store(dist, site, name, version, app.integrity);
  return locked(site.lock, async () => {
    const state = await readState(site, channel);
    refuseMisfits(state, builds);
    const share = { ...(percent !== undefined && { percent }), ...(teams && { teams }) };
    const offers = builds.flatMap(({ app, version, name, by, trial }) => {
      if (!app) return [];
      const { channels = [] } = inPlace(state.entries, name);
      const offered: ChannelEntry = { ...entryOf(site, app, version), channel, ...share };
      const before = channels.find((other) => other.channel === channel);
      const already = before !== undefined && isSameOffer(before, offered);
      const others = channels.filter((other) => other !== before);
      return [{ name, version, by, trial, already, channels: [...others, offered] }];
    });
    await writeEntries(
      site,
      state.entries.map((raw) => {
        const change = offers.find(({ name }) => name === raw.name);
        return change && raw.entry ? rawOf(raw.entry, raw.entry.disabled, change.channels) : raw;
      }),
    );
    for (const { name, version, by, trial, already } of offers)
      if (!already)
        await tell(site, name, (history) =>
          addAct(history, version, {
            act: "offered",
            channel,
            ...share,
            ...said({ by }),
            ...(trial && { trial }),
          }),
        );
    return offers.map(({ name, version, already }) => ({ name, version, already }));
  });
}

function refuseMisfits(state: State, builds: readonly Build[]): void {
  for (const { name, shell } of builds) {
    if (shell) throw new Refusal("The shell has no channels.");
    inPlace(state.entries, name);
  }
  refuse(faultsWith(state, builds));
}

function inPlace(entries: readonly RawEntry[], name: string) {
  const entry = entries.find((candidate) => candidate.name === name)?.entry;
  if (!entry) throw new Refusal(`${name} has no version in place: publish one without a channel first.`);
  return entry;
}

function isSameOffer(one: ChannelEntry, other: ChannelEntry): boolean {
  const facts = ({ version, percent, teams = [] }: ChannelEntry) => JSON.stringify([version, percent, teams]);
  return facts(one) === facts(other);
}

/**
 * Puts the versions of a channel in place for everybody and ends the channel of these apps, in one write: a page that
 * one of them gives to another has exactly one owner at every moment.
 */
export function promote(
  site: Site,
  apps: readonly AppOfChannel[],
  channel: string,
  asked: Asked = {},
): Promise<Done[]> {
  return close(site, apps, channel, undefined, async (state, found) => {
    const builds = await Promise.all(
      found.map(async ({ offered: { name, version } }) => {
        const app = await readVersion(site, name, version);
        if (!app) throw new Refusal(`${name} has no version ${version}.`);
        return { dist: "", name, version, app };
      }),
    );
    refuse(faultsWith(state, builds));
    return found.map(({ entry: { disabled }, rest }, at) => {
      const { app, version } = builds[at] as (typeof builds)[number];
      return {
        raw: rawOf(entryOf(site, app, version), disabled, rest),
        line: (history) => addPublication(history, version, { channel, ...said(asked) }),
      };
    });
  });
}

/** Gives the version in place back to the people of a channel, in one write. */
export function end(
  site: Site,
  apps: readonly AppOfChannel[],
  channel: string,
  asked: Asked = {},
): Promise<Done[]> {
  return close(site, apps, channel, "ended", (_state, found) =>
    Promise.resolve(
      found.map(({ entry, offered, rest }) => ({
        raw: rawOf(entry, entry.disabled, rest),
        line: (history) => addAct(history, offered.version, { act: "ended", channel, ...said(asked) }),
      })),
    ),
  );
}

type Close = { raw: RawEntry; line: (history: Publication[]) => Publication[] };
/** An app of the channel: its entry in place, the channel's, and its other channels. */
type Found = { entry: FeatureEntry; offered: ChannelEntry; rest: readonly ChannelEntry[] };

async function close(
  site: Site,
  apps: readonly AppOfChannel[],
  channel: string,
  act: Publication["act"],
  how: (state: State, found: readonly Found[]) => Promise<Close[]>,
): Promise<Done[]> {
  if (new Set(apps.map(({ name }) => name)).size < apps.length) throw new Refusal("Each app is named once.");
  return locked(site.lock, async () => {
    const state = await readState(site);
    const found: Found[] = [];
    const done: Done[] = [];
    for (const app of apps) {
      const one = foundIn(state, app, channel);
      if (one) found.push(one);
      else done.push(await closedBefore(site, app.name, channel, act));
    }
    if (found.length === 0) return done;
    const closed = await how(state, found);
    await writeEntries(
      site,
      state.entries.map((raw) => closed.find((other) => other.raw.name === raw.name)?.raw ?? raw),
    );
    for (const { raw, line } of closed) await tell(site, raw.name, line);
    return [...done, ...found.map(({ offered: { name, version } }) => ({ name, version, already: false }))];
  });
}

function foundIn({ entries }: State, { name, from }: AppOfChannel, channel: string): Found | undefined {
  const entry = entries.find((candidate) => candidate.name === name)?.entry;
  const offered = entry?.channels?.find((candidate) => candidate.channel === channel);
  if (!entry || !offered) return undefined;
  if (from !== undefined && from !== offered.version)
    throw new Refusal(`The channel ${channel} of ${name} has ${offered.version}, not ${from}.`);
  return { entry, offered, rest: entry.channels?.filter((other) => other !== offered) ?? [] };
}

/** Pressed twice, or by two at once; throws a Refusal where the app had no such channel. */
async function closedBefore(
  site: Site,
  name: string,
  channel: string,
  act: Publication["act"],
): Promise<Done> {
  const last = (await readHistory(site, name)).findLast((line) => line.channel === channel);
  if (!last || last.act !== act) throw new Refusal(`${name} has no channel ${channel}.`);
  return { name, version: last.version, already: true };
}

async function tell(site: Site, name: string, line: (history: Publication[]) => Publication[]) {
  await writeHistory(site, name, line(await readHistory(site, name)));
}
