import { type FestivalError, refused } from "../../festival-error";
import { type Act, keyEvent } from "../../festival-event/history";
import { type Patch, applyPatch } from "../../patch";
import { DRAFT, type FestivalTask, IN_REVIEW, type Instructions, REFUSED } from "../festival-task";
import { historyDescriptions } from "../labels";
import { approversOf } from "../review/review";

/** The texts to force, sanitised HTML; an absent one is kept. */
type ForcedInstructions = Patch<{ global: string; inCharge: string }>;

/**
 * FT-47: changes the instructions although approvals close them; the approvals stand and the history records
 * it. The text for those in charge changes only if a volunteer is in charge. Throws what `whyNotForceable`
 * answers.
 */
export function forceInstructions<FT extends FestivalTask>(
  ft: FT,
  { global, inCharge }: ForcedInstructions,
  act: Act,
): FT {
  const refusal = whyNotForceable(ft);
  if (refusal) throw refusal;

  const before = ft.instructions;
  const someoneInCharge = before.inCharge.volunteers.length > 0;
  const after: Instructions = {
    ...applyPatch<Instructions>(before, { global }),
    inCharge: someoneInCharge ? applyPatch(before.inCharge, { instruction: inCharge }) : before.inCharge,
  };
  const sameText =
    after.global === before.global && after.inCharge.instruction === before.inCharge.instruction;
  if (sameText) return ft;

  const event = keyEvent("FORCED_UPDATE", act, historyDescriptions.forcedUpdate);
  return { ...ft, instructions: after, history: [...ft.history, event] };
}

/** FT-47: the refusal when an ordinary change will do (a draft, or a sheet without approval), or undefined. */
export function whyNotForceable(ft: FestivalTask): FestivalError | undefined {
  if (ft.status === DRAFT) return refused(`La fiche tâche #${ft.id} est en brouillon`);
  const isReviewable = ft.status === IN_REVIEW || ft.status === REFUSED;
  if (isReviewable && approversOf(ft).length === 0) {
    return refused(`La fiche tâche #${ft.id} n'a aucune approbation`);
  }
  return undefined;
}
