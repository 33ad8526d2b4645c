import { activityNotFound } from "@coulisses/shared-domain/festival-activity/create-and-remove";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import type { HotQuery, HotTransaction } from "../../database/database";

const lockQuery: HotQuery = {
  name: "lock-festival-activity",
  text: "select version from festival_activities where id = $1 and deleted_at is null for update",
};

/**
 * Keeps every other writer away from the sheet until the transaction ends.
 * `expected`: the version that the editor saw; none writes over whatever stands.
 */
export async function lockSheet(tx: HotTransaction, id: number, expected: number | undefined): Promise<void> {
  const [locked] = await tx.hot<{ version: number }>(lockQuery, [id]);
  if (!locked) throw activityNotFound(id);
  checkVersion("sheet", locked.version, expected);
}
