import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { lea, mainStage, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { ladder, leaAsContact, max, zoe } from "@coulisses/shared-domain/festival-task/testing/tasks";

export const people = [noel, lea, zoe, max];

/** The catalogues, and the people whom a task may name. */
export const things = {
  gears: [{ id: 1, version: 1, ...ladder }],
  locations: [mainStage, { id: 8, name: "Chapiteau" }],
  contacts: people.map((person) => ({ ...person, phone: leaAsContact.phone })),
  reviewers: [{ ...zoe, inReview: 0 }],
};

export const configuration = [{ key: "eventDate", version: 1, value: { start: "2024-05-17T16:00:00.000Z" } }];

export const escapeGame: FestivalActivityPreview = {
  id: 1,
  name: "Escape game",
  status: "DRAFT",
  adherent: noel,
  team: null,
  needSupply: false,
};
