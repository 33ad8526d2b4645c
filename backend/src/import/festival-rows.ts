import { teamPermissions, userTeams } from "../database/schema/access";
import { charismaParticipations, charismaPeriods } from "../database/schema/charisma";
import * as money from "../database/schema/money";
import * as people from "../database/schema/people";
import { breakPeriods } from "../database/schema/plannings";
import { rowsFor, type TableRows } from "./area";
import { importGear } from "./gear/gear";
import { barrelRows, contributionRows } from "./money/book-rows";
import { moneyRows } from "./money/money-rows";
import type { PeerTables } from "./peer";
import { type AccessRows, accessRows } from "./people/access-rows";
import { configurationRows } from "./people/configuration-rows";
import { numberPeople } from "./people/number-people";
import { ownRows } from "./people/own-rows";
import { nobodyRow, type PeopleRows, peopleRows } from "./people/people-rows";
import { type TeamRow, teamRows } from "./people/team-rows";
import type { Report } from "./report";
import { importSheets } from "./sheets/sheets";
import type { Target } from "./target/target";
import { participationRows } from "./time/participation-rows";
import { availabilityRows, breakRows, charismaPeriodRows } from "./time/time-rows";

/** All that an import writes. */
export type FestivalRows = {
  /** Some are there already and change. */
  teams: TeamRow[];
  configurations: ReturnType<typeof configurationRows>;
  administrators: PeopleRows["administrators"];
  replacedPermissions: AccessRows["replaced"];
  /** New rows, in the order of references. */
  tables: TableRows[];
  /** Our id of a person of the peer. */
  person: (peerId: number) => number;
};

/** The rows that a peer's festival becomes with us. Nothing is read or written: the report hears what does not come as it is. */
export function festivalRows(
  peer: PeerTables,
  { target, now, report }: { target: Target; now: Date; report: Report },
): FestivalRows {
  const ids = numberPeople(peer, target, now);
  const context = { ids, target, report };
  const { users, administrators } = peopleRows(peer, context);
  const access = accessRows(peer, context);
  const own = ownRows(peer, ids, report);
  const books = moneyRows(peer, context);
  const { tables: gear, catalogues } = importGear(peer, ids, report);
  const sheets = importSheets(peer, ids, report, catalogues);
  return {
    teams: teamRows(peer, context),
    configurations: configurationRows(peer, report),
    administrators,
    replacedPermissions: access.replaced,
    person: ids.person,
    tables: [
      // Sheets may have asked for the account that stands for nobody.
      rowsFor(people.users, [...users, ...nobodyRow(ids, target.domain)]),
      rowsFor(teamPermissions, access.teamPermissions),
      { ...rowsFor(userTeams, access.userTeams), keepsPresent: true },
      rowsFor(people.membershipApplications, own.applications),
      rowsFor(people.friends, own.friends),
      { ...rowsFor(people.preferences, own.preferences), keepsPresent: true },
      { ...rowsFor(people.unreadNotifications, own.unread), keepsPresent: true },
      rowsFor(people.availabilities, availabilityRows(peer, ids, report)),
      rowsFor(breakPeriods, breakRows(peer, ids, report)),
      rowsFor(charismaPeriods, charismaPeriodRows(peer, report)),
      rowsFor(charismaParticipations, participationRows(peer, ids, report)),
      rowsFor(money.accounts, books.accounts),
      rowsFor(money.transactionBatches, books.batches),
      rowsFor(money.transactions, books.lines),
      rowsFor(money.contributions, contributionRows(peer, ids, report)),
      rowsFor(money.barrels, barrelRows(peer, report)),
      rowsFor(money.sharedMeals, books.meals),
      rowsFor(money.sharedMealGuests, books.guests),
      ...gear,
      ...sheets,
    ],
  };
}
