import { refused } from "../../festival-error";
import type { MissingPart } from "../../festival-event/missing-part";
import {
  type DraftFestivalTask,
  type FestivalTask,
  IN_REVIEW,
  type InReviewFestivalTask,
  type Mobilization,
  REFUSED,
} from "../festival-task";
import type { Section } from "./locks";

/** A draft with the fields that readiness guarantees. */
export type ReadyDraft = DraftFestivalTask & Pick<InReviewFestivalTask, "general" | "instructions">;

type Wanted = Pick<FestivalTask, "general" | "instructions" | "mobilizations">;

/** FT-14, FT-15: everything that is missing before a review, by section, in the order of the sheet. */
export function missingParts({ general, instructions, mobilizations }: Wanted): MissingPart<Section>[] {
  const { appointment, contacts, global, inCharge } = instructions;
  const hasInCharge = inCharge.volunteers.length > 0;
  const hasInstruction = inCharge.instruction !== null;

  const requirements: [missing: boolean, section: Section, reason: string][] = [
    [general.team === null, "general", "Une équipe responsable est nécessaire"],
    [appointment === null, "appointment", "Un lieu de rendez-vous est nécessaire"],
    [global === null, "instructions", "Des instructions sont nécessaires"],
    [contacts.length === 0, "people", "Au moins une personne à contacter est nécessaire"],
    [
      hasInCharge && !hasInstruction,
      "instructions",
      "Des instructions spécifiques sont nécessaires pour les responsables",
    ],
    [
      hasInstruction && !hasInCharge,
      "people",
      "Des responsables sont nécessaires pour les instructions spécifiques",
    ],
    [mobilizations.length === 0, "mobilizations", "Au moins une mobilisation est nécessaire"],
    [
      !mobilizations.every(asksForSomebody),
      "mobilizations",
      "Toutes les mobilisations doivent demander au moins une personne (nominativement ou via les équipes)",
    ],
  ];
  return requirements.filter(([missing]) => missing).map(([, section, reason]) => ({ section, reason }));
}

/** FT-14, FT-15: the reasons alone, in the same order. */
export function missingForReview(ft: Wanted): string[] {
  return missingParts(ft).map(({ reason }) => reason);
}

/** FT-14: true when nothing is missing; the type then guarantees what a review needs. */
export function isReady(ft: DraftFestivalTask): ft is ReadyDraft {
  return missingForReview(ft).length === 0;
}

/**
 * FT-42: checks that a sheet in review or refused still lacks nothing. Throws `refused` with what it would
 * lack, a line each.
 */
export function ensureReady<FT extends FestivalTask>(ft: FT): FT {
  if (ft.status !== IN_REVIEW && ft.status !== REFUSED) return ft;
  const missing = missingForReview(ft);
  if (missing.length > 0) throw refused(missing.join("\n"));
  return ft;
}

/** True when a mobilization asks for people, by name or by team. */
export function asksForSomebody({
  volunteers,
  teams,
}: {
  volunteers: readonly unknown[];
  teams: Mobilization["teams"];
}): boolean {
  return volunteers.length > 0 || teams.some(({ count }) => count > 0);
}
