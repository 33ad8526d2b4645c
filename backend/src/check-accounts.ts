import { existsSync } from "node:fs";
import { join } from "node:path";
import { type AccountCheck, isInBalance } from "@coulisses/shared-domain/ledger/account-check";
import { connectEmbedded } from "./database/connect/connect-embedded";
import { connectServer } from "./database/connect/connect-server";
import type { Connection } from "./database/database";
import { checkAccounts } from "./personal-account/transactions/check-accounts";

/** The command with which an operator checks that money was neither created nor lost; it changes nothing. */

const exitCodes = { right: 0, wrong: 1, unknown: 2 };

/** The database of these settings; it is never made or migrated here. */
async function connect({ DATABASE_URL, DATA_DIR }: NodeJS.ProcessEnv): Promise<Connection> {
  if (DATABASE_URL) return connectServer(DATABASE_URL, () => undefined);
  const dataDir = DATA_DIR || "./data";
  if (!existsSync(join(dataDir, "database"))) throw new Error(`There is no database in ${dataDir}`);
  return connectEmbedded(dataDir);
}

/** Ids instead of names, as a command's output ends in logs. Amounts are in cents. */
function reportOf(check: AccountCheck): string {
  const { accounts, transactions, cash, total, wrong } = check;
  return [
    `${accounts} accounts, ${transactions} transactions, cash ${cash}, all together ${total}`,
    ...wrong.map(({ account, owner, balance, sum }) => {
      const whose = owner ? `person ${owner.id}` : "cash";
      return `account ${account} (${whose}): balance ${balance}, sum of its lines ${sum}`;
    }),
    isInBalance(check) ? "The accounts add up" : "The accounts do NOT add up",
  ].join("\n");
}

async function main(): Promise<number> {
  const connection = await connect(process.env);
  try {
    const check = await checkAccounts(connection.db);
    process.stdout.write(`${reportOf(check)}\n`);
    return isInBalance(check) ? exitCodes.right : exitCodes.wrong;
  } finally {
    await connection.close();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(exitCodes.unknown);
  },
);
