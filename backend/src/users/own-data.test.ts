import type { OwnData } from "@coulisses/shared-domain/contract/users";
import { sql } from "drizzle-orm";
import { rowsOf } from "../database/driver";
import { calendarLinks } from "../database/schema/plannings";
import { friends, users } from "../database/schema/people";
import { readyToAssign, slot } from "../festival-tasks/testing/sheets";
import { useFestival } from "../testing/festival";
import { ownDataQueries } from "./own-data";

const festival = useFestival();
const dataOf = async (role: "volunteer" | "organiser" | "colleague") =>
  (await festival.as[role].get("/users/me/data")).json<OwnData>();

/** Tables that name a person and are no data about them. */
const notAbout = {
  closed_editions: "an act on the festival, in the audit",
  idempotency_keys: "answers kept for a day against a doubled press",
  imports: "an act on the festival",
  loading_marks: "gear that was loaded, by whom is for those at the van",
  password_resets: "a hash",
  planned_events: "a copy of the slots, as calendars know them",
  planning_print_parts: "a copy of the slots, made for printing",
  planning_prints: "papers of other people's plannings",
  proposal_acceptances: "an act on the festival",
  proposal_lines: "a wish of the machine",
  proposals: "an act on the festival",
  publishing_tokens: "an act on the site",
  release_guards: "an act on the site",
  sheet_undos: "copies of sheets, for an undo",
  transaction_batches: "an act on the festival, in the audit",
  unread_notifications: "a mark that news were not looked at",
  wall_links: "an act on the festival, in the audit",
};

describe("A person's own data", () => {
  it("are of every table that names people, but for those said here", async () => {
    const found = await festival.services.db.execute(sql`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass order by 1`);
    const tables = rowsOf<{ name: string }>(found).map(({ name }) => name);
    const read = Object.values(ownDataQueries).join("\n");
    const missing = tables.filter((name) => !new RegExp(`(from|join) ${name}\\b`).test(read));
    expect(missing).toEqual(Object.keys(notAbout));
  });

  it("are their profile, their slots, their friends, their acts and no one else's", async () => {
    const { volunteer, colleague } = festival.ids;
    const { db } = festival.services;
    await db.insert(friends).values([
      { requestorId: volunteer, friendId: colleague },
      { requestorId: colleague, friendId: volunteer },
    ]);
    const window = slot(18, 22);
    await festival.as.humain.patch(`/volunteer-availability/${volunteer}`, { availabilities: [window] });
    const task = await readyToAssign(festival, { volunteers: [volunteer] });
    const [own] = await db
      .select()
      .from(users)
      .where(sql`id = ${volunteer}`);

    const { exportedAt, data } = await dataOf("volunteer");
    expect(Date.now() - Date.parse(exportedAt)).toBeLessThan(60_000);
    expect(data["compte"]).toEqual([expect.objectContaining({ email: own?.email, phone: own?.phone })]);
    expect(data["equipes"]).not.toEqual([]);
    expect(data["amis"]).toEqual([{ personne: expect.objectContaining({ id: colleague }) }]);
    expect(data["creneaux"]).toEqual([expect.objectContaining({ fiche: task.id, nom: task.general.name })]);
    expect(data["disponibilites"]).toHaveLength(1);
    expect(data["gestes_sur_des_ft"]).toEqual([]);
    const organiser = (await dataOf("organiser")).data;
    expect(organiser["creneaux"]).toEqual([]);
    expect(organiser["gestes_sur_des_ft"]).not.toEqual([]);
    expect(organiser["ft_ou_je_suis_contact"]).toEqual([{ fiche: task.id, nom: task.general.name }]);
  });

  it("hold no secret that would open anything", async () => {
    const { volunteer } = festival.ids;
    const { db } = festival.services;
    await db
      .insert(calendarLinks)
      .values({ volunteerId: volunteer, secret: "a-secret-of-a-calendar", edition: 1 });
    const [{ hash = "" } = {}] = await db
      .select({ hash: users.passwordHash })
      .from(users)
      .where(sql`id = ${volunteer}`);
    const text = JSON.stringify(await dataOf("volunteer"));
    expect(text).toContain("lien_d_agenda");
    for (const secret of ["a-secret-of-a-calendar", hash]) expect(text).not.toContain(secret);
    for (const query of Object.values(ownDataQueries))
      expect(query).not.toMatch(/hash|secret|token|endpoint|\bkeys\b|searched|\*/);
  });

  it("are for a person who is signed in, and not kept on the way", async () => {
    expect((await festival.nobody.get("/users/me/data")).status).toBe(401);
    const answer = await festival.as.colleague.get("/users/me/data");
    expect(answer.headers["cache-control"]).toBe("no-store");
  });
});
