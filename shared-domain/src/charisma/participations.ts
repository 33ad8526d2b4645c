import { writeCsv } from "../csv/write-csv";
import { displayName } from "../people/display-name";
import type { UserIdentity } from "../people/user";
import type { Participation } from "./charisma-event";

/** Participations of one page. */
export const PARTICIPATIONS_PAGE = 100;

/** The columns that participations are sorted by. */
export const participationOrders = ["eventDate", "name", "participant", "charisma"] as const;
/** `charisma` or, the most first, `-charisma`. */
export type ParticipationOrder = `${"" | "-"}${(typeof participationOrders)[number]}`;

type Listed = Omit<Participation, "participantId" | "slug"> & { participant: UserIdentity };

/** One line each, in their order. */
export const participationsCsv = (participations: readonly Listed[]): string =>
  writeCsv(participations, {
    Événement: ({ name }) => name,
    Date: ({ eventDate }) => eventDate,
    Participant: ({ participant }) => displayName(participant),
    Charisme: ({ charisma }) => charisma,
  });
