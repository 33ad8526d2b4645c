import { connectEmbedded } from "./connect/connect-embedded";
import { connectServer } from "./connect/connect-server";
import type { Connection } from "./database";
import { keepPrivate } from "./keep-private";
import { migrateDatabase } from "./migrate";

type Options = {
  /** Undefined for the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  onError: (error: unknown) => void;
};

/** Opens the database and brings its tables up to date. */
export async function connect({ databaseUrl, dataDir, onError }: Options): Promise<Connection> {
  await keepPrivate(dataDir);
  const connection =
    databaseUrl === undefined ? await connectEmbedded(dataDir) : connectServer(databaseUrl, onError);
  try {
    await migrateDatabase(connection);
    // The embedded database sets the rights of its files itself, in folders that are closed already.
    await keepPrivate(dataDir);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
