import { qrText } from "@coulisses/shared-domain/check-in/code";
import type { OwnCode } from "@coulisses/shared-domain/contract/assignment/check-ins";
import type { Print } from "@coulisses/shared-domain/contract/planning/prints";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { eq, sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { removeExpired } from "../../auth/remove-expired";
import { planningPrintParts, planningPrints } from "../../database/schema/plannings";
import { users } from "../../database/schema/people";
import { pdfCodes, pdfPages } from "../../testing/pdf-pages";
import { useFestival } from "../../testing/festival";
import { zippedParts } from "./print-parts";
import { printJobOn } from "./print-job";
import type { PaperWork } from "./paper/printer";

const festival = useFestival();
let someIds: number[];
beforeAll(async () => {
  someIds = [festival.ids.volunteer, festival.ids.secu, festival.ids.elec];
});

const start = async (kind: string, volunteerIds: readonly number[], as: "humain" | "admin" = "humain") =>
  (await festival.as[as].post("/planning/prints", { kind, volunteerIds: [...volunteerIds] })).json<Print>();
const read = async (id: string) => (await festival.as.humain.get(`/planning/prints/${id}`)).json<Print>();
const fileOf = (id: string) => festival.as.humain.get(`/planning/prints/${id}/file`);
const settled = () => festival.services.jobs.settled();
/** A member who can leave. */
async function passerBy(lastname: string): Promise<number> {
  const [person] = await festival.services.db
    .insert(users)
    .values({
      firstname: "Passe",
      lastname,
      email: `${crypto.randomUUID()}@example.org`,
      passwordHash: "none",
      birthdate: "2000-01-01",
      phone: "0612345678",
    })
    .returning({ id: users.id });
  return person?.id ?? 0;
}

/** The queue, on the same database, with a printer that the test watches. */
function queueWith(print: (work: PaperWork) => Promise<Uint8Array>) {
  return printJobOn({ ...festival.services, printer: { print, close: () => Promise.resolve() } });
}

/** Asked for, but not begun: as if no instance had looked yet. */
async function waitingPrint(volunteerIds: readonly number[]): Promise<string> {
  const id = crypto.randomUUID();
  await festival.services.db
    .insert(planningPrints)
    .values({ id, kind: "LEAFLETS", volunteerIds: [...volunteerIds], requestedBy: festival.ids.humain });
  return id;
}

describe("A print of several plannings", () => {
  it("is a zip of one PDF each, once it is done", async () => {
    const { id, ...print } = await start("LEAFLETS", someIds);
    expect(print).toMatchObject({ kind: "LEAFLETS", status: "WAITING", total: 3, done: 0 });
    await settled();
    expect(await read(id)).toMatchObject({ status: "DONE", total: 3, done: 3 });
    const answer = await fileOf(id);
    expect([answer.headers["content-type"], answer.headers["content-disposition"]]).toEqual([
      "application/zip",
      'attachment; filename="plannings.zip"',
    ]);
    const files = unzipSync(answer.bytes);
    const names = Object.keys(files);
    expect(names).toHaveLength(3);
    expect(names[0]).toMatch(/^dupont-\d+_volunteer_planning\.pdf$/);
    expect(pdfPages(files[names[0] ?? ""] ?? new Uint8Array()).join(" ")).toContain("volunteer");
  });

  it("shows the QR of each person, that of their check-in", async () => {
    const { id } = await start("LEAFLETS", someIds.slice(0, 2));
    await settled();
    const [one = new Uint8Array(), other = new Uint8Array()] = Object.values(
      unzipSync((await fileOf(id)).bytes),
    );
    const codes = await Promise.all(
      (["volunteer", "secu"] as const).map(async (role) => {
        const { code } = (await festival.as[role].get("/check-ins/own-code")).json<OwnCode>();
        return qrText(code);
      }),
    );
    expect([one, other].map((content) => pdfCodes(content, 2)[0]?.[1])).toEqual(codes);
  });

  it("is one PDF of all booklets, in the order asked", async () => {
    const { id } = await start("BOOKLETS", someIds.toReversed());
    await settled();
    const answer = await fileOf(id);
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="plannings.pdf"');
    const parts = await festival.services.db.select().from(planningPrintParts);
    expect(parts.filter(({ printId }) => printId === id)).toEqual([]);
    const sides = pdfPages(answer.bytes).join(" ");
    const places = ["elec", "secu", "volunteer"].map((name) => sides.indexOf(`${name} Dupont`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThanOrEqual(0);
  });

  it("is a zip of one calendar each", async () => {
    const { id } = await start("CALENDARS", someIds);
    await settled();
    const answer = await fileOf(id);
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="calendriers.zip"');
    const files = Object.entries(unzipSync(answer.bytes));
    expect(files).toHaveLength(3);
    for (const [name, content] of files) {
      expect(name).toMatch(/_planning\.ics$/);
      expect(new TextDecoder().decode(content)).toMatch(/^BEGIN:VCALENDAR[^]*END:VCALENDAR\s*$/);
    }
  });

  it("tells apart two people of the same name", async () => {
    const twins = [await passerBy("jumeau"), await passerBy("Jumeau")];
    const { id } = await start("LEAFLETS", twins);
    await settled();
    expect(Object.keys(unzipSync((await fileOf(id)).bytes))).toEqual(
      twins.map((twin) => `jumeau_passe_planning_${twin}.pdf`),
    );
  });

  it("is one when the requester presses twice, and another for another requester, other people or another form", async () => {
    const id = await waitingPrint(someIds);
    const ids = [
      await start("LEAFLETS", someIds),
      await start("LEAFLETS", someIds, "admin"),
      await start("LEAFLETS", someIds.slice(0, 1)),
      await start("CALENDARS", someIds),
    ].map((print) => print.id);
    expect(ids[0]).toBe(id);
    expect(new Set(ids).size).toBe(4);
    await settled();
    for (const [rank, as] of [
      [0, "humain"],
      [1, "admin"],
      [2, "humain"],
      [3, "humain"],
    ] as const)
      await festival.as[as].delete(`/planning/prints/${ids[rank] ?? ""}`);
  });

  it("is listed for anyone who asked, the last first, and is nobody else's", async () => {
    const { id } = await start("LEAFLETS", someIds);
    const list = (await festival.as.humain.get("/planning/prints")).json<Print[]>();
    expect(list[0]?.id).toBe(id);
    expect((await festival.as.admin.get("/planning/prints")).json()).toEqual([]);
    for (const answer of [
      await festival.as.admin.get(`/planning/prints/${id}`),
      await festival.as.admin.get(`/planning/prints/${id}/file`),
      await festival.as.admin.delete(`/planning/prints/${id}`),
    ])
      expect([answer.status, answer.message]).toEqual([404, "Cette impression n'existe pas, ou plus"]);
    await settled();
  });

  it.each([
    [{}, 400, "Ce qui est à imprimer"],
    [{ kind: "LEAFLETS", volunteerIds: [] }, 400, "Choisis au moins une personne"],
    [{ kind: "POSTERS", volunteerIds: [1] }, 400, "Ce qui est à imprimer"],
    [{ kind: "LEAFLETS", volunteerIds: Array.from({ length: 1_001 }, (_, id) => id + 1) }, 400, "au plus"],
    [{ kind: "LEAFLETS", volunteerIds: [123_456] }, 404, "La personne #123456 n'existe pas"],
  ])("%# is refused", async (body, status, message) => {
    const answer = await festival.as.humain.post("/planning/prints", body);
    expect(answer.status).toBe(status);
    expect(answer.message).toContain(message);
  });

  it("has no file before it is done, and an id that is one", async () => {
    const id = await waitingPrint(someIds);
    const answer = await fileOf(id);
    expect([answer.status, answer.message]).toEqual([409, "Cette impression n'est pas prête"]);
    await festival.as.humain.delete(`/planning/prints/${id}`);
    expect((await festival.as.humain.get("/planning/prints/12")).status).toBe(400);
  });
});

describe("Cancelling", () => {
  it("stops after the person under way, and leaves nothing", async () => {
    const id = await waitingPrint(someIds);
    let printed = 0;
    await queueWith(async () => {
      printed++;
      await festival.as.humain.delete(`/planning/prints/${id}`);
      return new Uint8Array([1]);
    })({ printId: id, userId: festival.ids.humain }, 1);
    expect(printed).toBe(1);
    expect(await read(id)).toMatchObject({ status: "CANCELLED" });
    const { db } = festival.services;
    expect(await db.select().from(planningPrintParts).where(eq(planningPrintParts.printId, id))).toEqual([]);
    expect((await festival.as.humain.get("/planning/prints")).body).not.toContain(id);
  });

  it("a print that is done forgets it", async () => {
    const { id } = await start("LEAFLETS", someIds.slice(0, 1));
    await settled();
    expect((await festival.as.humain.delete(`/planning/prints/${id}`)).status).toBe(204);
    expect((await fileOf(id)).status).toBe(404);
    const { db } = festival.services;
    expect(await db.select().from(planningPrintParts).where(eq(planningPrintParts.printId, id))).toEqual([]);
  });

  it("while it is fetched cuts the file off, rather than end it early", async () => {
    const { id } = await start("LEAFLETS", someIds);
    await settled();
    expect(await read(id)).toMatchObject({ status: "DONE", done: 3 });
    const pieces = zippedParts(festival.services.db, { id, kind: "LEAFLETS" });
    expect((await pieces.next()).done).toBe(false);
    await festival.as.humain.delete(`/planning/prints/${id}`);
    const rest = async () => {
      while (!(await pieces.next()).done);
    };
    await expect(rest()).rejects.toThrow("Cette impression n'existe pas, ou plus");
  });

  it("twice, or by two of their windows at once, is the same", async () => {
    const id = await waitingPrint(someIds);
    const twice = await Promise.all([1, 2].map(() => festival.as.humain.delete(`/planning/prints/${id}`)));
    const statuses = twice.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, 204]);
  });
});

describe("What happens meanwhile", () => {
  it("leaves out a volunteer who leaves, made or not, and says so", async () => {
    const [leaver, erased] = [await passerBy("Partant"), await passerBy("Efface")];
    const id = await waitingPrint([leaver, erased, ...someIds]);
    const { db, printers } = festival.services;
    const printer = async (work: PaperWork) => {
      if (work.kind === "leaflet" && work.content.person.id === someIds[0]) {
        await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, leaver));
        await db.delete(users).where(eq(users.id, erased));
        await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, festival.ids.elec));
      }
      return printers.desk.print(work);
    };
    await queueWith(printer)({ printId: id, userId: festival.ids.humain }, 1);
    await settled();
    await db.update(users).set({ deletedAt: null }).where(eq(users.id, festival.ids.elec));
    expect(await read(id)).toMatchObject({ status: "DONE", total: 5, done: 2 });
    expect(Object.keys(unzipSync((await fileOf(id)).bytes))).toHaveLength(2);
  });

  it("drops a volunteer who leaves once it is done", async () => {
    const leaver = await passerBy("Tardif");
    const { id } = await start("LEAFLETS", [leaver, ...someIds]);
    await settled();
    await festival.as.admin.delete(`/users/${String(leaver)}`);
    const names = Object.keys(unzipSync((await fileOf(id)).bytes));
    expect([names.length, names.some((name) => name.startsWith("tardif"))]).toEqual([3, false]);
  });

  it("goes on from what is made, no matter who began it", async () => {
    const id = await waitingPrint(someIds);
    const printed: string[] = [];
    const dying = queueWith((work) => {
      if (work.kind === "leaflet") printed.push(displayName(work.content.person));
      return printed.length === 3
        ? Promise.reject(new Error("killed"))
        : Promise.resolve(new Uint8Array([1]));
    });
    const job = { printId: id, userId: festival.ids.humain };
    await expect(dying(job, 1)).rejects.toThrow("killed");
    expect(await read(id)).toMatchObject({ status: "RUNNING" });
    await queueWith((work) => {
      if (work.kind === "leaflet") printed.push(displayName(work.content.person));
      return Promise.resolve(new Uint8Array([1]));
    })(job, 2);
    expect(printed).toHaveLength(4);
    expect(printed[3]).toBe(printed[2]);
    expect(await read(id)).toMatchObject({ status: "DONE", done: 3 });
  });

  it("is given up after as many failures as a job may have, and says so", async () => {
    const id = await waitingPrint(someIds);
    const broken = queueWith(() => Promise.reject(new Error("no paper")));
    const job = { printId: id, userId: festival.ids.humain };
    await expect(broken(job, 5)).rejects.toThrow("no paper");
    await broken(job, 6);
    expect(await read(id)).toMatchObject({ status: "FAILED" });
    expect((await fileOf(id)).status).toBe(409);
  });
});

describe("A file", () => {
  it("is removed after a day", async () => {
    const { id } = await start("LEAFLETS", someIds.slice(0, 1));
    await settled();
    const { db } = festival.services;
    await removeExpired(db);
    expect((await fileOf(id)).status).toBe(200);
    await db.execute(
      sql`update planning_prints set created_at = now() - interval '25 hours' where id = ${id}`,
    );
    await removeExpired(db);
    expect((await fileOf(id)).status).toBe(404);
  });
});
