import { requireMembership } from "../access/access";
import { mobilizationCalls, taskCalls, taskSectionCalls as sections } from "../contract/task-calls";
import { mentionNotices } from "../inbox/sheet-notices";
import { addFeedback } from "../festival-event/feedback";
import { DRAFT, type FestivalTask, REVIEWING } from "../festival-task/festival-task";
import { enableAssignment } from "../festival-task/mobilization/enable-assignment";
import {
  addMobilization,
  removeMobilization,
  updateMobilization,
} from "../festival-task/mobilization/mobilizations";
import * as mobilized from "../festival-task/mobilization/mobilized-people";
import { approve } from "../festival-task/review/approve";
import { requestReview } from "../festival-task/review/ask-for-review";
import { askAgain, ignore } from "../festival-task/review/ignore";
import { reject } from "../festival-task/review/reject";
import { takeBack } from "../festival-task/review/take-back";
import { addContact, removeContact } from "../festival-task/sections/contacts";
import { forceInstructions } from "../festival-task/sections/force-instructions";
import { updateGeneral } from "../festival-task/sections/general";
import * as inCharge from "../festival-task/sections/in-charge";
import { updateInstructions } from "../festival-task/sections/instructions";
import * as requests from "../festival-task/sections/requests";
import { commandsOf } from "./command";
import type { Lookups } from "./lookups";

const command = commandsOf<FestivalTask, Lookups>();

/** The commands that bring a task from draft to assignment. */
const reviewCommands = [
  command(taskCalls.askForReview, {
    event: "festival-task-ready-to-review",
    change: async (ft, { act, find }) =>
      requestReview(ft, { ...act, reviewers: await find.reviewers() }).festivalTask,
  }),
  command(taskCalls.approve, {
    permission: "validate-ft",
    event: "festival-task-approved",
    change: (ft, { body: { team }, act, access }) => {
      requireMembership(access, team);
      return approve(ft, { team, ...act });
    },
  }),
  command(taskCalls.reject, {
    permission: "validate-ft",
    event: "festival-task-rejected",
    change: (ft, { body: { team, reason }, act, access }) => {
      requireMembership(access, team);
      return reject(ft, { team, reason, ...act });
    },
  }),
  command(taskCalls.ignore, {
    permission: "validate-ft",
    event: "festival-task-ignored",
    change: (ft, { body: { team }, access }) => {
      requireMembership(access, team);
      return ignore(ft, { team });
    },
    undo: {
      place: "reviews",
      words: "les relectures",
      keeps: (ft, { body: { team } }) =>
        ft.status !== DRAFT && ft.reviews[team] === REVIEWING ? team : undefined,
      restores: (ft, team, { access }) => {
        requireMembership(access, team);
        return askAgain(ft, { team });
      },
    },
  }),
  command(taskCalls.takeBack, {
    permission: "validate-ft",
    event: "festival-task-review-taken-back",
    change: (ft, { body: { team }, act, access }) => {
      requireMembership(access, team);
      return takeBack(ft, { team, ...act });
    },
  }),
  command(taskCalls.enableAssignment, {
    permission: "affect-volunteer",
    event: "festival-task-ready-to-assign",
    change: (ft, { body, act }) => enableAssignment(ft, { ...body, ...act }),
  }),
  command(taskCalls.comment, {
    change: (ft, { body, act }) => addFeedback(ft, { content: body.content, ...act }),
    tells: mentionNotices,
  }),
];

/** The commands of the sections that the organiser fills in, mobilizations excepted. */
const sectionCommands = [
  command(sections.changeGeneral, {
    change: async (ft, { body: { name, administratorId, team }, find }) =>
      updateGeneral(ft, {
        name,
        administrator: administratorId === undefined ? undefined : await find.person(administratorId),
        team: typeof team === "string" ? (await find.teams([team]))[0] : team,
      }),
  }),

  command(sections.changeInstructions, {
    richText: ["global", "inCharge"],
    change: async (ft, { body: { appointmentId, ...texts }, act, find }) => {
      const appointment = appointmentId === undefined ? undefined : await find.location(appointmentId);
      return updateInstructions(ft, { appointment, ...texts }, act);
    },
  }),
  command(sections.forceInstructions, {
    permission: "force-write-ft",
    richText: ["global", "inCharge"],
    change: (ft, { body, act }) => forceInstructions(ft, body, act),
  }),
  command(sections.addContact, {
    change: async (ft, { body, find }) => addContact(ft, await find.contact(body.contactId)),
  }),
  command(sections.removeContact, {
    change: (ft, { params }) => removeContact(ft, params.contactId),
    undo: {
      place: "instructions.contacts",
      words: "les contacts",
      keeps: (ft, { params }) => ft.instructions.contacts.find(({ id }) => id === params.contactId)?.id,
      restores: async (ft, contactId, { find }) => addContact(ft, await find.contact(contactId)),
    },
  }),
  command(sections.addVolunteerInCharge, {
    change: async (ft, { body, find }) =>
      inCharge.addVolunteerInCharge(ft, await find.person(body.volunteerId)),
  }),
  command(sections.removeVolunteerInCharge, {
    change: (ft, { params }) => inCharge.removeVolunteerInCharge(ft, params.volunteerId),
    undo: {
      place: "instructions.inCharge.volunteers",
      words: "les responsables",
      keeps: (ft, { params }) =>
        ft.instructions.inCharge.volunteers.find(({ id }) => id === params.volunteerId)?.id,
      restores: async (ft, volunteerId, { find }) =>
        inCharge.addVolunteerInCharge(ft, await find.person(volunteerId)),
    },
  }),
  command(sections.initInCharge, {
    richText: ["instruction"],
    change: async (ft, { body: { volunteers, instruction }, act, find }) =>
      inCharge.initInCharge(ft, { volunteers: await find.people(volunteers), instruction }, act),
  }),
  command(sections.clearInCharge, {
    change: (ft, { act }) => inCharge.clearInCharge(ft, act),
    undo: {
      place: "instructions.inCharge",
      words: "les responsables et leurs instructions",
      keeps: (ft) => {
        const { volunteers, instruction } = ft.instructions.inCharge;
        return inCharge.hasInCharge(ft)
          ? { volunteers: volunteers.map(({ id }) => id), instruction }
          : undefined;
      },
      restores: async (ft, { volunteers, instruction }, { act, find }) =>
        inCharge.initInCharge(ft, { volunteers: await find.people(volunteers), instruction }, act),
    },
  }),

  command(sections.addRequest, {
    change: async (ft, { body, find }) => requests.addRequest(ft, await find.gear(body.slug), body.quantity),
  }),
  command(sections.changeRequest, {
    change: async (ft, { params, body, find }) =>
      requests.updateRequest(ft, await find.gear(params.slug), body.quantity),
  }),
  command(sections.removeRequest, {
    change: (ft, { params }) => requests.removeRequest(ft, params.slug),
    undo: {
      place: "inquiries",
      words: "les demandes de matos",
      keeps: (ft, { params }) => ft.inquiries.find(({ slug }) => slug === params.slug),
      restores: async (ft, { slug, quantity, drive }, { find }) => {
        const again = requests.addRequest(ft, await find.gear(slug), quantity);
        return drive ? requests.linkDrive(again, slug, drive) : again;
      },
    },
  }),
  command(sections.linkDrive, {
    permission: "validate-ft",
    change: (ft, { params, body }) => requests.linkDrive(ft, params.slug, body.drive),
  }),
];

/** The commands of the mobilizations: the people that a task asks for, by name and by team. */
const mobilizationCommands = [
  command(mobilizationCalls.add, {
    change: async (ft, { body: { volunteers, teams, ...form }, act, access, find }) => {
      const codes = teams.map(({ team }) => team);
      mobilized.checkMayMobilize(codes, access);
      await find.teams(codes);
      return addMobilization(ft, { ...form, teams, volunteers: await find.people(volunteers) }, act);
    },
  }),
  command(mobilizationCalls.change, {
    change: (ft, { params, body, act }) => updateMobilization(ft, params.mobilizationId, body, act),
  }),
  command(mobilizationCalls.remove, {
    change: (ft, { params, act }) => removeMobilization(ft, params.mobilizationId, act),
    undo: {
      place: "mobilizations",
      words: "les mobilisations",
      keeps: (ft, { params }) => {
        const removed = mobilizationIn(ft, params.mobilizationId);
        return removed && { ...formOf(removed), volunteers: removed.volunteers.map(({ id }) => id) };
      },
      restores: async (ft, { volunteers, ...form }, { act, find }) => {
        await find.teams(form.teams.map(({ team }) => team));
        return addMobilization(ft, { ...form, volunteers: await find.people(volunteers) }, act);
      },
    },
  }),
  command(mobilizationCalls.addVolunteer, {
    change: async (ft, { params, body, find }) =>
      mobilized.mobilizeVolunteer(ft, params.mobilizationId, await find.person(body.volunteerId)),
  }),
  command(mobilizationCalls.removeVolunteer, {
    change: (ft, { params }) => mobilized.dismissVolunteer(ft, params.mobilizationId, params.volunteerId),
    undo: {
      place: "mobilizations",
      words: "les mobilisations",
      keeps: (ft, { params: { mobilizationId, volunteerId } }) => {
        const people = mobilizationIn(ft, mobilizationId)?.volunteers ?? [];
        return people.some(({ id }) => id === volunteerId) ? { mobilizationId, volunteerId } : undefined;
      },
      restores: async (ft, { mobilizationId, volunteerId }, { find }) =>
        mobilized.mobilizeVolunteer(ft, mobilizationId, await find.person(volunteerId)),
    },
  }),
  command(mobilizationCalls.addTeam, {
    change: async (ft, { params, body, access, find }) => {
      mobilized.checkMayMobilize([body.team], access);
      await find.teams([body.team]);
      return mobilized.mobilizeTeam(ft, params.mobilizationId, body);
    },
  }),
  command(mobilizationCalls.removeTeam, {
    change: (ft, { params }) => mobilized.dismissTeam(ft, params.mobilizationId, params.team),
    undo: {
      place: "mobilizations",
      words: "les mobilisations",
      keeps: (ft, { params: { mobilizationId, team } }) => {
        const asked = mobilizationIn(ft, mobilizationId)?.teams.find((one) => one.team === team);
        return asked && { mobilizationId, asked };
      },
      restores: async (ft, { mobilizationId, asked }, { find }) => {
        await find.teams([asked.team]);
        return mobilized.mobilizeTeam(ft, mobilizationId, asked);
      },
    },
  }),
];

const mobilizationIn = ({ mobilizations }: FestivalTask, mobilizationId: string) =>
  mobilizations.find(({ id }) => id === mobilizationId);

const formOf = ({ start, end, durationSplitInHour, teams }: FestivalTask["mobilizations"][number]) => ({
  start,
  end,
  durationSplitInHour,
  teams,
});

/** The commands of a task. */
export const taskCommands = [...reviewCommands, ...sectionCommands, ...mobilizationCommands];
