import { sql } from "drizzle-orm";
import { hashPassword } from "../auth/passwords";
import type { Transaction } from "../database/database";
import { teams } from "../database/schema/access";
import { configurations } from "../database/schema/configuration";
import { fillArchivedEdition } from "./archived-edition";
import { DEMO_PASSWORD } from "./accounts";
import { befriendedTeams } from "./befriended-teams";
import { type DemoScale, buildDemoFestival } from "./demo-festival";
import { fillActivities } from "./fill-activities";
import { fillCharisma } from "./charisma";
import { fillCatalogues } from "./fill-catalogues";
import { fillLogistics } from "./fill-logistics";
import { fillMoney } from "./money/fill-money";
import { fillPeople } from "./fill-people";
import { fillAvailabilityCalls } from "./field/availability-calls";
import { fillInboxes } from "./field/inboxes";
import { fillLoadingMarks } from "./field/loading";
import { fillMarks } from "./field/marks";
import { fillSwaps } from "./field/swaps";
import { fillBreaks } from "./people/breaks";
import { fillTasks } from "./fill-tasks";

type Options = DemoScale & {
  /** Of every account. */
  password?: string;
};

/** Fills the demo festival into a database with only teams and permissions, in the caller's transaction. */
export async function fillDemo(
  tx: Transaction,
  now: Date,
  { password = DEMO_PASSWORD, ...scale }: Options = {},
): Promise<void> {
  const festival = buildDemoFestival(now, scale);
  const passwordHash = await hashPassword(password);

  await tx
    .insert(configurations)
    .values(festival.configuration)
    .onConflictDoUpdate({ target: configurations.key, set: { value: sql`excluded.value` } });
  await tx
    .insert(teams)
    .values([...befriendedTeams])
    .onConflictDoNothing();
  await fillPeople(tx, festival, { now, passwordHash });
  await fillCatalogues(tx, festival);
  await fillActivities(tx, festival);
  await fillTasks(tx, festival);
  await fillArchivedEdition(tx, festival, now);
  await fillBreaks(tx, festival.breaks);
  await fillLogistics(tx, festival);
  await fillMoney(tx, festival.money);
  await fillCharisma(tx, festival.charisma);
  await fillSwaps(tx, festival.swaps);
  await fillMarks(tx, festival.marks);
  await fillLoadingMarks(tx, festival.loadingMarks);
  await fillAvailabilityCalls(tx, festival.availabilityCalls);
  await fillInboxes(tx, festival.inboxes);
}
