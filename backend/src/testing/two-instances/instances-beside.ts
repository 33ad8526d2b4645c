import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/driver";
import type { TestServer } from "../test-server";
import { bundle, type Instance, instanceOf } from "./instance";

/** Two instances of the product, not yet started, in processes of their own on the database of this server. */
export async function twoInstancesBeside(server: TestServer): Promise<[Instance, Instance]> {
  const { jwtSecret = "", siteDir, dataDir } = server.services.environment;
  const [{ name } = { name: "" }] = rowsOf<{ name: string }>(
    await server.services.db.execute(sql`select current_database() as name`),
  );
  const variables = {
    DATABASE_URL: `${process.env["TEST_DATABASE_URL"] ?? ""}/${name}`,
    JWT_SECRET: jwtSecret,
    SITE_DIR: siteDir,
    DATA_DIR: dataDir,
  };
  const main = await bundle();
  return [await instanceOf(main, variables), await instanceOf(main, variables)];
}
