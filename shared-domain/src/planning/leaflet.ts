import type { UserIdentity } from "../people/user";
import { slugOf } from "../slug";

/** A radio channel and its purpose. */
export type RadioChannel = {
  name: string;
  purpose: string;
  /** Codes of the teams whose leaflets list it; empty for all leaflets. */
  teams: string[];
};

/** A person that everyone may call at any hour. */
export type LeafletContact = { name: string; phone: string };

/** A page of every leaflet: a plan, a procedure. */
export type LeafletPage = {
  title: string;
  /** Sanitised HTML. */
  text: string;
  /** A JPEG as `data:image/jpeg;base64,…`. */
  picture: string | null;
  /** True for a page that stands before the tasks; the others end the leaflet. */
  beforeTasks?: boolean;
};

/** Key `leaflet` of the configuration: the texts of each volunteer's leaflet. */
export type LeafletTexts = {
  /** Sanitised HTML. */
  introduction: string;
  contacts: LeafletContact[];
  channels: RadioChannel[];
  pages: LeafletPage[];
  /** A JPEG like a page's, at the top of each page. */
  logo: string | null;
  /** A JPEG like a page's: the second section of the leaflet. */
  securityPlan: string | null;
};

/** The longest texts of the leaflet in characters, or the most elements of a list. */
export const LEAFLET = {
  title: { max: 100 },
  text: { max: 20_000 },
  contacts: 6,
  channels: 30,
  pages: 6,
  /** The longest picture as a data URL in characters: about 260 kB of bytes. */
  picture: { max: 350_000 },
  logo: { max: 50_000 },
};

/** The texts of leaflets without configuration. */
export const defaultLeaflet: LeafletTexts = {
  introduction:
    "<p>Merci d'être là ! Ce livret contient tes tâches : quand et où venir, quoi faire, avec qui, et qui appeler si quelque chose cloche.</p>" +
    "<p>Il est juste au moment où il est imprimé : ton agenda, lui, suit les changements.</p>",
  contacts: [],
  channels: [],
  pages: [],
  logo: null,
  securityPlan: null,
};

/** The channels for a person in these teams (codes). */
export const channelsFor = (channels: readonly RadioChannel[], teams: readonly string[]): RadioChannel[] =>
  channels.filter(
    (channel) => channel.teams.length === 0 || channel.teams.some((code) => teams.includes(code)),
  );

/**
 * `dupont_marie_planning.pdf`; the person's number replaces a name without letters that a file name can have.
 */
export function planningFileName(
  { id, firstname, lastname }: UserIdentity,
  extension: "pdf" | "ics",
): string {
  const slugs = [lastname, firstname]
    .map((name) => slugOf(name).replaceAll(/[^a-z0-9-]/g, ""))
    .filter(Boolean);
  return [...(slugs.length === 0 ? [String(id)] : slugs), "planning"].join("_") + `.${extension}`;
}
