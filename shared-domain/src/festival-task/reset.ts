import { type Act, keyEvent } from "../festival-event/key-event";
import { type FestivalTask, REFUSED, REVIEWING, type Reviews } from "./festival-task";
import { historyDescriptions } from "./labels";
import { type Section, approvalsResetBy } from "./locks";

/** What changed, and the words in which the history says it. */
type Change = { section: Section; reason: string };

/** FT-41: those who had approved a refused sheet look again at what changed since. */
export function withApprovalsReset<FT extends FestivalTask>(
  ft: FT,
  { section, reason }: Change,
  act: Act,
): FT {
  const teams = approvalsResetBy(ft, section);
  if (ft.status !== REFUSED || teams.length === 0) return ft;
  const again = Object.fromEntries(teams.map((team) => [team, REVIEWING] as const));
  const reviews: Reviews = { ...ft.reviews, ...again };
  const event = keyEvent("RESET_REVIEW", act, historyDescriptions.resetReview(reason));
  return { ...ft, reviews, history: [...ft.history, event] };
}
