import { answeredTeams, answeredVolunteer } from "@coulisses/shared-auth/testing";
import { taskCommands } from "@coulisses/shared-domain/commands/task-commands";
import { taskCalls } from "@coulisses/shared-domain/contract/task-calls";
import type { EventDate } from "@coulisses/shared-domain/contract/configuration";
import { act, lea, mainStage, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { taskNotFound } from "@coulisses/shared-domain/festival-task/create-and-remove";
import {
  festivalTaskReviewers,
  type FestivalTask,
} from "@coulisses/shared-domain/festival-task/festival-task";
import { previewOf } from "@coulisses/shared-domain/festival-task/preview";
import { ladder, leaAsContact, max, zoe } from "@coulisses/shared-domain/festival-task/testing/tasks";
import { lookupsAmong, sheetServer } from "@coulisses/shared-sheets/testing";

const festivalStart: EventDate = { start: "2024-05-17T16:00:00.000Z" };
const people = [noel, lea, zoe, max];
const places = [mainStage, { id: 8, name: "Chapiteau" }];
const find = lookupsAmong({
  gears: [{ ...ladder, isPonctualUsage: true }],
  locations: places,
  contacts: people.map((person) => ({ ...person, phone: leaAsContact.phone })),
  reviewers: [{ ...zoe, inReview: 0 }],
});

const isReviewer = ({ code }: { code: string }) => festivalTaskReviewers.some((team) => team === code);

/** The backend in memory: the real rules on sheets, and a record of every write. */
export function festivalServer() {
  return sheetServer<FestivalTask>({
    calls: taskCalls,
    commands: taskCommands,
    permission: "write-ft",
    find,
    act,
    previewOf,
    isMine: ({ general }) => general.administrator.id === noel.id,
    notFound: taskNotFound,
    reads: {
      team: { listTaskReviewers: () => answeredTeams.filter(isReviewer) },
      user: {
        listAdherents: () => [noel, lea, zoe],
        listVolunteers: () =>
          people.map((person) => answeredVolunteer(person, person === zoe ? ["humain"] : [])),
      },
      configuration: { list: () => [{ key: "eventDate", version: 1, value: festivalStart }] },
      location: { list: () => places.map((place) => ({ ...place, version: 1, geoLocation: null })) },
      gear: { list: () => [{ id: 1, version: 1, ...ladder }] },
      activity: {
        list: () => [
          { id: 1, name: "Escape game", status: "DRAFT", adherent: noel, team: null, needSupply: false },
        ],
      },
    },
  });
}
