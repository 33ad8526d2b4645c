import type { RowOutcome } from "@coulisses/shared-domain/spreadsheet/outcome";
import { eq } from "drizzle-orm";
import { users } from "../database/schema/people";
import { slot } from "../festival-tasks/testing/sheets";
import { useFestival } from "../testing/festival";

const festival = useFestival();

let email = "";
beforeAll(async () => {
  const { db } = festival.services;
  const [person] = await db.select().from(users).where(eq(users.id, festival.ids.volunteer));
  email = person?.email ?? "";
});

const path = () => `/volunteer-availability/${festival.ids.volunteer}`;
beforeEach(() => festival.as.humain.patch(path(), { availabilities: [] }));
const row = (start: string, end: string, more: object = {}) => ({
  email: ` ${email.toUpperCase()}`,
  start: `14/05/2027 ${start}`,
  end: `14/05/2027 ${end}`,
  ...more,
});
const importing = async (...rows: object[]) =>
  (await festival.as.humain.post("/volunteer-availability/import", { rows })).json<RowOutcome[]>();
const stored = async () => (await festival.as.humain.get(path())).json();
const added = { outcome: "added" };
const refused = (problems: object) => ({ outcome: "refused", problems });

describe("AV-9, AV-10 Availabilities of a spreadsheet", () => {
  it("join those of their people; following hours count as one period", async () => {
    expect(await importing(row("18:00", "19:00"), row("10h", "12h"), row("19:00", "20:00"))).toEqual([
      added,
      added,
      added,
    ]);
    expect(await stored()).toEqual([slot(10, 12), slot(18, 20)]);
    expect(await importing(row("20h", "22h"))).toEqual([added]);
    expect(await stored()).toEqual([slot(10, 12), slot(18, 22)]);
  });

  it("count once when they are sent twice", async () => {
    const rows = [row("10h", "12h"), row("18h", "20h")];
    expect(await importing(...rows)).toEqual([added, added]);
    expect(await importing(...rows)).toEqual([{ outcome: "present" }, { outcome: "present" }]);
    expect(await stored()).toEqual([slot(10, 12), slot(18, 20)]);
  });

  it("are refused one by one, and the right ones of the same person are taken", async () => {
    const outcomes = await importing(
      row("10h", "12h"),
      row("11h", "13h", { email: "personne@example.org" }),
      row("14h", "13h"),
      row("13h", "15h"),
      row("18h", "19h"),
    );
    expect(outcomes).toEqual([
      added,
      refused({ email: "Personne n'a cette adresse" }),
      refused({ end: expect.any(String) as string }),
      refused({ start: expect.stringContaining("heures impaires") as string }),
      refused({ start: expect.stringContaining("au moins 2 heures") as string }),
    ]);
    expect(await stored()).toEqual([slot(10, 12)]);
  });

  it("need the right to assign people", async () => {
    const answer = await festival.as.volunteer.post("/volunteer-availability/import", {
      rows: [row("10h", "12h")],
    });
    expect(answer.status).toBe(403);
  });
});
