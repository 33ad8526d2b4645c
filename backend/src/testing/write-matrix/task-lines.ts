import { randomUUID } from "node:crypto";
import { aDraft as anActivity } from "../../festival-activities/testing/sheets";
import * as tasks from "../../festival-tasks/testing/sheets";
import { moveOf, movedIn } from "../../festival-tasks/testing/moves";
import type { RevisionName } from "../../changes/revisions";
import { as, callerFor, idOf, type Line, type Lines, nothing, type Role, stage } from "./stage";

const readers = "admin humain matos organiser";
const mobilization = { ...tasks.evening, ...tasks.someVolunteers };
const chairs = { slug: "chaise", quantity: 20 };
const camille = () => ({ volunteerId: stage().people.camille.id });

const organiser = () => callerFor("organiser");
const authors = () => ({
  as: { organiser: organiser(), humain: callerFor("humain"), matos: callerFor("matos") },
  ids: { organiser: stage().people.organiser.id },
});

const draft = async () => tasks.pathOf(await tasks.aDraft(organiser()));
const draftPart = (path: string) => async () => `${await draft()}${path}`;

/** The path of the part just added to a draft. */
async function addedPart(list: string, body: object, id: string): Promise<string> {
  const path = `${await draft()}${list}`;
  tasks.taskIn(await organiser().post(path, body));
  return `${path}/${id}`;
}
const aContact = () => {
  const contactId = stage().people.organiser.id;
  return addedPart("/instructions/contacts", { contactId }, String(contactId));
};
const aVolunteerInCharge = () => addedPart("/instructions/in-charge/volunteers", camille(), idOf("camille"));
const aRequest = () => addedPart("/inquiry/requests", chairs, chairs.slug);

/** The path of a draft's only mobilization, which asks for two volunteers of a team, or of a part of it. */
const mobilizationPart =
  (part = "") =>
  async () => {
    const path = `${await draft()}/mobilizations`;
    const ft = tasks.taskIn(await organiser().post(path, mobilization));
    return `${path}/${String(ft.mobilizations[0]?.id)}${part}`;
  };

type Options = {
  body?: () => object;
  event?: string;
  moves?: RevisionName[];
  role?: Role;
  hearers?: string;
  /** The people who find it in their inbox. */
  told?: string;
};

/** A write of the path that `prepare` makes. */
const edit = (
  prepare: () => Promise<string>,
  { body, event = "updated", moves = [], role = "organiser", hearers = readers, told }: Options = {},
): Line => ({
  moves: ["festival-tasks", ...moves],
  tells: { [`festival-task-${event}`]: hearers, ...(told !== undefined && { "inbox-changed": told }) },
  make: async (send) => send(await prepare(), { ...as(role), ...(body && { body: body() }) }),
});

/** The move of a draft's only mobilization. */
const aMove = async () =>
  moveOf([
    tasks.taskIn(await organiser().get((await mobilizationPart()()).replace(/\/mobilizations.*/, ""))),
  ]);

const moving = (line: Partial<Line> & Pick<Line, "make">): Line => ({
  moves: ["festival-tasks"],
  tells: { "festival-task-updated": readers },
  ...line,
});

/** Task sheets, from their creation to their assignment, and their mobilizations. */
export const taskLines: Lines = {
  "POST /festival-tasks": {
    ...edit(draft, { event: "created" }),
    make: async (send) => {
      const { id: festivalActivityId } = await anActivity(organiser());
      return send("/festival-tasks", { ...as("organiser"), body: { name: "Monter", festivalActivityId } });
    },
  },
  "DELETE /festival-tasks/:id": edit(draft, { event: "deleted" }),
  "POST /festival-tasks/:id/ask-for-review": edit(
    async () => `${tasks.pathOf(await tasks.aReadyDraft(authors()))}/ask-for-review`,
    { event: "ready-to-review", told: "humain matos" },
  ),
  "POST /festival-tasks/:id/approve": edit(
    async () => `${tasks.pathOf(await tasks.inReview(authors()))}/approve`,
    { body: () => ({ team: "humain" }), event: "approved", role: "humain" },
  ),
  "POST /festival-tasks/:id/reject": edit(
    async () => `${tasks.pathOf(await tasks.inReview(authors()))}/reject`,
    {
      body: () => ({ team: "humain", reason: "Trop tard" }),
      event: "rejected",
      role: "humain",
      told: "organiser",
    },
  ),
  "POST /festival-tasks/:id/ignore": edit(
    async () => `${tasks.pathOf(await tasks.inReview(authors()))}/ignore`,
    { body: () => ({ team: "matos" }), event: "ignored", role: "matos" },
  ),
  "POST /festival-tasks/:id/take-back": edit(
    async () => {
      const sheet = tasks.pathOf(await tasks.inReview(authors()));
      await callerFor("matos").post(`${sheet}/approve`, { team: "matos" });
      return `${sheet}/take-back`;
    },
    { body: () => ({ team: "matos" }), event: "review-taken-back", role: "matos" },
  ),
  "POST /festival-tasks/:id/enable-assignment": edit(
    async () => `${tasks.pathOf(await tasks.validated(authors()))}/enable-assignment`,
    // It makes plannings, which every volunteer may see.
    { event: "ready-to-assign", role: "humain", hearers: `${readers} camille` },
  ),
  // Its creation, an addition and a removal made the third version.
  "POST /festival-tasks/:id/undo": edit(
    async () => {
      const contact = await aContact();
      await organiser().delete(contact);
      return contact.replace(/\/instructions\/.*/, "/undo");
    },
    { body: () => ({ version: 3 }) },
  ),
  "PUT /festival-tasks/:id/presence/:screen": {
    ...nothing,
    make: async (send) =>
      send(`${await draft()}/presence/${randomUUID()}`, { ...as("organiser"), body: { section: null } }),
  },
  "DELETE /festival-tasks/:id/presence/:screen": {
    ...nothing,
    make: async (send) => send(`${await draft()}/presence/${randomUUID()}`, as("organiser")),
  },
  "POST /festival-tasks/:id/feedbacks": edit(draftPart("/feedbacks"), {
    body: () => ({ content: "Prévoir des gants" }),
  }),
  "PATCH /festival-tasks/:id/general": edit(draftPart("/general"), { body: () => ({ team: "bar" }) }),
  "PATCH /festival-tasks/:id/instructions": edit(draftPart("/instructions"), {
    body: () => ({ appointmentId: 1 }),
  }),
  "PATCH /festival-tasks/:id/force/instructions": edit(
    async () => `${tasks.pathOf(await tasks.validated(authors()))}/force/instructions`,
    { body: () => ({ global: "<p>Viens tôt</p>" }), role: "humain" },
  ),
  "POST /festival-tasks/:id/instructions/contacts": edit(draftPart("/instructions/contacts"), {
    body: () => ({ contactId: stage().people.humain.id }),
  }),
  "DELETE /festival-tasks/:id/instructions/contacts/:contactId": edit(aContact),
  "POST /festival-tasks/:id/instructions/in-charge/volunteers": edit(
    draftPart("/instructions/in-charge/volunteers"),
    { body: camille },
  ),
  "DELETE /festival-tasks/:id/instructions/in-charge/volunteers/:volunteerId": edit(aVolunteerInCharge),
  "POST /festival-tasks/:id/instructions/in-charge": edit(draftPart("/instructions/in-charge"), {
    body: () => ({ volunteers: [stage().people.camille.id], instruction: "<p>Compte les gants</p>" }),
  }),
  "DELETE /festival-tasks/:id/instructions/in-charge": edit(async () =>
    (await aVolunteerInCharge()).replace(/\/volunteers.*/, ""),
  ),
  "POST /festival-tasks/:id/inquiry/requests": edit(draftPart("/inquiry/requests"), { body: () => chairs }),
  "PATCH /festival-tasks/:id/inquiry/requests/:slug": edit(aRequest, { body: () => ({ quantity: 30 }) }),
  "DELETE /festival-tasks/:id/inquiry/requests/:slug": edit(aRequest),
  "PATCH /festival-tasks/:id/inquiry/requests/:slug/link-drive": edit(
    async () => {
      const sheet = tasks.pathOf(await tasks.inReview(authors()));
      tasks.taskIn(await organiser().post(`${sheet}/inquiry/requests`, chairs));
      return `${sheet}/inquiry/requests/${chairs.slug}/link-drive`;
    },
    { body: () => ({ drive: "Magasin" }), role: "matos" },
  ),
  "POST /festival-tasks/:id/mobilizations": edit(draftPart("/mobilizations"), { body: () => mobilization }),
  "PATCH /festival-tasks/:id/mobilizations/:mobilizationId": edit(mobilizationPart(), {
    body: () => ({ ...tasks.slot(20, 22), durationSplitInHour: 2 }),
  }),
  "DELETE /festival-tasks/:id/mobilizations/:mobilizationId": edit(mobilizationPart()),
  "POST /festival-tasks/:id/mobilizations/:mobilizationId/volunteers": edit(mobilizationPart("/volunteers"), {
    body: camille,
  }),
  "DELETE /festival-tasks/:id/mobilizations/:mobilizationId/volunteers/:volunteerId": edit(async () => {
    const volunteers = await mobilizationPart("/volunteers")();
    tasks.taskIn(await organiser().post(volunteers, camille()));
    return `${volunteers}/${idOf("camille")}`;
  }),
  "POST /festival-tasks/:id/mobilizations/:mobilizationId/teams": edit(mobilizationPart("/teams"), {
    body: () => ({ team: "hard", count: 3 }),
  }),
  "DELETE /festival-tasks/:id/mobilizations/:mobilizationId/teams/:team": edit(
    mobilizationPart("/teams/benevole"),
  ),
  "POST /slot-moves/preview": moving({
    ...nothing,
    make: async (send) => {
      const { move, sheets } = await aMove();
      const body = { move, sheets: sheets.map(({ id }) => ({ id, leftOut: [] })) };
      return send("/slot-moves/preview", { ...as("organiser"), body });
    },
  }),
  "POST /slot-moves": moving({
    make: async (send) => send("/slot-moves", { ...as("organiser"), body: await aMove() }),
  }),
  "POST /slot-moves/undo": moving({
    make: async (send) => {
      const { sheets } = movedIn(await organiser().post("/slot-moves", await aMove()));
      return send("/slot-moves/undo", { ...as("organiser"), body: { sheets } });
    },
  }),
};
