import type { PlannedTask } from "@coulisses/shared-domain/planning/planned-task";

/** The instructions as one sanitised HTML; volunteers in charge get theirs below. */
export function instructionsOf({
  globalInstruction,
  inChargeInstruction,
}: Pick<PlannedTask, "globalInstruction" | "inChargeInstruction">): string {
  const forThoseInCharge =
    inChargeInstruction === null ? "" : `<hr><h2>Instructions responsables :</h2>${inChargeInstruction}`;
  return `<hr>${globalInstruction}${forThoseInCharge}`;
}
