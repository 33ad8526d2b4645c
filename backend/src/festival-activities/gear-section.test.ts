import { useFestival } from "../testing/festival";
import { aDraft, evening, inReview, inReviewWithGear, morning, pathOf } from "./testing/sheets";

const festival = useFestival();

describe("The gear section", () => {
  it("FA-51 starts with a window and a request, once", async () => {
    const path = `${pathOf(await inReview(festival.as.organiser))}/inquiry`;
    const start = { timeWindow: morning, request: { slug: "rallonge", quantity: 3 } };
    const early = await festival.as.organiser.post(`${path}/requests`, start.request);
    expect([early.status, early.message]).toEqual([
      409,
      "La section Demande de matos n'a pas encore été initialisée.",
    ]);
    const started = (await festival.as.organiser.post(path, start)).sheet().inquiry;
    expect(started).toMatchObject({
      timeWindows: [morning],
      gears: [],
      electricity: [{ slug: "rallonge", name: "Rallonge", quantity: 3, isConsumable: false }],
      barriers: [],
    });
    expect((await festival.as.organiser.post(path, start)).message).toBe(
      "La section Demande de matos a déjà été initialisée",
    );
    const unknown = { ...start, request: { slug: "fusee", quantity: 1 } };
    const noGear = await festival.as.organiser.post(path, unknown);
    expect([noGear.status, noGear.message]).toEqual([404, "Le matos demandé n'existe pas"]);
  });

  it("FA-53 keeps one window and one request in review; FA-57 clears both at once", async () => {
    const fa = await inReviewWithGear(festival.as.organiser);
    const path = `${pathOf(fa)}/inquiry`;
    const window = fa.inquiry.timeWindows[0];
    const lastWindow = await festival.as.organiser.delete(`${path}/time-windows/${window?.id}`);
    expect(lastWindow.message).toBe(
      "Il s'agit du dernier créneau matos. Il n'est pas possible de le supprimer",
    );
    await festival.as.organiser.delete(`${path}/requests/chaise`);
    await festival.as.organiser.delete(`${path}/requests/rallonge`);
    const last = await festival.as.organiser.delete(`${path}/requests/barriere-vauban`);
    expect(last.message).toBe(
      "Il s'agit de la dernière demande de matos. Il n'est pas possible de la supprimer",
    );
    const cleared = (await festival.as.organiser.delete(path)).sheet().inquiry;
    expect(cleared).toEqual({ timeWindows: [], gears: [], electricity: [], barriers: [] });
  });

  it("FA-54 asks for each gear once, under its owner; matos owns what nobody does", async () => {
    const path = `${pathOf(await aDraft(festival.as.organiser))}/inquiry`;
    const cups = { slug: "gobelet", quantity: 200 };
    const asked = (await festival.as.organiser.post(`${path}/requests`, cups)).sheet().inquiry;
    expect(asked.gears).toEqual([{ ...cups, name: "Gobelet", isConsumable: true }]);
    const twice = await festival.as.organiser.post(`${path}/requests`, cups);
    expect([twice.status, twice.message]).toEqual([409, "Une demande de matos existe déjà pour Gobelet"]);
    const more = await festival.as.organiser.patch(`${path}/requests/gobelet`, { quantity: 500 });
    expect(more.sheet().inquiry.gears).toMatchObject([{ quantity: 500 }]);
    const absent = await festival.as.organiser.patch(`${path}/requests/chaise`, { quantity: 1 });
    expect([absent.status, absent.message]).toEqual([404, "Il n'y a aucune demande de matos pour Chaise"]);
    const moved = await festival.as.organiser.post(`${path}/time-windows`, morning);
    const id = moved.sheet().inquiry.timeWindows[0]?.id;
    const evened = await festival.as.organiser.patch(`${path}/time-windows/${id}`, evening);
    expect(evened.sheet().inquiry.timeWindows).toEqual([expect.objectContaining(evening)]);
  });

  it("FA-55, FA-56 closes what the owner's approval closes, and no more", async () => {
    const path = pathOf(await inReviewWithGear(festival.as.organiser));
    await festival.as.matos.patch(`${path}/inquiry/requests/chaise/link-drive`, { drive: "Magasin" });
    await festival.as.matos.post(`${path}/approve`, { team: "matos" });
    const own = await festival.as.organiser.patch(`${path}/inquiry/requests/chaise`, { quantity: 9 });
    expect([own.status, own.message]).toEqual([409, "La FA a déjà été validée par l'équipe matos."]);
    const others = await festival.as.organiser.patch(`${path}/inquiry/requests/rallonge`, { quantity: 9 });
    expect(others.status).toBe(200);
    const windows = await festival.as.organiser.post(`${path}/inquiry/time-windows`, evening);
    expect([windows.status, windows.message]).toEqual([409, own.message]);
  });
});
