import { FestivalError } from "./festival-error";

/** `version` grows with each change; a write gives it back in `If-Match`, and is refused with 412 once it has changed. */
export type Versioned = { version: number };

/** What several people edit, each with the words that tell of somebody else's change. */
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
/** What several people edit and carries a version. */
export type VersionedThing = keyof typeof conflictMessages;

/**
 * `expected` is the version that the editor saw; undefined writes over the present one.
 * Throws `stale`, with the words for this thing, when it is another one.
 */
export function checkVersion(thing: VersionedThing, present: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== present)
    throw new FestivalError("stale", conflictMessages[thing]);
}
