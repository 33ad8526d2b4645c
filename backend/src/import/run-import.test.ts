import { eq, sql } from "drizzle-orm";
import { users } from "../database/schema/people";
import { checkAccounts } from "../personal-account/transactions/check-accounts";
import { forAllTests } from "../testing/for-all-tests";
import {
  ADMIN_EMAIL,
  closeFestival,
  importInto,
  newFestival,
  now,
  reported,
  rowsIn,
  stateOf,
} from "./testing/festival";
import { peerWith } from "./testing/peer-rows";
import { smallFestival } from "./testing/small-festival";

describe("Importing a festival", () => {
  const festival = forAllTests(newFestival, closeFestival);
  let report: string;
  beforeAll(async () => {
    report = await reported(festival, smallFestival);
  });

  it("has everybody, under their id where it is free, and closed where they were", async () => {
    const people = await rowsIn(
      festival,
      sql`select id, email, firstname, phone, birthdate::text, deleted_at is not null closed, password_hash like '$2b$%' signs
        from users order by id`,
    );
    expect(people).toEqual([
      {
        id: 1,
        email: ADMIN_EMAIL,
        firstname: "Amina",
        phone: "0612345678",
        birthdate: "2001-05-13",
        closed: false,
        signs: false,
      },
      {
        id: 2,
        email: "bob@example.org",
        firstname: "Bob",
        phone: "0612345678",
        birthdate: "2001-05-13",
        closed: false,
        signs: true,
      },
      {
        id: 3,
        email: "gone@example.org",
        firstname: "Partie",
        phone: "0612345678",
        birthdate: "2001-05-13",
        closed: true,
        signs: false,
      },
      {
        id: 4,
        email: "anonymous+4@coulisses.test",
        firstname: "Anonymous",
        phone: "0600000000",
        birthdate: "1970-01-01",
        closed: true,
        signs: false,
      },
      {
        id: 5,
        email: "import+5@coulisses.test",
        firstname: "Bobby",
        phone: "0612345678",
        birthdate: "2001-05-13",
        closed: false,
        signs: false,
      },
      {
        id: 10,
        email: "lea@example.org",
        firstname: "Léa",
        phone: "0611223344",
        birthdate: "2001-05-13",
        closed: false,
        signs: true,
      },
    ]);
  });

  it("has their teams and permissions under our codes, the other teams of Coulisses stay", async () => {
    const memberships = await rowsIn(festival, sql`select * from user_teams order by 1, 2`);
    expect(memberships).toEqual([
      { user_id: 1, team_code: "admin" },
      { user_id: 2, team_code: "benevole" },
      { user_id: 10, team_code: "cuisine" },
    ]);
    const holders = await rowsIn(
      festival,
      sql`select team_code from team_permissions join permissions on id = permission_id where name = 'read-fa'`,
    );
    expect(holders).toEqual([{ team_code: "cuisine" }]);
    const names = await rowsIn(
      festival,
      sql`select name from teams where code in ('benevole', 'bar', 'fen') order by 1`,
    );
    expect(names.map(({ name }) => name)).toEqual(["Bar 24", "Fen", "Tout le monde"]);
  });

  it("has every balance to the cent, by lines that add up", async () => {
    const balances = await rowsIn(
      festival,
      sql`select user_id id, balance::int from accounts order by user_id nulls first`,
    );
    expect(balances).toEqual([
      { id: null, balance: -5750 },
      { id: 2, balance: 434 },
      { id: 3, balance: -250 },
      { id: 4, balance: 1000 },
      { id: 10, balance: 4566 },
    ]);
    expect((await checkAccounts(festival.db)).wrong).toEqual([]);
    const reversed = await rowsIn(
      festival,
      sql`select line.amount::int, batch.name, batch.made_by by from transactions line
        join transaction_batches batch on batch.id = batch_id where reverses is not null`,
    );
    expect(reversed).toEqual([{ amount: 9900, name: "Transactions supprimées dans Overbookd", by: 1 }]);
  });

  it("has the meal with the batch of its lines, and its guests", async () => {
    const meals = await rowsIn(
      festival,
      sql`select meal.id, chef_id chef, day::text, moment, expense_amount::int cost, batch.name, made_by by,
        (select count(*)::int from shared_meal_guests where meal_id = meal.id) guests
        from shared_meals meal join transaction_batches batch on batch.id = meal.batch_id`,
    );
    expect(meals).toEqual([
      {
        id: 3,
        chef: 10,
        day: "2026-08-01",
        moment: "SOIR",
        cost: 1600,
        name: "Repas partagé du samedi 1 août soir",
        by: 10,
        guests: 2,
      },
    ]);
  });

  it("numbers what comes afterwards above all that came", async () => {
    const [next] = await rowsIn(
      festival,
      sql`insert into users (email, password_hash, firstname, lastname, birthdate, phone)
        values ('next@example.org', '', 'A', 'B', '2000-01-01', '0612345678') returning id`,
    );
    expect(next).toEqual({ id: 11 });
    await festival.db.delete(users).where(eq(users.id, 11));
  });

  it("tells in French of each row that did not come as it is", () => {
    expect(report).not.toContain("- Camille");
    expect(report).toContain(
      "- Bobby Petit (nº 5) : une autre personne a la même adresse (bob@example.org) : ici import+5@coulisses.test, sans mot de passe",
    );
    expect(report).toContain("- Permission must-sign-volunteer-charter : Coulisses n'a pas cette permission");
    expect(report).toContain("- Partie Petit dans l'équipe personne : le compte est clôturé");
    expect(report).toContain("montant négatif");
    expect(report).toContain("la même personne des deux côtés");
    expect(report).toContain("2 parts : ici une par convive");
    expect(report).toContain("moins d'un euro");
    expect(report).toContain("- Configuration usefulLinks : ce réglage n'a pas d'équivalent ici");
    expect(report).toMatch(/- Léa Petit \(nº 1\) : solde 45,66\s€ = 45,66\s€/);
  });

  it("counts each row once, and writes as many as it counts", () => {
    expect(report).not.toContain("un défaut de la reprise");
    const rows = [...report.matchAll(/^\S.*?((?:\s+\d+){5})$/gm)].map(([, numbers = ""]) =>
      numbers.trim().split(/\s+/).map(Number),
    );
    expect(rows.length).toBeGreaterThan(8);
    for (const [read = 0, ...others] of rows) expect(others.reduce((sum, one) => sum + one, 0)).toBe(read);
  });

  it("sends nothing: no mail, job nor news", async () => {
    const jobs = await rowsIn(
      festival,
      sql`select count(*)::int from pgboss.job where name <> 'housekeeping'`,
    );
    const news = await rowsIn(festival, sql`select count(*)::int from inbox_messages`);
    expect([jobs, news]).toEqual([[{ count: 0 }], [{ count: 0 }]]);
  });

  it("writes nothing when the same rows come again", async () => {
    const before = await stateOf(festival);
    expect(await importInto(festival, smallFestival)).toEqual({ kind: "already", at: now });
    expect(await stateOf(festival)).toEqual(before);
  });

  it("refuses a newer dump for now, in French", async () => {
    const newer = peerWith({ ...smallFestival, friend: [{ requestor_id: 1, friend_id: 2 }] });
    await expect(importInto(festival, newer)).rejects.toThrow("Ce festival vient déjà d'une reprise");
  });
});

describe("A dry run", () => {
  const festival = forAllTests(newFestival, closeFestival);

  it("reports what the import reports, and leaves no trace", async () => {
    const before = await stateOf(festival);
    const tried = await reported(festival, smallFestival, true);
    expect(await stateOf(festival)).toEqual(before);
    const done = await reported(festival, smallFestival);
    expect(tried.split("\n").slice(3)).toEqual(done.split("\n").slice(3));
    expect(tried).toContain("essai, rien n'a été écrit");
  });
});

describe("A festival that is not new", () => {
  const festival = forAllTests(newFestival, closeFestival);

  it("is refused, with what it holds, and stays as it was", async () => {
    await festival.db.execute(sql`insert into locations (name) values ('Scène')`);
    await festival.db.insert(users).values({
      email: "other@example.org",
      passwordHash: "",
      firstname: "A",
      lastname: "B",
      birthdate: "2000-01-01",
      phone: "0612345678",
    });
    const before = await stateOf(festival);
    await expect(importInto(festival, smallFestival)).rejects.toThrow(
      "Ce festival n'est pas vide : il a déjà des lieux, une personne qui n'est pas administratrice",
    );
    expect(await stateOf(festival)).toEqual(before);
  });
});
