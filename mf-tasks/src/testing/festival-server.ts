import { answeredTeams, answeredVolunteer } from "@coulisses/shared-auth/testing";
import { taskCommands } from "@coulisses/shared-domain/commands/task-commands";
import type { EventDate } from "@coulisses/shared-domain/contract/configuration";
import { act, lea, mainStage, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { taskNotFound } from "@coulisses/shared-domain/festival-task/create-and-remove";
import {
  festivalTaskReviewers,
  type FestivalTask,
} from "@coulisses/shared-domain/festival-task/festival-task";
import { previewOf } from "@coulisses/shared-domain/festival-task/preview";
import { ladder, leaAsContact, max, zoe } from "@coulisses/shared-domain/festival-task/testing/tasks";
import { commandRules, lookupsAmong, sheetServer } from "@coulisses/shared-sheets/testing";

const festivalStart: EventDate = { start: "2024-05-17T16:00:00.000Z" };
const people = [noel, lea, zoe, max];
const places = [mainStage, { id: 8, name: "Chapiteau" }];
const find = lookupsAmong({
  gears: [{ ...ladder, isPonctualUsage: true }],
  locations: places,
  contacts: people.map((person) => ({ ...person, phone: leaAsContact.phone })),
  reviewers: [{ ...zoe, inReview: 0 }],
});

const address = "festival-tasks";
const isReviewer = ({ code }: { code: string }) => festivalTaskReviewers.some((team) => team === code);

/** The backend in memory: the real rules on sheets, and a record of every write. */
export function festivalServer() {
  return sheetServer<FestivalTask>({
    address,
    rules: commandRules({ address, commands: taskCommands, permission: "write-ft", find, act }),
    previewOf,
    isMine: ({ general }) => general.administrator.id === noel.id,
    notFound: (id) => taskNotFound(id).message,
    reads: {
      "teams/ft-reviewers": () => answeredTeams.filter(isReviewer),
      "users/adherents": () => [noel, lea, zoe],
      "users/volunteers": () =>
        people.map((person) => answeredVolunteer(person, person === zoe ? ["humain"] : [])),
      configuration: () => [{ key: "eventDate", version: 1, value: festivalStart }],
      locations: () => places.map((place) => ({ ...place, version: 1, geoLocation: null })),
      "logistic/gears": () => [{ id: 1, version: 1, ...ladder }],
      "festival-activities": () => [
        { id: 1, name: "Escape game", status: "DRAFT", adherent: noel, team: null, needSupply: false },
      ],
    },
  });
}
