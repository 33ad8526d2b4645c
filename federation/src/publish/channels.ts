import type { ChannelEntry } from "../contract/registry";
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

/** A condition of an act on a channel: refused when it has another version than this one. */
type Expected = Asked & { from?: string | undefined };

/** Puts builds into the site for the people of a channel: all, or none when one is refused. Nobody else meets them. */
export async function offer(
  builds: readonly Build[],
  site: Site,
  { channel, percent, teams }: Target,
): Promise<Done[]> {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(channel))
    throw new Refusal(`${channel} is no name of a channel: small letters, digits and dashes.`);
  refuseMisfits(await readState(site), builds);
  for (const { dist, name, version, app } of builds)
    if (app) await store(dist, site, name, version, app.integrity);
  return locked(site.lock, async () => {
    const state = await readState(site);
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

/** Puts the version of a channel in place for everybody and ends the channel, in one write. */
export function promote(site: Site, name: string, channel: string, asked: Expected = {}): Promise<Done> {
  return close(site, name, channel, asked, undefined, async (state, raw, { version }) => {
    const manifest = await readVersion(site, name, version);
    if (!manifest) throw new Refusal(`${name} has no version ${version}.`);
    refuse(faultsWith(state, [{ dist: "", name, version, app: manifest }]));
    const { disabled, channels } = raw.entry;
    const rest = channels?.filter((other) => other.channel !== channel);
    return {
      raw: rawOf(entryOf(site, manifest, version), disabled, rest),
      line: (history) => addPublication(history, version, { channel, ...said(asked) }),
    };
  });
}

/** Gives the version in place back to the people of a channel, in one write. */
export function end(site: Site, name: string, channel: string, asked: Expected = {}): Promise<Done> {
  return close(site, name, channel, asked, "ended", (_state, { entry }, { version }) => {
    const rest = entry.channels?.filter((other) => other.channel !== channel);
    return Promise.resolve({
      raw: rawOf(entry, entry.disabled, rest),
      line: (history) => addAct(history, version, { act: "ended", channel, ...said(asked) }),
    });
  });
}

type Close = { raw: RawEntry; line: (history: Publication[]) => Publication[] };
type Found = RawEntry & { entry: NonNullable<RawEntry["entry"]> };

async function close(
  site: Site,
  name: string,
  channel: string,
  { from }: Expected,
  act: Publication["act"],
  how: (state: State, raw: Found, offered: ChannelEntry) => Promise<Close>,
): Promise<Done> {
  return locked(site.lock, async () => {
    const state = await readState(site);
    const raw = state.entries.find((candidate) => candidate.name === name);
    const entry = raw?.entry;
    const offered = entry?.channels?.find((candidate) => candidate.channel === channel);
    if (!raw || !entry || !offered) {
      // Pressed twice, or by two at once.
      const last = (await readHistory(site, name)).findLast((line) => line.channel === channel);
      if (last && last.act === act) return { name, version: last.version, already: true };
      throw new Refusal(`${name} has no channel ${channel}.`);
    }
    if (from !== undefined && from !== offered.version)
      throw new Refusal(`The channel ${channel} of ${name} has ${offered.version}, not ${from}.`);
    const closed = await how(state, { ...raw, entry }, offered);
    await writeEntries(
      site,
      state.entries.map((other) => (other === raw ? closed.raw : other)),
    );
    await tell(site, name, closed.line);
    return { name, version: offered.version, already: false };
  });
}

async function tell(site: Site, name: string, line: (history: Publication[]) => Publication[]) {
  await writeHistory(site, name, line(await readHistory(site, name)));
}
