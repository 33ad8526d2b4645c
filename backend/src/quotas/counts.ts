import type { QuotaKind } from "@coulisses/shared-domain/quota/quotas";

/** The present number of each kind; $1 is the person, for a person's things, or the key. */
export const counts: Record<QuotaKind, string> = {
  activities: "select count(*) from festival_activities where deleted_at is null and archived_at is null",
  tasks: "select count(*) from festival_tasks where deleted_at is null and archived_at is null",
  purchases: "select count(*) from purchases",
  borrows: "select count(*) from borrows",
  gears: "select count(*) from gears",
  gearCategories: "select count(*) from gear_categories",
  signages: "select count(*) from signages",
  locations: "select count(*) from locations",
  teams: "select count(*) from teams",
  permissions: "select count(*) from permissions",
  // An existing key may be set again.
  configurationKeys: `select count(*) from configurations
    where not exists (select from configurations present where present.key = $1)`,
  charismaPeriods: "select count(*) from charisma_periods",
  charismaParticipations: "select count(*) from charisma_participations",
  barrels: "select count(*) from barrels",
  sharedMeals: "select count(*) from shared_meals where expense_date is null",
  friends: "select count(*) from friends where requestor_id = $1",
  breaks: "select count(*) from break_periods where volunteer_id = $1",
  proposals: "select count(*) from proposals",
  queuedProposals:
    "select count(*) from proposals where requested_by = $1 and status in ('WAITING', 'RUNNING')",
  swaps:
    "select count(*) from swap_requests where requester_id = $1 and created_at > now() - interval '1 day'",
  prints: "select count(*) from planning_prints where requested_by = $1 and status in ('WAITING', 'RUNNING')",
};
