import type { PlannedTask } from "@coulisses/shared-domain/planning/planned-task";

/** What there is to do, as one sanitised HTML; whoever is in charge reads what is for them below it. */
export function instructionsOf({
  globalInstruction,
  inChargeInstruction,
}: Pick<PlannedTask, "globalInstruction" | "inChargeInstruction">): string {
  const forThoseInCharge =
    inChargeInstruction === null ? "" : `<hr><h2>Instructions responsables :</h2>${inChargeInstruction}`;
  return `<hr>${globalInstruction}${forThoseInCharge}`;
}
