import { FestivalError } from "./festival-error";

/**
 * `version` grows with each change; a write sends the version it has seen in `If-Match`, and is refused with
 * 412 when it is no longer the present one.
 */
export type Versioned = { version: number };

/** The things that several people edit, each with the message about another person's change. */
const conflictMessages = {
  sheet: "Cette fiche a été modifiée entre-temps par quelqu'un d'autre. Recharge-la avant de recommencer.",
  inventory:
    "L'inventaire a été modifié entre-temps par quelqu'un d'autre. Recharge-le avant de recommencer.",
  gear: "Ce matos a été modifié entre-temps par quelqu'un d'autre. Vérifie-le avant de recommencer.",
  category:
    "Cette catégorie a été modifiée entre-temps par quelqu'un d'autre. Vérifie-la avant de recommencer.",
  location: "Ce lieu a été modifié entre-temps par quelqu'un d'autre. Vérifie-le avant de recommencer.",
  signage:
    "Cette signalisation a été modifiée entre-temps par quelqu'un d'autre. Vérifie-la avant de recommencer.",
  team: "Cette équipe a été modifiée entre-temps par quelqu'un d'autre. Vérifie-la avant de recommencer.",
  configuration:
    "Cette configuration a été modifiée entre-temps par quelqu'un d'autre. Vérifie-la avant de recommencer.",
  profile: "Ce profil a été modifié entre-temps. Vérifie-le avant de recommencer.",
} as const;
/** A thing with a version that several people edit. */
export type VersionedThing = keyof typeof conflictMessages;

/**
 * `expected` is the version that the editor saw; undefined overwrites the present one. Throws `stale`, with
 * the message for this thing, when they differ.
 */
export function checkVersion(thing: VersionedThing, present: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== present)
    throw new FestivalError("stale", conflictMessages[thing]);
}
