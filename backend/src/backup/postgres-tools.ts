import { spawn } from "node:child_process";
import { join } from "node:path";
import { hasCode } from "../database/driver";
import { BackupRefusal } from "./backup-refusal";

/** The longest text of a tool's own complaint that is shown. */
const longestComplaint = 2_000;

/**
 * Runs pg_dump or pg_restore on this database. The password goes by the environment: all accounts of the
 * machine can read the words of a command.
 */
export async function runTool(
  tool: "pg_dump" | "pg_restore",
  words: readonly string[],
  databaseUrl: string,
): Promise<void> {
  const { address, password } = apart(databaseUrl);
  const { PG_BIN, ...env } = process.env;
  const complaint = await new Promise<string>((ended, failed) => {
    const running = spawn(PG_BIN ? join(PG_BIN, tool) : tool, [`--dbname=${address}`, ...words], {
      env: { ...env, ...(password !== "" && { PGPASSWORD: password }), LC_MESSAGES: "C" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let told = "";
    running.stderr.on("data", (text: Buffer) => (told = (told + text.toString()).slice(-longestComplaint)));
    running.on("error", failed);
    running.on("close", (code) => {
      ended(code === 0 ? "" : told || `exit ${String(code)}`);
    });
  }).catch((error: unknown) => {
    if (hasCode(error, "ENOENT") || hasCode(error, "EACCES")) throw absent(tool);
    throw error;
  });
  if (complaint.includes("version mismatch") || complaint.includes("unsupported version"))
    throw new BackupRefusal(
      `${tool} est d'une version plus ancienne que le serveur PostgreSQL ou que la sauvegarde : installe les outils de la version du serveur et nomme leur dossier dans PG_BIN.`,
    );
  if (complaint !== "") throw new BackupRefusal(`${tool} a échoué :\n${complaint.trim()}`);
}

/** The address without its password. */
function apart(databaseUrl: string): { address: string; password: string } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password) || (url.searchParams.get("password") ?? "");
  url.password = "";
  url.searchParams.delete("password");
  return { address: url.toString(), password };
}

const absent = (tool: string) =>
  new BackupRefusal(
    `${tool} est introuvable : installe les outils clients de PostgreSQL, ou nomme leur dossier dans PG_BIN.`,
  );
