import sharp from "sharp";
import type { CatalogueLocation } from "@coulisses/shared-domain/location/location-catalogue";
import type { CatalogueSignageItem } from "@coulisses/shared-domain/signage/signage-catalogue";
import { festivalActivities, festivalActivitySignages } from "../database/schema/festival-activities";
import { festivalTasks } from "../database/schema/festival-tasks";
import { call } from "../testing/calls";
import { formWithFile, smallPng } from "../testing/multipart";
import { useTestServer } from "../testing/test-server";

const server = useTestServer();
let signa: { id: number; accessToken: string };
beforeAll(async () => {
  signa = await server.person({ teams: ["benevole", "signa"] });
});

const send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
  call(server, method, path, { token: signa.accessToken, ...(body ? { body } : {}) });

const here = { lat: 45.78, lng: 4.87 };
const point = { type: "POINT", coordinates: here };
const deletedAt = new Date("2027-01-01");
const sheet = (id: number) => ({ id, name: `FA ${id}`, adherentId: signa.id });

describe("A place", () => {
  it("is added, changed and read by name", async () => {
    const added = await send("POST", "/locations", { name: " Scène Zéro ", geoLocation: point });
    expect([added.status, added.json()]).toEqual([
      201,
      { id: expect.any(Number) as number, version: 1, name: "Scène Zéro", geoLocation: point },
    ]);
    const { id } = added.json<CatalogueLocation>();
    const road = { type: "ROAD", coordinates: [here, { lat: 45.79, lng: 4.88 }] };
    expect((await send("PUT", `/locations/${id}`, { name: "Allée", geoLocation: road })).json()).toEqual({
      id,
      version: 2,
      name: "Allée",
      geoLocation: road,
    });
    expect((await send("PUT", `/locations/${id}`, { name: "Chemin" })).json()).toEqual({
      id,
      version: 3,
      name: "Chemin",
      geoLocation: road,
    });
    await send("PUT", `/locations/${id}`, { name: "Chemin", geoLocation: null });
    expect((await send("GET", `/locations/${id}`)).json()).toEqual({
      id,
      version: 4,
      name: "Chemin",
      geoLocation: null,
    });
    expect((await send("PUT", "/locations/99999", { name: "Nulle part" })).message).toBe(
      "Le lieu #99999 n'existe pas",
    );
  });

  it.each([
    [{ name: " ", geoLocation: point }, "Nom du lieu : ne peut pas être vide"],
    [{ name: "Ici" }, "Les coordonnées du lieu sont invalides"],
    [
      { name: "Ici", geoLocation: { type: "POINT", coordinates: { lat: "45", lng: 4 } } },
      "Les coordonnées du lieu sont invalides",
    ],
    [
      { name: "Ici", geoLocation: { type: "POINT", coordinates: { lat: 91, lng: 4 } } },
      "Les coordonnées du lieu sont invalides",
    ],
    [
      { name: "Ici", geoLocation: { type: "CIRCLE", coordinates: here } },
      "Les coordonnées du lieu sont invalides",
    ],
    [{ name: "Ici", geoLocation: { type: "ROAD", coordinates: [here] } }, "Une route a au moins deux points"],
    [
      { name: "Ici", geoLocation: { type: "AREA", coordinates: [here, here] } },
      "Une zone a au moins trois points",
    ],
  ])("is refused as %j", async (body, message) => {
    const refusal = await send("POST", "/locations", body);
    expect([refusal.status, refusal.message]).toEqual([400, message]);
  });

  it("stays as long as an activity takes place there; deleted activities do not keep it", async () => {
    const { id } = (
      await send("POST", "/locations", { name: "Gymnase", geoLocation: point })
    ).json<CatalogueLocation>();
    const { db } = server.services;
    await db.insert(festivalActivities).values([
      { ...sheet(2), locationId: id },
      { ...sheet(1), locationId: id },
      { ...sheet(3), locationId: id, deletedAt, status: "REFUSED", description: "x", teamCode: "signa" },
    ]);
    await db.insert(festivalTasks).values({
      id: 3,
      name: "Monter le gymnase",
      festivalActivityId: 1,
      administratorId: signa.id,
      appointmentId: id,
    });
    const uses = (await send("GET", `/locations/${id}/uses`)).json<object[]>();
    expect(uses).toHaveLength(3);
    expect(uses).toContainEqual({ by: "FT", id: 3 });
    const refusal = await send("DELETE", `/locations/${id}`);
    expect([refusal.status, refusal.message]).toEqual([
      409,
      "Impossible de supprimer le lieu, il est lié à : FA 1, FA 2, FT 3",
    ]);
    await db.update(festivalActivities).set({ deletedAt });
    await db.update(festivalTasks).set({ deletedAt });
    expect((await send("DELETE", `/locations/${id}`)).status).toBe(204);
    expect((await send("DELETE", `/locations/${id}`)).status).toBe(404);
  });
});

describe("A signage of the catalogue", () => {
  const add = async (name: string) =>
    (await send("POST", "/signages", { name, type: "BACHE" })).json<CatalogueSignageItem>();
  const upload = (id: number, content: Buffer) =>
    call(server, "POST", `/signages/${id}/image`, {
      token: signa.accessToken,
      ...formWithFile(content),
    });

  it("is added and changed, with a name of its own", async () => {
    const added = await send("POST", "/signages", { name: "Sortie", type: "PANNEAU" });
    const { id } = added.json<CatalogueSignageItem>();
    expect([added.status, added.json()]).toEqual([
      201,
      { id, version: 1, name: "Sortie", slug: "sortie", type: "PANNEAU" },
    ]);
    const again = await send("POST", "/signages", { name: "SORTIE", type: "BACHE" });
    expect([again.status, again.message]).toEqual([409, "La signalisation avec ce nom existe déjà"]);
    const changed = await send("PUT", `/signages/${id}`, { name: "Sortie", type: "AFFICHE" });
    expect(changed.json()).toMatchObject({ type: "AFFICHE", slug: "sortie" });
    const other = await add("Entrée");
    expect((await send("PUT", `/signages/${other.id}`, { name: "sortie", type: "BACHE" })).status).toBe(409);
    const unknown = await send("PUT", "/signages/99999", { name: "Perdue", type: "BACHE" });
    expect([unknown.status, unknown.message]).toEqual([404, "La signalisation n'existe pas"]);
  });

  it.each([
    [{ name: "ab", type: "BACHE" }, "Taper au moins 3 caractères"],
    [{ name: "a".repeat(41), type: "BACHE" }, "Nom : 40 caractères au plus"],
    [{ name: "Néon", type: "NEON" }, "Le type de signalétique est invalide"],
  ])("is refused as %j", async (body, message) => {
    const refusal = await send("POST", "/signages", body);
    expect([refusal.status, refusal.message]).toEqual([400, message]);
  });

  it("shows its picture, and the next one in its place", async () => {
    const { id } = await add("Plan du site");
    expect((await send("GET", `/signages/${id}/image`)).message).toBe("L'image n'a pas été trouvée");
    const first = await upload(id, smallPng);
    expect([first.status, first.json<CatalogueSignageItem>().image]).toEqual([
      201,
      expect.stringMatching(/\.png$/),
    ]);
    const gif = await sharp(smallPng).gif().toBuffer();
    const second = (await upload(id, gif)).json<CatalogueSignageItem>();
    expect(second.image).toMatch(/\.gif$/);
    const shown = await server.app.inject({
      url: `/api/signages/${id}/image`,
      headers: { authorization: `Bearer ${signa.accessToken}` },
    });
    expect([shown.headers["content-type"], shown.rawPayload.toString("latin1", 0, 6)]).toEqual([
      "image/gif",
      "GIF89a",
    ]);
  });

  it.each([
    [
      "is no picture behind a right name",
      Buffer.from("<svg onload=alert(1)>"),
      "Seulement des images (png, jpeg ou gif)",
    ],
    ["is over 2 MB", Buffer.concat([smallPng, Buffer.alloc(2_100_000)]), "Moins de 2 Mo s'il te plaît 🙏"],
    ["is cut short", smallPng.subarray(0, 40), "Cette image est incomplète"],
  ])("refuses a picture that %s", async (_case, content, message) => {
    const { id } = await add(`Affiche ${message.length}`);
    const refusal = await upload(id, content);
    expect([refusal.status, refusal.message]).toEqual([400, message]);
    expect((await send("GET", `/signages/${id}/image`)).status).toBe(404);

    const form = { name: `Panneau ${message.length}`, type: "PANNEAU", file: content.toString("base64") };
    const whole = await send("POST", "/signages", form);
    expect([whole.status, whole.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { file: message } }),
    ]);
    const names = (await send("GET", "/signages")).json<CatalogueSignageItem[]>().map(({ name }) => name);
    expect(names).not.toContain(form.name);
  });

  it("is added and changed together with its picture, in one go", async () => {
    const file = smallPng.toString("base64");
    const added = (
      await send("POST", "/signages", { name: "Fléchage", type: "PANNEAU", file })
    ).json<CatalogueSignageItem>();
    expect(added).toMatchObject({
      name: "Fléchage",
      version: 1,
      image: expect.stringMatching(/\.png$/) as string,
    });
    const gif = (await sharp(smallPng).gif().toBuffer()).toString("base64");
    const changed = await send("PUT", `/signages/${added.id}`, {
      name: "Fléché",
      type: "PANNEAU",
      file: gif,
    });
    expect(changed.json()).toMatchObject({
      name: "Fléché",
      image: expect.stringMatching(/\.gif$/) as string,
    });
    const renamed = await send("PUT", `/signages/${added.id}`, { name: "Fléchage", type: "PANNEAU" });
    expect(renamed.json()).toMatchObject({ image: changed.json<CatalogueSignageItem>().image });
  });

  it("that does not exist gets no picture", async () => {
    expect((await upload(99_999, smallPng)).status).toBe(404);
  });

  it("stays as long as an activity asks for it", async () => {
    const { id } = await add("File d'attente");
    await upload(id, smallPng);
    const { db } = server.services;
    await db.insert(festivalActivities).values([sheet(22), sheet(21), { ...sheet(23), deletedAt }]);
    const asked = { id: "a", type: "BACHE", text: "x", size: "A1", quantity: 1, catalogItemId: id } as const;
    await db
      .insert(festivalActivitySignages)
      .values([22, 21, 23].map((activityId) => ({ ...asked, activityId })));
    const uses = (await send("GET", `/signages/${id}/uses`)).json<object[]>();
    expect(uses).toHaveLength(2);
    expect(uses).toContainEqual({ by: "FA", id: 21 });
    const refusal = await send("DELETE", `/signages/${id}`);
    expect([refusal.status, refusal.message]).toEqual([
      409,
      "Impossible de supprimer la signalisation, elle est liée à : FA 21, FA 22",
    ]);
    await db.update(festivalActivities).set({ deletedAt });
    expect((await send("DELETE", `/signages/${id}`)).status).toBe(204);
    expect((await send("DELETE", `/signages/${id}`)).message).toBe("La signalisation n'existe pas");
  });
});
