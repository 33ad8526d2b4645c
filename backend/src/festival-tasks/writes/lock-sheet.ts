import { taskNotFound } from "@coulisses/shared-domain/festival-task/create-and-remove";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import type { HotQuery, HotTransaction } from "../../database/database";

const lockQuery: HotQuery = {
  name: "lock-festival-task",
  text: "select version from festival_tasks where id = $1 and deleted_at is null for no key update",
};

/**
 * Keeps every other writer away from the sheet until the transaction ends.
 * `expected`: the version that the editor saw; none writes over whatever stands.
 */
export async function lockSheet(tx: HotTransaction, id: number, expected: number | undefined): Promise<void> {
  const [locked] = await tx.hot<{ version: number }>(lockQuery, [id]);
  if (!locked) throw taskNotFound(id);
  checkVersion("sheet", locked.version, expected);
}
