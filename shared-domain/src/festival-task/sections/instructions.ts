import type { Location } from "../../location/location-catalogue";
import type { Act } from "../../festival-event/history";
import { type Patch, applyPatch } from "../../patch";
import type { FestivalTask, Instructions } from "../festival-task";
import { checkOpen, resetApprovals } from "../review/locks";
import { ensureReady } from "../review/readiness";

/** `inCharge`: the instructions of those in charge. A meeting place can be changed, not removed. */
type InstructionsPatch = Patch<{
  appointment: Location;
  global: string | null;
  inCharge: string | null;
}>;

/**
 * FT-40 to FT-42: changes meeting place and instructions; several fields at once obey the strictest of their
 * locks. A patch that changes nothing leaves the approvals (FT-41). Throws `refused` when a section is closed
 * (FT-40) or the sheet would lack something (FT-42).
 */
export function updateInstructions<FT extends FestivalTask>(
  ft: FT,
  { appointment, global, inCharge }: InstructionsPatch,
  act: Act,
): FT {
  if (appointment !== undefined) checkOpen(ft, "appointment");
  if (global !== undefined || inCharge !== undefined) checkOpen(ft, "instructions");

  const before = ft.instructions;
  const after: Instructions = {
    ...applyPatch<Instructions>(before, { appointment, global }),
    inCharge: applyPatch(before.inCharge, { instruction: inCharge }),
  };
  const globalChanged = after.global !== before.global;
  const textChanged = globalChanged || after.inCharge.instruction !== before.inCharge.instruction;
  if (!textChanged && after.appointment?.id === before.appointment?.id) return ft;

  const field = globalChanged ? "instructions" : "instructions des responsables";
  return resetApprovals(
    ensureReady({ ...ft, instructions: after }),
    {
      section: textChanged ? "instructions" : "appointment",
      reason: `un changement sur le champ ${field}`,
    },
    act,
  );
}
