import { permissionCatalogue } from "@coulisses/shared-domain/access/permission-catalogue";
import { and, eq, inArray } from "drizzle-orm";
import { permissions, teamPermissions, teams } from "../database/schema/access";
import { connection, openDatabase } from "../testing/filled-database";
import { testEnvironment } from "../testing/test-environment";
import { fillBaseData } from "./fill-base-data";

openDatabase();

const start = () => fillBaseData(connection.db, testEnvironment(), () => Promise.resolve());

async function holdersOf(name: string): Promise<string[] | undefined> {
  const { db } = connection;
  const found = await db.query.permissions.findFirst({ where: eq(permissions.name, name) });
  if (found === undefined) return undefined;
  const holders = await db
    .select({ code: teamPermissions.teamCode })
    .from(teamPermissions)
    .where(eq(teamPermissions.permissionId, found.id))
    .orderBy(teamPermissions.teamCode);
  return holders.map(({ code }) => code);
}

describe("A festival that lived before a permission existed", () => {
  it("gets it with its next start, for the teams that hold it in a new festival", async () => {
    await connection.db.delete(permissions).where(inArray(permissions.name, ["read-fa", "view-timeline"]));
    expect(await holdersOf("read-fa")).toBeUndefined();
    await start();
    expect(await holdersOf("read-fa")).toEqual([...permissionCatalogue["read-fa"].teams].sort());
    expect(await holdersOf("view-timeline")).toEqual(["hard"]);
  });

  it("gets it without the teams that it no longer has", async () => {
    await connection.db.delete(teams).where(eq(teams.code, "elec"));
    await connection.db.delete(permissions).where(eq(permissions.name, "validate-ft"));
    await start();
    expect(await holdersOf("validate-ft")).toEqual(["humain", "matos"]);
  });

  it("keeps what people gave and took since", async () => {
    const { db } = connection;
    const readFt = await db.query.permissions.findFirst({ where: eq(permissions.name, "read-ft") });
    const permissionId = readFt?.id ?? 0;
    await db
      .delete(teamPermissions)
      .where(and(eq(teamPermissions.permissionId, permissionId), eq(teamPermissions.teamCode, "vieux")));
    await db.insert(teamPermissions).values({ permissionId, teamCode: "bar" });
    await start();
    await start();
    expect(await holdersOf("read-ft")).toEqual(["bar", "hard"]);
  });
});
