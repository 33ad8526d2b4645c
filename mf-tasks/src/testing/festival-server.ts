import { answeredTeams, answeredVolunteer } from "@coulisses/shared-auth/testing";
import type { EventDate } from "@coulisses/shared-domain/contract/configuration";
import { act, lea, mainStage, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { addFeedback } from "@coulisses/shared-domain/festival-event/feedback";
import { approve } from "@coulisses/shared-domain/festival-task/review/approve";
import { requestReview } from "@coulisses/shared-domain/festival-task/review/ask-for-review";
import { addContact, removeContact } from "@coulisses/shared-domain/festival-task/sections/contacts";
import { enableAssignment } from "@coulisses/shared-domain/festival-task/mobilization/enable-assignment";
import { taskNotFound } from "@coulisses/shared-domain/festival-task/create-and-remove";
import {
  festivalTaskReviewers,
  type FestivalTask,
} from "@coulisses/shared-domain/festival-task/festival-task";
import { forceInstructions } from "@coulisses/shared-domain/festival-task/sections/force-instructions";
import { updateGeneral } from "@coulisses/shared-domain/festival-task/sections/general";
import { ignore } from "@coulisses/shared-domain/festival-task/review/ignore";
import {
  addVolunteerInCharge,
  clearInCharge,
  initInCharge,
  removeVolunteerInCharge,
} from "@coulisses/shared-domain/festival-task/sections/in-charge";
import { updateInstructions } from "@coulisses/shared-domain/festival-task/sections/instructions";
import {
  dismissTeam,
  dismissVolunteer,
  mobilizeTeam,
  mobilizeVolunteer,
} from "@coulisses/shared-domain/festival-task/mobilization/mobilized-people";
import {
  addMobilization,
  removeMobilization,
  updateMobilization,
} from "@coulisses/shared-domain/festival-task/mobilization/mobilizations";
import { previewOf } from "@coulisses/shared-domain/festival-task/preview";
import { reject } from "@coulisses/shared-domain/festival-task/review/reject";
import {
  addRequest,
  linkDrive,
  removeRequest,
  updateRequest,
} from "@coulisses/shared-domain/festival-task/sections/requests";
import { ladder, leaAsContact, max, zoe } from "@coulisses/shared-domain/festival-task/testing/tasks";
import { sheetServer, type SheetRule } from "@coulisses/shared-sheets/testing";

const festivalStart: EventDate = { start: "2024-05-17T16:00:00.000Z" };
const people = [noel, lea, zoe, max];
const personNamed = (id: number) => people.find((person) => person.id === id) ?? max;
const places = [mainStage, { id: 8, name: "Chapiteau" }];
const placeOf = (id: number) => places.find((place) => place.id === id) ?? mainStage;
const reviewers = [{ ...zoe, inReview: 0 }];

type Rule = SheetRule<FestivalTask>;
type NewMobilization = Parameters<typeof addMobilization>[1];

const rules: Record<string, Rule> = {
  "PATCH general": (
    task,
    { administratorId, ...patch }: Parameters<typeof updateGeneral>[1] & { administratorId?: number },
  ) =>
    updateGeneral(task, {
      ...patch,
      ...(administratorId && { administrator: personNamed(administratorId) }),
    }),
  "PATCH instructions": (task, { appointmentId, ...texts }: { appointmentId?: number }) =>
    updateInstructions(
      task,
      { ...texts, ...(appointmentId && { appointment: placeOf(appointmentId) }) },
      act,
    ),
  "PATCH force/instructions": (task, body: Parameters<typeof forceInstructions>[1]) =>
    forceInstructions(task, body, act),
  "POST instructions/contacts": (task) => addContact(task, leaAsContact),
  "DELETE instructions/contacts/:id": (task, _, [id]) => removeContact(task, Number(id)),
  "POST instructions/in-charge": (
    task,
    { volunteers, instruction }: { volunteers: number[]; instruction: string },
  ) => initInCharge(task, { volunteers: volunteers.map(personNamed), instruction }, act),
  "POST instructions/in-charge/volunteers": (task, { volunteerId }: { volunteerId: number }) =>
    addVolunteerInCharge(task, personNamed(volunteerId)),
  "DELETE instructions/in-charge/volunteers/:id": (task, _, [id]) =>
    removeVolunteerInCharge(task, Number(id)),
  "DELETE instructions/in-charge": (task) => clearInCharge(task, act),
  "POST mobilizations": (
    task,
    { volunteers, ...form }: Omit<NewMobilization, "volunteers"> & { volunteers: number[] },
  ) => addMobilization(task, { ...form, volunteers: volunteers.map(personNamed) }, act),
  "PATCH mobilizations/:id": (task, body: Parameters<typeof updateMobilization>[2], [id = ""]) =>
    updateMobilization(task, id, body, act),
  "DELETE mobilizations/:id": (task, _, [id = ""]) => removeMobilization(task, id, act),
  "POST mobilizations/:id/volunteers": (task, { volunteerId }: { volunteerId: number }, [id = ""]) =>
    mobilizeVolunteer(task, id, personNamed(volunteerId)),
  "POST mobilizations/:id/teams": (task, team: Parameters<typeof mobilizeTeam>[2], [id = ""]) =>
    mobilizeTeam(task, id, team),
  "DELETE mobilizations/:id/volunteers/:person": (task, _, [id = "", person]) =>
    dismissVolunteer(task, id, Number(person)),
  "DELETE mobilizations/:id/teams/:code": (task, _, [id = "", code = ""]) => dismissTeam(task, id, code),
  "POST inquiry/requests": (task, { quantity }: { quantity: number }) => addRequest(task, ladder, quantity),
  "PATCH inquiry/requests/:slug": (task, { quantity }: { quantity: number }, [slug = ""]) =>
    updateRequest(task, { slug, name: slug }, quantity),
  "DELETE inquiry/requests/:slug": (task, _, [slug = ""]) => removeRequest(task, slug),
  "PATCH inquiry/requests/:slug/link-drive": (
    task,
    { drive }: { drive: Parameters<typeof linkDrive>[2] },
    [slug = ""],
  ) => linkDrive(task, slug, drive),
  "POST feedbacks": (task, { content }: { content: string }) => addFeedback(task, { content, ...act }),
  "POST ask-for-review": (task) => requestReview(task, { ...act, reviewers }).festivalTask,
  "POST approve": (task, body: Parameters<typeof approve>[1]) => approve(task, { ...body, ...act }),
  "POST reject": (task, body: Parameters<typeof reject>[1]) => reject(task, { ...body, ...act }),
  "POST ignore": ignore,
  "POST enable-assignment": (task, body: object) => enableAssignment(task, { ...body, ...act }),
};

const isReviewer = ({ code }: { code: string }) => festivalTaskReviewers.some((team) => team === code);

/** The backend of a test: real rules on sheets in memory, and all that was written. */
export function festivalServer() {
  return sheetServer<FestivalTask>({
    address: "festival-tasks",
    rules,
    previewOf,
    isMine: ({ general }) => general.administrator.id === noel.id,
    notFound: (id) => taskNotFound(id).message,
    reads: {
      "teams/ft-reviewers": () => answeredTeams.filter(isReviewer),
      "users/adherents": () => [noel, lea, zoe],
      "users/volunteers": () =>
        people.map((person) => answeredVolunteer(person, person === zoe ? ["humain"] : [])),
      configuration: () => [{ key: "eventDate", version: 1, value: festivalStart }],
      locations: () => [
        { ...mainStage, version: 1, geoLocation: null },
        { id: 8, version: 1, name: "Chapiteau", geoLocation: null },
      ],
      "logistic/gears": () => [{ id: 1, version: 1, ...ladder }],
      "festival-activities": () => [
        { id: 1, name: "Escape game", status: "DRAFT", adherent: noel, team: null, needSupply: false },
      ],
    },
  });
}
