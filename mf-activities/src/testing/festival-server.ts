import { answeredTeams } from "@coulisses/shared-auth/testing";
import { activityCommands } from "@coulisses/shared-domain/commands/activity-commands";
import { activityCalls } from "@coulisses/shared-domain/contract/activity-calls";
import type { EventDate } from "@coulisses/shared-domain/contract/configuration";
import {
  activityNotFound,
  activityNotFoundToRead,
} from "@coulisses/shared-domain/festival-activity/create-and-remove";
import {
  type FestivalActivity,
  festivalActivityReviewers,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import { previewOf } from "@coulisses/shared-domain/festival-activity/preview";
import { act, lea, mainStage, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { lookupsAmong, sheetServer } from "@coulisses/shared-sheets/testing";

const festivalStart: EventDate = { start: "2026-05-15T16:00:00.000Z" };
const table = { id: 1, version: 1, name: "Table", slug: "table", isPonctualUsage: true, isConsumable: false };
const cable = { ...table, id: 2, name: "Câble", slug: "cable", owner: { code: "elec", name: "Élec" } };
const festivalAddresses = {
  humainEmail: "humain@festival.exemple.fr",
  communicationEmail: "communication@festival.exemple.fr",
};
const noEntry = { id: 5, version: 1, name: "Sens interdit", slug: "sens-interdit", type: "PANNEAU" as const };
const banner = { ...noEntry, id: 6, name: "Bâche géante", slug: "bache-geante", type: "BACHE" as const };

const find = lookupsAmong({
  gears: [table, cable],
  locations: [mainStage],
  signages: [noEntry, banner].map(({ id, name, type }) => ({ id, name, type })),
  contacts: [noel, lea].map((person) => ({ ...person, phone: "0612345678" })),
});

const isReviewer = ({ code }: { code: string }) => festivalActivityReviewers.some((team) => team === code);

/** The backend in memory: the real rules on sheets, and a record of every write. */
export function festivalServer() {
  return sheetServer<FestivalActivity>({
    calls: activityCalls,
    commands: activityCommands,
    permission: "write-fa",
    find,
    act,
    previewOf,
    isMine: ({ inCharge }) => inCharge.adherent.id === noel.id,
    notFound: activityNotFound,
    notFoundToRead: activityNotFoundToRead,
    reads: {
      team: { listActivityReviewers: () => answeredTeams.filter(isReviewer) },
      user: { listAdherents: () => [noel, lea] },
      configuration: {
        list: () => [
          { key: "eventDate", version: 1, value: festivalStart },
          { key: "festival", version: 1, value: festivalAddresses },
        ],
      },
      location: { list: () => [{ ...mainStage, version: 1, geoLocation: null }] },
      signage: { list: () => [noEntry, banner] },
      gear: { list: () => [table, cable] },
    },
  });
}
