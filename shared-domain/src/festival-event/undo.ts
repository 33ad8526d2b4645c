import { refused } from "../festival-error";
import { displayName } from "../people/display-name";
import type { UserIdentity } from "../people/user";

/** UND-4: how long, in minutes, an act can be undone. */
export const undoableMinutes = 60;

/** UND-2: only the last state of an act's author can be undone, once, and not long after. */
export const notUndoable = () => refused("Cette action ne peut plus être annulée");

/** UND-3: another person has changed the same place since; `by` is absent for one who was forgotten. */
export const changedByAnother = (words: string, by: UserIdentity | null) =>
  refused(
    `${by ? displayName(by) : "Quelqu'un d'autre"} a modifié ${words} depuis : ton action n'est pas annulée`,
  );
