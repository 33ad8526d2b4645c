import type { PgTable } from "drizzle-orm/pg-core";
import * as catalogues from "../database/schema/catalogues";
import { charismaParticipations, charismaPeriods } from "../database/schema/charisma";
import * as activities from "../database/schema/festival-activities";
import * as tasks from "../database/schema/festival-tasks";
import * as logistics from "../database/schema/logistics";
import * as money from "../database/schema/money";
import * as people from "../database/schema/people";
import { breakPeriods } from "../database/schema/plannings";
import { userTeams } from "../database/schema/access";
import { assignees, slots } from "../database/schema/slots";
import type { FestivalRows } from "./festival-rows";
import type { PeerTable, PeerTables } from "./peer";
import type { CollectedReport } from "./report";
import { kinds } from "./told/kinds";

/** The tables where a row of the peer is one of ours. */
export const oneToOne: readonly (readonly [PeerTable, PgTable])[] = [
  ["user_team", userTeams],
  ["membership_application", people.membershipApplications],
  ["friend", people.friends],
  ["preference", people.preferences],
  ["notification", people.unreadNotifications],
  ["volunteer_availability", people.availabilities],
  ["break_period", breakPeriods],
  ["charisma_period", charismaPeriods],
  ["charisma_event_participation", charismaParticipations],
  ["contribution", money.contributions],
  ["barrel", money.barrels],
  ["shared_meal", money.sharedMeals],
  ["shotgun", money.sharedMealGuests],
  ["signa_location", catalogues.locations],
  ["catalog_signage", catalogues.signages],
  ["catalog_category", catalogues.gearCategories],
  ["catalog_gear", catalogues.gears],
  ["inventory_record", logistics.inventoryRecords],
  ["borrow", logistics.borrows],
  ["borrow_gear_request", logistics.borrowGears],
  ["purchase", logistics.purchases],
  ["purchase_gear_request", logistics.purchaseGears],
  ["festival_activity", activities.festivalActivities],
  ["festival_activity_time_window_general", activities.festivalActivityTimeWindows],
  ["festival_activity_time_window_inquiry", activities.festivalActivityInquiryTimeWindows],
  ["contractor", activities.festivalActivityContractors],
  ["festival_activity_signage", activities.festivalActivitySignages],
  ["festival_activity_electricity_supply", activities.festivalActivityElectricity],
  ["festival_activity_inquiry_request", activities.festivalActivityInquiryRequests],
  ["festival_activity_feedback", activities.festivalActivityFeedbacks],
  ["festival_activity_history", activities.festivalActivityHistory],
  ["festival_task", tasks.festivalTasks],
  ["festival_task_contact", tasks.festivalTaskContacts],
  ["festival_task_in_charge_volunteer", tasks.festivalTaskInChargeVolunteers],
  ["festival_task_mobilization", tasks.festivalTaskMobilizations],
  ["festival_task_mobilization_volunteer", tasks.festivalTaskMobilizationVolunteers],
  ["festival_task_mobilization_team", tasks.festivalTaskMobilizationTeams],
  ["assignment", slots],
  ["assignee", assignees],
  ["festival_task_inquiry_request", tasks.festivalTaskInquiryRequests],
  ["festival_task_feedback", tasks.festivalTaskFeedbacks],
  ["festival_task_history", tasks.festivalTaskHistory],
];

/**
 * Warns of kinds of which other rows are written than the report says: then the report lies, and nobody should
 * import on its word.
 */
export function checkCounts(peer: PeerTables, { tables }: FestivalRows, report: CollectedReport): void {
  const written = new Map(tables.map(({ table, rows }) => [table, rows]));
  const counted = [
    ...oneToOne.map(([from, to]) => [from, written.get(to)?.length ?? 0] as const),
    [
      "transaction",
      (written.get(money.transactions) ?? []).filter(({ reverses }) => reverses === undefined).length,
    ] as const,
  ];
  for (const [from, count] of counted) {
    const { in: kept, noted } = report.counts(from, peer[from].length);
    if (kept + noted === count) continue;
    report.warn(
      `${kinds[from]} : ${String(count)} lignes écrites pour ${String(kept + noted)} annoncées. C'est un défaut de la reprise, à signaler avant de t'en servir.`,
    );
  }
}
