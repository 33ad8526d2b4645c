import { writeCsv } from "../csv/write-csv";
import { displayName } from "../people/display-name";
import type { UserIdentity } from "../people/user";
import type { Participation } from "./charisma-event";

/** The number of participations on one page. */
export const PARTICIPATIONS_PAGE = 100;

/** The columns that participations are sorted by. */
export const participationOrders = ["eventDate", "name", "participant", "charisma"] as const;
/** A column to sort by, ascending; `-charisma` for descending. */
export type ParticipationOrder = `${"" | "-"}${(typeof participationOrders)[number]}`;

type Listed = Omit<Participation, "participantId" | "slug"> & { participant: UserIdentity };

/** The CSV of participations, a line each, in their order. */
export const participationsCsv = (participations: readonly Listed[]): string =>
  writeCsv(participations, {
    Événement: ({ name }) => name,
    Date: ({ eventDate }) => eventDate,
    Participant: ({ participant }) => displayName(participant),
    Charisme: ({ charisma }) => charisma,
  });
