import * as z from "zod";
import { connections } from "../festival-activity/electric-connection";
import {
  APPROVED,
  DRAFT,
  type DraftFestivalActivity,
  type FestivalActivity,
  festivalActivityReviewers,
  IN_REVIEW,
  NOT_ASKING_TO_REVIEW,
  REFUSED,
  REJECTED,
  REVIEWING,
  VALIDATED,
} from "../festival-activity/festival-activity";
import type { FestivalActivityPreview } from "../festival-activity/preview";
import { signageTypes } from "../signage/signage-catalogue";
import { describesEntity } from "./call";
import { identitySchema, versionField } from "./fields";
import {
  feedbackSchema,
  inquiryRequestSchema,
  keyEventSchema,
  locationReferenceSchema,
  sheetEditionSchema,
  timeWindowSchema,
} from "./festival-events";

export type { FestivalActivityPreview };

/** Every status of an activity, from draft to refused. */
export const activityStatuses = [DRAFT, IN_REVIEW, VALIDATED, REFUSED] as const;
const reviews = z.record(
  z.enum(festivalActivityReviewers),
  z.enum([REVIEWING, APPROVED, REJECTED, NOT_ASKING_TO_REVIEW]),
);

const general = z.object({
  name: z.string(),
  description: z.string().nullable(),
  categories: z.array(z.string()),
  toPublish: z.boolean(),
  photoLink: z.string().nullable(),
  isFlagship: z.boolean(),
  timeWindows: z.array(timeWindowSchema),
});

const contractor = z.object({
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  comment: z.string().nullable(),
});

const inCharge = z.object({
  adherent: identitySchema,
  team: z.string().nullable(),
  contractors: z.array(contractor),
});

const signage = z.object({
  id: z.string(),
  type: z.enum(signageTypes),
  text: z.string(),
  size: z.string(),
  quantity: z.int(),
  comment: z.string().nullable(),
  catalogItem: z
    .object({ id: z.int(), name: z.string(), type: z.enum(signageTypes) })
    .exactOptional()
    .describe("Absent tant qu'aucune référence n'est attribuée"),
});

const signa = z.object({ location: locationReferenceSchema.nullable(), signages: z.array(signage) });

const electricity = z.object({
  id: z.string(),
  connection: z.enum(connections),
  device: z.string(),
  power: z.number().describe("En watts, pour un appareil"),
  count: z.int(),
  comment: z.string().nullable(),
});

const requests = z.array(inquiryRequestSchema);

const draft = z.object({
  id: z.int(),
  version: versionField,
  edition: sheetEditionSchema.exactOptional().describe("Absente d'une fiche qui vient d'être créée"),
  status: z.literal(DRAFT),
  general,
  inCharge,
  signa,
  security: z.object({ specialNeed: z.string().nullable(), freePass: z.int() }),
  supply: z.object({ electricity: z.array(electricity), water: z.string().nullable() }),
  inquiry: z.object({
    timeWindows: z.array(timeWindowSchema),
    gears: requests,
    electricity: requests,
    barriers: requests,
  }),
  feedbacks: z.array(feedbackSchema),
  history: z.array(keyEventSchema),
  tasks: z.array(z.object({ id: z.int(), name: z.string(), status: z.string() })),
});

const ready = {
  general: general.extend({ description: z.string() }),
  inCharge: inCharge.extend({ team: z.string() }),
  signa: signa.extend({ location: locationReferenceSchema }),
  reviews,
};

/** An activity sheet (FA) in any status; only a draft may lack what readiness asks for, and has no reviews. */
export const festivalActivitySchema = describesEntity<FestivalActivity>()(
  z
    .discriminatedUnion("status", [
      draft,
      draft.extend({ ...ready, status: z.literal(IN_REVIEW) }),
      draft.extend({ ...ready, status: z.literal(VALIDATED) }),
      draft.extend({ ...ready, status: z.literal(REFUSED) }),
    ])
    .describe("Une fiche activité"),
);

/** Created sheets are drafts. */
export const draftFestivalActivitySchema = describesEntity<DraftFestivalActivity>()(draft);
/** The answer to a creation. */
export type CreatedActivity = DraftFestivalActivity;

/** A line of the list of activities. */
export const festivalActivityPreviewSchema = describesEntity<FestivalActivityPreview>()(
  z.object({
    id: z.int(),
    name: z.string(),
    status: z.enum(activityStatuses),
    adherent: identitySchema,
    team: z.string().nullable(),
    needSupply: z.boolean(),
    reviews: reviews.exactOptional().describe("Absent d'un brouillon"),
  }),
);
