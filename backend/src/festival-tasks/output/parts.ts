import * as z from "zod";
import {
  APPROVED,
  DRAFT,
  festivalTaskReviewers,
  IN_REVIEW,
  NOT_ASKING_TO_REVIEW,
  READY_TO_ASSIGN,
  REFUSED,
  REJECTED,
  REVIEWING,
  VALIDATED,
  WILL_NOT_REVIEW,
} from "@coulisses/shared-domain/festival-task/festival-task";
import { inquiryOwners } from "@coulisses/shared-domain/festival-event/inquiry";
import { status as activityStatus } from "../../festival-activities/output/parts";
import * as shared from "../../festival-events/output/parts";

/** What answers about tasks are made of, for the API's document. */
export const status = z.enum([DRAFT, IN_REVIEW, VALIDATED, REFUSED, READY_TO_ASSIGN]);
export const reviews = z.record(
  z.enum(festivalTaskReviewers),
  z.enum([REVIEWING, APPROVED, REJECTED, NOT_ASKING_TO_REVIEW, WILL_NOT_REVIEW]),
);

const tasks = z.array(z.object({ id: z.int(), name: z.string() }));

const conflicts = z.object({
  tasks: tasks.describe("Les autres FT qui demandent cette personne au même moment"),
  availability: z.boolean().describe("Vrai quand la personne n'est PAS disponible"),
  assignments: tasks.describe("Les autres FT où elle est affectée au même moment"),
});

const period = { id: z.string(), start: shared.instant, end: shared.instant };

const assignment = z.object({
  ...period,
  assignees: z.array(shared.identity.extend({ as: z.string().optional() })),
});

export const mobilization = z.object({
  ...period,
  durationSplitInHour: z.int().nullable(),
  volunteers: z.array(shared.identity.extend({ conflicts })),
  teams: z.array(z.object({ team: z.string(), count: z.int() })),
  assignments: z.array(assignment).optional().describe("Présentes une fois l'affectation commencée"),
});

export const linkedActivity = z.object({
  id: z.int(),
  version: z.int().describe("À renvoyer dans If-Match pour attribuer un lieu de retrait de la FA"),
  name: z.string(),
  status: activityStatus,
  location: shared.location.nullable(),
  timeWindows: shared.timeWindows,
  hasSupplyRequest: z.boolean(),
  inquiry: z.object({
    timeWindows: shared.timeWindows,
    all: z.array(shared.inquiryRequests.element.extend({ owner: z.enum(inquiryOwners) })),
  }),
});
