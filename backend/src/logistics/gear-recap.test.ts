import type { Purchase } from "@coulisses/shared-domain/contract/logistic-sheets";
import type { GearRecap, GearRecapDetails } from "@coulisses/shared-domain/gear-recap/gear-recap";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { eq } from "drizzle-orm";
import {
  festivalTaskInquiryRequests,
  festivalTaskMobilizations,
  festivalTasks,
} from "../database/schema/festival-tasks";
import { fillCatalogue } from "../testing/catalogue";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";

const server = useTestServer();
let matos: { id: number; accessToken: string };
beforeAll(async () => {
  await fillCatalogue(server.services.db);
  matos = await server.person({ teams: ["benevole", "hard", "matos"] });
});

const send = (method: "GET" | "POST" | "DELETE", path: string, body?: object) =>
  call(server, method, path, { token: matos.accessToken, ...(body ? { body } : {}) });
const discrepancy = async (slug: string, search = "") =>
  (await send("GET", `/logistic/dashboard${search}`)).json<GearRecap[]>().find((gear) => gear.slug === slug)
    ?.stockDiscrepancy;

const at = (hour: number) => `2027-05-14T${String(hour).padStart(2, "0")}:00:00.000Z`;
const window = (from: number, to: number) => ({ start: at(from), end: at(to) });

/** A draft that asks for gear. */
async function activity(name: string, slug: string, quantity: number, [from, to]: [number, number]) {
  const { id } = (await send("POST", "/festival-activities", { name })).json<FestivalActivity>();
  await send("POST", `/festival-activities/${id}/inquiry/time-windows`, window(from, to));
  await send("POST", `/festival-activities/${id}/inquiry/requests`, { slug, quantity });
  return id;
}

async function task(
  id: number,
  activityId: number,
  slug: { gearId: number; quantity: number },
  [from, to]: [number, number],
) {
  const { db } = server.services;
  await db
    .insert(festivalTasks)
    .values({ id, name: "Monter", festivalActivityId: activityId, administratorId: matos.id });
  await db.insert(festivalTaskInquiryRequests).values({ taskId: id, ...slug });
  await db.insert(festivalTaskMobilizations).values({
    taskId: id,
    id: `${from}-${to}`,
    startAt: new Date(at(from)),
    endAt: new Date(at(to)),
  });
}

describe("DASH-4: the recap", () => {
  it("follows what is asked, owned, borrowed and bought", async () => {
    expect(await discrepancy("chaise")).toBe(0);
    await send("POST", "/logistic/inventory", [{ gear: { id: 1 }, quantity: 5, storage: "Cave" }]);
    expect(await discrepancy("chaise")).toBe(5);
    const id = await activity("Concert", "chaise", 20, [9, 11]);
    expect(await discrepancy("chaise")).toBe(-15);
    await task(1, id, { gearId: 1, quantity: 10 }, [10, 12]);
    expect(await discrepancy("chaise")).toBe(-25);

    const purchase = (
      await send("POST", "/logistic/purchases", { seller: "Ikea", availableOn: at(8) })
    ).json<Purchase>();
    await send("POST", `/logistic/purchases/${purchase.id}/gear-requests`, { slug: "chaise", quantity: 12 });
    expect(await discrepancy("chaise")).toBe(-13);
    const loan = { lender: "Mairie", availableOn: at(8), unavailableOn: at(18) };
    const borrow = (await send("POST", "/logistic/borrows", loan)).json<Purchase>();
    await send("POST", `/logistic/borrows/${borrow.id}/gear-requests`, { slug: "chaise", quantity: 10 });
    expect(await discrepancy("chaise")).toBe(-3);

    const details = (
      await send("GET", `/logistic/dashboard/chaise?start=${at(10)}&end=${at(11)}`)
    ).json<GearRecapDetails>();
    expect(details.details).toHaveLength(4);
    expect(details.details[0]).toEqual({
      start: at(10),
      end: "2027-05-14T10:15:00.000Z",
      stock: 27,
      inquiry: 30,
      inventory: 5,
      activities: [{ id, name: "Concert", quantity: 20 }],
      tasks: [{ id: 1, name: "Monter", quantity: 10 }],
      borrows: [{ id: borrow.id, lender: "Mairie", quantity: 10 }],
      purchases: [],
    });

    const csv = await send("GET", "/logistic/dashboard/export");
    expect(csv.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(csv.body.split("\n")[0]).toBe('"Matos","Manque","Détails manque","Stock","Détails stock","Date"');
    expect(csv.body).toContain('"Chaise","3",');
    expect(csv.body).toContain("FT 1 - Monter (10)");

    await send("DELETE", `/logistic/purchases/${purchase.id}`);
    expect(await discrepancy("chaise")).toBe(-15);
    await server.services.db
      .update(festivalTasks)
      .set({ deletedAt: new Date() })
      .where(eq(festivalTasks.id, 1));
    expect(await discrepancy("chaise")).toBe(-5);
  });

  it("adds up what is consumed, and ignores activities that are deleted", async () => {
    await activity("Bar", "gobelet", 30, [8, 9]);
    const gone = await activity("Buvette", "gobelet", 30, [14, 15]);
    expect(await discrepancy("gobelet")).toBe(-60);
    expect((await send("DELETE", `/festival-activities/${gone}`)).status).toBe(204);
    expect(await discrepancy("gobelet")).toBe(-30);
    const { details } = (
      await send("GET", `/logistic/dashboard/gobelet?start=${at(9)}&end=${at(10)}`)
    ).json<GearRecapDetails>();
    expect(details[0]).toMatchObject({ consumed: 30, stock: -30 });
  });

  it("makes no formula of a name", async () => {
    await activity("=1+1", "rallonge", 2, [8, 9]);
    await server.services.db.execute("update gears set name = '=HYPERLINK(1)' where slug = 'rallonge'");
    const { body } = await send("GET", "/logistic/dashboard/export");
    expect(body).toContain(`\n"'=HYPERLINK(1)",`);
  });

  it("shows the gear that answers the search", async () => {
    expect(await discrepancy("chaise", "?owner=elec")).toBeUndefined();
    expect(await discrepancy("rallonge", "?search=rallonge")).toBe(-2);
    expect((await send("GET", "/logistic/dashboard?category=ab")).status).toBe(400);
  });

  it.each([
    [
      "chaise",
      "",
      400,
      "Début du créneau : une date est attendue (ISO 8601)\nFin du créneau : une date est attendue (ISO 8601)",
    ],
    ["chaise", `?start=${at(9)}&end=${at(9)}`, 400, "La période doit avoir une durée"],
    [
      "chaise",
      `?start=${at(9)}&end=2027-07-14T08:00:00.000Z`,
      400,
      "La période ne peut pas dépasser 31 jours",
    ],
    ["licorne", `?start=${at(9)}&end=${at(10)}`, 404, "Le matos licorne n'existe pas"],
  ])("of %s%s is %i", async (slug, search, status, message) => {
    const refusal = await send("GET", `/logistic/dashboard/${slug}${search}`);
    expect([refusal.status, refusal.message]).toEqual([status, message]);
  });

  it("is for those who follow it", async () => {
    const { accessToken } = await server.person({ teams: ["benevole", "hard"] });
    for (const path of ["", "/export", `/chaise?start=${at(9)}&end=${at(10)}`]) {
      const answer = await call(server, "GET", `/logistic/dashboard${path}`, { token: accessToken });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });
});
