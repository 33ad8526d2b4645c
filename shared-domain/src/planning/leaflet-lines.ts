import { tooLong } from "../field-problems";
import { LEAFLET, type LeafletContact, type RadioChannel } from "./leaflet";

const SEPARATOR = "|";
const partsOf = (text: string): string[][] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split(SEPARATOR).map((part) => part.trim()));

/** Contacts as an administrator types them: `nom | téléphone`, a line each. */
export const contactLines = (contacts: readonly LeafletContact[]): string =>
  contacts.map(({ name, phone }) => `${name} ${SEPARATOR} ${phone}`).join("\n");

/** The contacts in such lines. */
export const readContacts = (text: string): LeafletContact[] =>
  partsOf(text).map(([name = "", phone = ""]) => ({ name, phone }));

/** Radio channels as an administrator types them: `canal | usage | équipes`, a line each; the teams are codes. */
export const channelLines = (channels: readonly RadioChannel[]): string =>
  channels
    .map(({ name, purpose, teams }) =>
      [name, purpose, ...(teams.length > 0 ? [teams.join(", ")] : [])].join(` ${SEPARATOR} `),
    )
    .join("\n");

/** The channels in such lines. */
export const readChannels = (text: string): RadioChannel[] =>
  partsOf(text).map(([name = "", purpose = "", teams = ""]) => ({
    name,
    purpose,
    teams: teams
      .split(",")
      .map((code) => code.trim())
      .filter(Boolean),
  }));

/** The error of the lines of contacts. */
export function contactsProblem(text: string): string | undefined {
  const contacts = readContacts(text);
  if (contacts.length > LEAFLET.contacts) return `Contacts : ${LEAFLET.contacts} au plus`;
  if (contacts.some(({ name, phone }) => name === "" || phone === ""))
    return "Une ligne par contact : nom | téléphone";
  return longProblem(contacts.flatMap(({ name, phone }) => [name, phone]));
}

/** The error of the lines of channels; `teams` are the existing codes. */
export function channelsProblem(text: string, teams: readonly string[]): string | undefined {
  const channels = readChannels(text);
  if (channels.length > LEAFLET.channels) return `Canaux : ${LEAFLET.channels} au plus`;
  if (channels.some(({ name }) => name === "")) return "Une ligne par canal : canal | usage | équipes";
  const unknown = channels.flatMap((channel) => channel.teams).find((code) => !teams.includes(code));
  if (unknown !== undefined) return `L'équipe « ${unknown} » n'existe pas`;
  return longProblem(channels.flatMap(({ name, purpose }) => [name, purpose]));
}

const longProblem = (texts: readonly string[]) =>
  texts.some((text) => text.length > LEAFLET.title.max)
    ? tooLong("Chaque texte", LEAFLET.title.max)
    : undefined;
