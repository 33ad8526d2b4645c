import type { UserIdentity } from "../people/user";
import { slugOf } from "../slug";

/** A radio channel and what is said on it. */
export type RadioChannel = {
  name: string;
  purpose: string;
  /** Codes of the teams that read of it; everybody does when there is none. */
  teams: string[];
};

/** Somebody to call at any hour, whoever reads. */
export type LeafletContact = { name: string; phone: string };

/** A page that every leaflet ends with: a plan, a procedure. */
export type LeafletPage = {
  title: string;
  /** Sanitised HTML. */
  text: string;
  /** A JPEG as `data:image/jpeg;base64,…`. */
  picture: string | null;
};

/** Key `leaflet` of the configuration: what the leaflet of each volunteer says beside their tasks. */
export type LeafletTexts = {
  /** Sanitised HTML. */
  introduction: string;
  contacts: LeafletContact[];
  channels: RadioChannel[];
  pages: LeafletPage[];
  /** A JPEG like that of a page, at the head of each page. */
  logo: string | null;
  /** A JPEG like that of a page: the second section of the leaflet. */
  securityPlan: string | null;
};

/** The bounds of the leaflet's texts: characters, or how many there are. */
export const LEAFLET = {
  title: { max: 100 },
  text: { max: 20_000 },
  contacts: 6,
  channels: 30,
  pages: 6,
  /** Of a picture as a data URL, about 260 kB of bytes. */
  picture: { max: 350_000 },
  logo: { max: 50_000 },
};

/** What leaflets say until somebody configures them. */
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

/** The channels of which somebody in these teams reads. */
export const channelsFor = (channels: readonly RadioChannel[], teams: readonly string[]): RadioChannel[] =>
  channels.filter(
    (channel) => channel.teams.length === 0 || channel.teams.some((code) => teams.includes(code)),
  );

/** `dupont_marie_planning.pdf`; the number of the person stands for a name without any letter that a file can have. */
export function planningFileName(
  { id, firstname, lastname }: UserIdentity,
  extension: "pdf" | "ics",
): string {
  const slugs = [lastname, firstname]
    .map((name) => slugOf(name).replaceAll(/[^a-z0-9-]/g, ""))
    .filter(Boolean);
  return [...(slugs.length === 0 ? [String(id)] : slugs), "planning"].join("_") + `.${extension}`;
}
