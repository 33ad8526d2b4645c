import { refused } from "../../festival-error";
import { checkSize } from "../../festival-event/sheet-limits";
import type { Act } from "../../festival-event/history";
import type { UserIdentity } from "../../people/user";
import type { FestivalTask, Instructions } from "../festival-task";
import { checkOpen, resetApprovals } from "../review/locks";
import { ensureReady } from "../review/readiness";

type InCharge = Instructions["inCharge"];

/**
 * FT-43: adds a volunteer in charge, once. Throws `refused` when the section is closed (FT-40) or the sheet
 * would lack something for its review (FT-42), or there are too many.
 */
export function addVolunteerInCharge<FT extends FestivalTask>(ft: FT, volunteer: UserIdentity): FT {
  checkOpen(ft, "people");
  const { volunteers, instruction } = ft.instructions.inCharge;
  const all = withPerson(volunteers, volunteer);
  if (all !== volunteers) checkSize("inCharge", all.length);
  return withInCharge(ft, { volunteers: all, instruction });
}

/**
 * FT-43: removing an unknown volunteer changes nothing. Throws `refused` when the section is closed (FT-40)
 * or the sheet would lack something for its review (FT-42).
 */
export function removeVolunteerInCharge<FT extends FestivalTask>(ft: FT, volunteerId: number): FT {
  checkOpen(ft, "people");
  const { volunteers, instruction } = ft.instructions.inCharge;
  return withInCharge(ft, {
    volunteers: volunteers.filter(({ id }) => id !== volunteerId),
    instruction,
  });
}

/**
 * FT-42: the people in charge and their instructions at once; in review, one can't go without the other. On a
 * refused sheet, approvals start again (FT-41).
 * Throws `refused` when either is there already or the section is closed (FT-40).
 */
export function initInCharge<FT extends FestivalTask>(
  ft: FT,
  { volunteers, instruction }: { volunteers: readonly UserIdentity[]; instruction: string | null },
  act: Act,
): FT {
  checkOpen(ft, "instructions");
  if (hasInCharge(ft)) {
    throw refused("Les instructions spécifiques des responsables ont déjà été initialisées");
  }
  checkSize("inCharge", volunteers.length);
  return resetApprovals(
    withInCharge(ft, { volunteers: volunteers.reduce(withPerson, []), instruction }),
    { section: "instructions", reason: "l'initialisation des instructions des responsables" },
    act,
  );
}

/**
 * FT-42: takes away the people in charge and their instructions; without either, nothing changes.
 * Throws `refused` when the section is closed (FT-40).
 */
export function clearInCharge<FT extends FestivalTask>(ft: FT, act: Act): FT {
  checkOpen(ft, "instructions");
  if (!hasInCharge(ft)) return ft;
  return resetApprovals(
    withInCharge(ft, { volunteers: [], instruction: null }),
    { section: "instructions", reason: "la suppression des instructions des responsables" },
    act,
  );
}

/** True when a volunteer is in charge, or there are instructions for one. */
export function hasInCharge({ instructions }: Pick<FestivalTask, "instructions">): boolean {
  const { volunteers, instruction } = instructions.inCharge;
  return volunteers.length > 0 || instruction !== null;
}

function withPerson(present: UserIdentity[], volunteer: UserIdentity): UserIdentity[] {
  return present.some(({ id }) => id === volunteer.id) ? present : [...present, volunteer];
}

function withInCharge<FT extends FestivalTask>(ft: FT, inCharge: InCharge): FT {
  return ensureReady({ ...ft, instructions: { ...ft.instructions, inCharge } });
}
