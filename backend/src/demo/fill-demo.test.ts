import { eq, isNotNull, sql } from "drizzle-orm";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import type { Volunteer } from "@coulisses/shared-domain/contract/users";
import { byDrive, isNotBack, linesOfWay } from "@coulisses/shared-domain/loading/board";
import { changeSince, loadingLines } from "@coulisses/shared-domain/loading/lines";
import { matchesPassword } from "../auth/passwords";
import { listParticipations } from "../charisma/participations";
import type { Connection } from "../database/database";
import { rowsOf } from "../database/driver";
import { configurations } from "../database/schema/configuration";
import { membershipApplications, users } from "../database/schema/people";
import { listPastSlots, listSlots, readBoard } from "../check-ins/slots";
import { sheetQuery } from "../festival-activities/queries/sheet";
import { composeSheet, type SheetRow } from "../festival-tasks/queries/compose-sheet";
import { sheetQuery as taskQuery } from "../festival-tasks/queries/sheet";
import { readLoading } from "../logistics/loading";
import { pictureOf } from "../http/uploaded-picture";
import { connection, openDatabase } from "../testing/filled-database";
import { countTaken, listOwnSwaps, listSwaps } from "../swaps/read-swaps";
import { listVolunteers } from "../users/user-queries";
import { DEMO_PASSWORD, demoEmail } from "./accounts";
import { buildDemoFestival } from "./demo-festival";
import { fillDemo } from "./fill-demo";

const listVolunteersIn = async (db: Connection["db"]) =>
  JSON.parse(await listVolunteers(db, { teams: ["admin"], permissions: [] })) as Volunteer[];

describe("A new database filled with the demo festival", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const festival = buildDemoFestival(now);
  const edition = { number: editionOf(new Date()), isArchived: false };
  openDatabase((tx) => fillDemo(tx, now));

  it("gives back each sheet as the rules made it", async () => {
    for (const { sheet } of festival.activities) {
      const [row] = await connection.runPrepared<{ body: string }>(sheetQuery, [sheet.id]);
      expect(JSON.parse(row?.body ?? "null")).toEqual({ ...sheet, edition });
    }
  });

  it("gives back each task as the rules made it, with the conflicts that they find", async () => {
    for (const { sheet } of festival.tasks) {
      const [row] = await connection.runPrepared<SheetRow>(taskQuery, [sheet.id]);
      expect(row && composeSheet(row)).toEqual({ ...sheet, edition });
    }
  });

  it("lets the accounts in with the demo's password", async () => {
    const found = await connection.db.query.users.findFirst({ where: eq(users.email, demoEmail("hard")) });
    expect(await matchesPassword(found?.passwordHash, DEMO_PASSWORD)).toBe(true);
  });

  it("gives each hour of the festival its worth, and nearly everybody some charisma", async () => {
    const charisma = (await listVolunteersIn(connection.db)).map((volunteer) => volunteer.charisma);
    expect(charisma.filter((points) => points > 0).length).toBeGreaterThan(charisma.length / 2);
    const { participations } = festival.charisma;
    expect(await listParticipations(connection.db)).toHaveLength(participations.length);
  });

  it("has gear to load by drive, loaded ahead, changed since, and gear that did not come back", async () => {
    const lines = loadingLines(await readLoading(connection));
    const drives = byDrive(linesOfWay(lines, "OUT"), "OUT");
    expect(drives.length).toBeGreaterThan(3);
    expect(drives.some(({ ticked, count }) => ticked > 0 && ticked < count)).toBe(true);
    expect(lines.filter((line) => changeSince(line) !== undefined)).toHaveLength(1);
    expect(lines.filter((line) => isNotBack(line, now))).toHaveLength(2);
  });

  it("says who is missing where at this moment, and what is to be completed", async () => {
    const reader = { id: 1, access: { teams: ["admin"], permissions: [] } };
    const [slot, ...others] = await readBoard(connection.db, reader, now);
    expect(others).toEqual([]);
    expect(slot).toMatchObject({ name: expect.stringMatching(/^Garde du matériel livré/), expected: 5 });
    expect(slot?.missing.map(({ state }) => state).sort()).toEqual(["absent", "expected"]);
    expect(await listPastSlots(connection.db, reader, now)).toHaveLength(1);
    const [soonest] = await listSlots(connection.db, reader, now);
    expect(soonest).toMatchObject({ expected: 5, missing: 2 });
  });

  it("has requests to be replaced in every state, for managers and for the accounts of volunteers", async () => {
    const swaps = await listSwaps(connection.db, now);
    expect(swaps.map(({ status }) => status).sort()).toEqual([
      "APPROVED",
      "CANCELLED",
      "OPEN",
      "OPEN",
      "OPEN",
      "REFUSED",
      "TAKEN",
      "TAKEN",
    ]);
    expect(await countTaken(connection.db, now)).toBe(2);
    const idOf = (role: string) => festival.people.find(({ email }) => email === demoEmail(role))?.id ?? 0;
    const [soft, confiance] = [
      await listOwnSwaps(connection.db, idOf("soft"), now),
      await listOwnSwaps(connection.db, idOf("confiance"), now),
    ];
    expect(soft.requests).toMatchObject([{ status: "OPEN" }]);
    expect(soft.invitations.length).toBeGreaterThan(0);
    expect(confiance.invitations).toMatchObject([{ status: "TAKEN", isTaker: true }]);
  });

  it("keeps who was rejected", async () => {
    const rejected = festival.people.filter(({ isRejected }) => isRejected);
    const kept = await connection.db.query.membershipApplications.findMany({
      where: eq(membershipApplications.isRejected, true),
    });
    expect(kept.map(({ userId }) => userId).sort()).toEqual(rejected.map(({ id }) => id).sort());
  });

  it("shows a drawn picture of more than half of the people, each a picture that the product itself would take", async () => {
    const pictures = await connection.db.query.profilePictures.findMany();
    expect(pictures.length).toBeGreaterThan(festival.people.length / 2);
    const [picture] = pictures;
    const taken = await pictureOf(Buffer.from(picture?.content ?? []));
    expect(taken.type).toBe(picture?.mimeType);
    const people = await connection.db.query.users.findMany({ where: isNotNull(users.profilePicture) });
    expect(people.map(({ id }) => id).sort()).toEqual(pictures.map(({ userId }) => userId).sort());
  });

  it("knows when the festival opens", async () => {
    const found = await connection.db.query.configurations.findFirst({
      where: eq(configurations.key, "eventDate"),
    });
    expect(found?.value).toEqual({ start: "2027-05-20T22:00:00.000Z" });
  });

  it("goes on with ids of its own", async () => {
    const next = await connection.db.execute(sql`
      select nextval(pg_get_serial_sequence('users', 'id'))::int as users,
        nextval(pg_get_serial_sequence('gears', 'id'))::int as gears,
        nextval(pg_get_serial_sequence('locations', 'id'))::int as locations,
        nextval(pg_get_serial_sequence('borrows', 'id'))::int as borrows`);
    const { gears, places, logistics } = festival;
    expect(rowsOf(next)).toEqual([
      {
        users: festival.people.length + 1,
        gears: gears.length + 1,
        locations: places.length + 1,
        borrows: logistics.borrows.length + 1,
      },
    ]);
  });

  it("keeps what is owned, bought and borrowed", async () => {
    const { inventory, purchases, borrows } = festival.logistics;
    const asked = [...purchases, ...borrows].reduce((sum, { gears }) => sum + gears.length, 0);
    const counted = await connection.db.execute(sql`
      select (select count(*) from inventory_records)::int as records,
        (select count(*) from purchase_gears)::int + (select count(*) from borrow_gears)::int as asked,
        (select count(*) from edition_counts)::int as teams`);
    const teams = festival.previousEdition.counts.length;
    expect(rowsOf(counted)).toEqual([{ records: inventory.length, asked, teams }]);
  });

  it("is all or nothing", async () => {
    await expect(connection.db.transaction((tx) => fillDemo(tx, now))).rejects.toThrow();
    const counted = await connection.db.execute(sql`select count(*)::int as people from users`);
    expect(rowsOf(counted)).toEqual([{ people: festival.people.length }]);
  });
});
