import { refused } from "../../festival-error";
import {
  type WindowForm,
  withTimeWindow,
  hasTimeWindow,
  withoutTimeWindow,
  withChangedTimeWindow,
} from "../../festival-event/time-window";
import { type Patch, applyPatch } from "../../patch";
import { toCategories } from "./categories";
import { checkName } from "../create-and-remove";
import {
  DRAFT,
  type DraftFestivalActivity,
  type FestivalActivity,
  type General,
  NOT_ASKING_TO_REVIEW,
  REVIEWING,
  type ReviewableFestivalActivity,
} from "../festival-activity";
import { checkOpen } from "../review/locks";
import { withReviews } from "../review/review";

/** Fields of the section to change; an absent one is kept. Time windows have writes of their own. */
export type GeneralPatch = Patch<Omit<General, "timeWindows">>;

/**
 * FA-30 to FA-34: the sheet with the changed fields; once out of the draft, null keeps description and photo
 * (FA-31), and a change of `toPublish` changes communication's review (FA-33).
 * Throws `refused` when the section is closed (FA-34, FA-38) or a public activity would lack something (FA-32),
 * `bad-input` for a blank name or an unknown category.
 */
export function updateGeneral(fa: FestivalActivity, patch: GeneralPatch): FestivalActivity {
  checkOpen(fa, "general");
  const checked: GeneralPatch = {
    ...patch,
    name: patch.name === undefined ? undefined : checkName(patch.name),
    categories: patch.categories === undefined ? undefined : toCategories(patch.categories),
  };
  return fa.status === DRAFT ? updateDraft(fa, checked) : updateReviewable(fa, checked);
}

function updateDraft(fa: DraftFestivalActivity, patch: GeneralPatch): DraftFestivalActivity {
  const general = { ...fa.general, ...applyPatch(withoutWindows(fa.general), patch) };
  return { ...fa, general: patch.toPublish === false ? withoutPublication(general) : general };
}

function updateReviewable(
  fa: ReviewableFestivalActivity,
  { description, photoLink, ...patch }: GeneralPatch,
): ReviewableFestivalActivity {
  const before = fa.general;
  const general = {
    ...before,
    ...applyPatch(withoutWindows(before), patch),
    description: description ?? before.description,
    photoLink: photoLink ?? before.photoLink,
  };
  if (!general.toPublish) return withCommunicationReview(fa, before, withoutPublication(general));
  checkPublishable(general);
  return withCommunicationReview(fa, before, general);
}

/** FA-33: communication reviews what is published, and only that. */
function withCommunicationReview(
  fa: ReviewableFestivalActivity,
  before: General,
  general: ReviewableFestivalActivity["general"],
): ReviewableFestivalActivity {
  if (general.toPublish === before.toPublish) return { ...fa, general };
  const communication = general.toPublish ? REVIEWING : NOT_ASKING_TO_REVIEW;
  return { ...withReviews(fa, { ...fa.reviews, communication }), general };
}

function withoutPublication<G extends General>(general: G): G {
  return { ...general, photoLink: null, isFlagship: false };
}

/**
 * FA-32: the French list of what a public activity that has left the draft lacks. Screens ask for it
 * beforehand.
 */
export function missingForPublication(
  general: Pick<General, "categories" | "photoLink" | "timeWindows">,
): string[] {
  return [
    ...(general.categories.length === 0 ? ["Il faut au moins une catégorie."] : []),
    ...(general.photoLink === null ? ["Il faut définir un lien pour la photo."] : []),
    ...(general.timeWindows.length === 0 ? ["Il faut au moins un créneau."] : []),
  ];
}

function checkPublishable(general: General): void {
  const missing = missingForPublication(general);
  if (missing.length === 0) return;
  const reasons = missing.map((reason) => `- ${reason}`);
  throw refused(["Il n'est pas possible de rendre publique cette FA", ...reasons].join("\n"));
}

/**
 * FA-35, FA-36: adds a window, in the order of time. Throws `refused` once humain has approved, for a window
 * that is there already or one too many; `bad-input` for a period without length.
 */
export function addTimeWindow<FA extends FestivalActivity>(fa: FA, form: WindowForm): FA {
  checkOpen(fa, "generalTimeWindows");
  return withWindows(fa, withTimeWindow(fa.general.timeWindows, form));
}

/**
 * FA-35, FA-36: another period for a window, which changes its id.
 * Throws as `addTimeWindow` does, and `not-found` « Le créneau n'a pas été trouvé. ».
 */
export function updateTimeWindow<FA extends FestivalActivity>(fa: FA, id: string, form: WindowForm): FA {
  checkOpen(fa, "generalTimeWindows");
  return withWindows(fa, withChangedTimeWindow(fa.general.timeWindows, id, form));
}

/**
 * FA-35, FA-37: removing an unknown window changes nothing.
 * Throws `refused` « Il faut garder au moins un créneau. » for the last window of a public activity that has left
 * the draft.
 */
export function removeTimeWindow<FA extends FestivalActivity>(fa: FA, id: string): FA {
  checkOpen(fa, "generalTimeWindows");
  const { timeWindows, toPublish } = fa.general;
  if (!hasTimeWindow(timeWindows, id)) return fa;
  if (fa.status !== DRAFT && toPublish && timeWindows.length === 1) {
    throw refused("Il faut garder au moins un créneau.");
  }
  return withWindows(fa, withoutTimeWindow(timeWindows, id));
}

function withWindows<FA extends FestivalActivity>(fa: FA, timeWindows: General["timeWindows"]): FA {
  return { ...fa, general: { ...fa.general, timeWindows } };
}

function withoutWindows({ timeWindows: _, ...fields }: General) {
  return fields;
}
