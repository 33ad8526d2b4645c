import type { SheetStatus } from "../base/mark/status";
import type { ReviewValue } from "../icons/review-glyph";
import { reviewers, teams } from "./teams";

/** A person of the stories. */
export type Person = { id: number; firstname: string; lastname: string; nickname?: string };

/** The people of the stories. */
export const people: Person[] = [
  { id: 1, firstname: "Amélie", lastname: "Durand", nickname: "Mélo" },
  { id: 2, firstname: "Bastien", lastname: "Le Goff" },
  { id: 3, firstname: "Chloé", lastname: "Martinez", nickname: "Clochette" },
  { id: 4, firstname: "Driss", lastname: "Benali" },
  { id: 5, firstname: "Élodie", lastname: "Vasseur", nickname: "Dodo" },
  { id: 6, firstname: "Félix", lastname: "Nguyen" },
  { id: 7, firstname: "Gaëlle", lastname: "Rousseau", nickname: "Gaga" },
  { id: 8, firstname: "Jean-Christophe", lastname: "de la Rochefoucauld-Montbel", nickname: "Jicé" },
];

/** The places of the stories. */
export const places = [
  { id: 1, name: "Scène Pulse", detail: "Parc, côté lac" },
  { id: 2, name: "Scène Anteus", detail: "Parking des Humanités" },
  { id: 3, name: "Amphi Freyssinet", detail: "Bâtiment A" },
  { id: 4, name: "Hall des Humanités", detail: "Bâtiment H" },
  { id: 5, name: "Village des associations", detail: "Pelouse centrale" },
  { id: 6, name: "Bar du Lac", detail: "Parc, côté lac" },
  { id: 7, name: "Loges artistes", detail: "Gymnase B" },
];
/** A place of the stories. */
export type Place = (typeof places)[number];

/** An activity of the stories. */
export type Activity = {
  id: number;
  name: string;
  status: SheetStatus;
  team: string;
  contact: string | undefined;
  people: number;
  reviews: Partial<Record<string, ReviewValue>>;
};

const names = [
  "Concert d'ouverture",
  "Course de garçons de café",
  "Blind test géant",
  "Tournoi de pétanque",
  "Village des associations",
  "Fanfare itinérante",
  "Atelier sérigraphie",
  "Silent disco",
  "Marché des créateurs",
  "Grand bal folk",
];
const statuses: SheetStatus[] = ["DRAFT", "IN_REVIEW", "REFUSED", "VALIDATED", "READY_TO_ASSIGN"];
const states: ReviewValue[] = [
  "APPROVED",
  "REVIEWING",
  "REJECTED",
  "WILL_NOT_REVIEW",
  "NOT_ASKING_TO_REVIEW",
];

/** As many activity sheets as wanted, always the same. */
export function activities(count: number): Activity[] {
  return Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? "";
    const edition = Math.floor(index / names.length);
    const status = statuses[(index * 3) % statuses.length] ?? "DRAFT";
    const contact = index % 7 === 5 ? undefined : people[index % people.length];
    return {
      id: index + 1,
      name: edition === 0 ? name : `${name} ${edition + 1}`,
      status,
      team: teams[index % teams.length]?.code ?? "",
      contact: contact && `${contact.firstname} ${contact.lastname}`,
      people: (index * 13) % 40,
      reviews:
        status === "DRAFT"
          ? {}
          : Object.fromEntries(reviewers.map(({ code }, at) => [code, states[(index + at) % states.length]])),
    };
  });
}
