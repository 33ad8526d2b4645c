import { origin } from "./festival.ts";

type Channel = { channel: string; percent?: number };
type Registry = { features: { name: string; channels?: Channel[] }[] };

/**
 * Before the journeys: with `E2E_CHANNEL`, everybody at the site has to get its version. Only administrators may ask for
 * one by its link, and the journeys are those of all kinds of people.
 */
export default async function channelForAll(): Promise<void> {
  const { E2E_CHANNEL: wanted, E2E_APPS: apps } = process.env;
  if (wanted === undefined) return;
  const { features } = (await (await fetch(`${origin}/features.json`)).json()) as Registry;
  const offered = features.flatMap(({ name, channels = [] }) =>
    channels.filter(({ channel }) => channel === wanted).map(({ percent }) => ({ name, percent })),
  );
  const missing = (apps?.split(",") ?? []).filter((app) => !offered.some(({ name }) => name === `mf-${app}`));
  if (offered.length === 0 || missing.length > 0)
    throw new Error(
      `${origin} has no channel ${wanted}${missing.length > 0 ? ` of ${missing.join(", ")}` : ""}.`,
    );
  const partly = offered.filter(({ percent }) => percent !== 100).map(({ name }) => name);
  if (partly.length > 0)
    throw new Error(
      `Not everybody gets the channel ${wanted} of ${partly.join(", ")}: publish it there with --percent 100.`,
    );
}
