import type { WallLink } from "@coulisses/shared-domain/wall-board/wall-link";
import { auditEntries } from "../database/schema/audit";
import { wallLinks } from "../database/schema/plannings";
import { call } from "../testing/calls";
import { useFestival } from "../testing/festival";
import { startTestServer } from "../testing/test-server";
import { aWallLink, readBoard, secretOf } from "./testing/wall-links";

const festival = useFestival();
beforeEach(() => festival.services.db.delete(wallLinks));

const listed = async () => (await festival.as.humain.get("/wall-board/links")).json<WallLink[]>();
const revoke = ({ link }: { link: Pick<WallLink, "id"> }) =>
  festival.as.humain.delete(`/wall-board/links/${String(link.id)}`);

describe("The links of the wall board", () => {
  it("are several, each with its name, its maker and its date", async () => {
    const [first, second] = [await aWallLink(festival, " Écran du QG "), await aWallLink(festival, "Bar")];
    expect(await listed()).toEqual([second.link, first.link]);
    expect(first.link).toMatchObject({ name: "Écran du QG", madeBy: { firstname: "humain" } });
    expect(Date.now() - Date.parse(first.link.madeAt)).toBeLessThan(60_000);
    for (const made of [first, second]) expect((await readBoard(festival, secretOf(made))).status).toBe(200);
  });

  it("have their secret after the #, and the database only its hash", async () => {
    const made = await aWallLink(festival);
    expect(made.url).toMatch(/\/wall-board#\d+\.[\w-]{43}$/);
    const [, random] = secretOf(made).split(".");
    const kept = JSON.stringify([
      await festival.services.db.select().from(wallLinks),
      await festival.services.db.select().from(auditEntries),
    ]);
    expect(kept).toContain(made.link.name);
    expect(kept).not.toContain(random);
  });

  it("end at once when they are revoked, the others go on", async () => {
    const [first, second] = [await aWallLink(festival), await aWallLink(festival, "Bar")];
    expect((await revoke(first)).status).toBe(204);
    const refusal = await readBoard(festival, secretOf(first));
    expect([refusal.status, refusal.message]).toEqual([404, "Ce lien n'est plus valable"]);
    expect((await readBoard(festival, secretOf(second))).status).toBe(200);
    expect(await listed()).toEqual([second.link]);
  });

  it("are revoked by two people at once without a fault, and told of once", async () => {
    const made = await aWallLink(festival);
    const before = await festival.services.db.$count(auditEntries);
    const answers = await Promise.all([revoke(made), revoke(made), revoke(made)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await festival.services.db.$count(auditEntries)).toBe(before + 1);
  });

  it.each([
    ["", "Le nom de l'écran ne peut pas être vide"],
    ["x".repeat(61), "Nom de l'écran : 60 caractères au plus"],
  ])("are refused the name %j", async (name, message) => {
    const refusal = await festival.as.humain.post("/wall-board/links", { name });
    expect([refusal.status, refusal.message]).toEqual([400, message]);
  });

  it("are twenty at most, also when several make one at once", async () => {
    await festival.services.db
      .insert(wallLinks)
      .values(Array.from({ length: 19 }, (_, rank) => ({ name: `Écran ${rank}`, secretHash: "none" })));
    const answers = await Promise.all(
      ["a", "b"].map((name) => festival.as.humain.post("/wall-board/links", { name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await listed()).toHaveLength(20);
  });

  it("are made, listed and revoked by those who place people alone", async () => {
    const made = await aWallLink(festival);
    const path = `/wall-board/links/${String(made.link.id)}`;
    for (const [who, status] of [
      [festival.as.organiser, 403],
      [festival.as.volunteer, 403],
      [festival.nobody, 401],
    ] as const) {
      expect((await who.get("/wall-board/links")).status).toBe(status);
      expect((await who.post("/wall-board/links", { name: "Bar" })).status).toBe(status);
      expect((await who.delete(path)).status).toBe(status);
    }
    expect(await listed()).toEqual([made.link]);
  });
});

describe("A stranger", () => {
  it("opens nothing with a secret that is cut, altered, of another link, or none", async () => {
    const [one, other] = [await aWallLink(festival), await aWallLink(festival, "Bar")];
    const secret = secretOf(one);
    const [, random = ""] = secret.split(".");
    const guesses = [
      "",
      "1",
      secret.slice(0, -1),
      `${secret}x`,
      secret.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
      `${String(other.link.id)}.${random}`,
      `999999999.${random}`,
      `${String(one.link.id)}.${"A".repeat(43)}`,
      `'; drop table wall_links; --.${random}`,
      `${String(one.link.id)}.\u0000`,
    ];
    for (const guess of guesses) {
      const refusal = await readBoard(festival, encodeURI(guess));
      expect([guess, refusal.status, refusal.message]).toEqual([guess, 404, "Ce lien n'est plus valable"]);
    }
    expect((await festival.nobody.get("/wall-board")).status).toBe(404);
    expect((await festival.nobody.get(`/wall-board?secret=${secret}`)).status).toBe(404);
    expect((await festival.as.humain.get("/wall-board")).status).toBe(404);
    expect((await readBoard(festival, secret)).status).toBe(200);
  });

  it("guesses so often and no more, while a board that asks every 15 seconds is far from it", async () => {
    const server = await startTestServer({ callsAMinute: 5 });
    const statuses: number[] = [];
    for (let times = 0; times < 6; times++)
      statuses.push((await call(server, "GET", "/wall-board", { token: `1.${"A".repeat(43)}` })).status);
    await server.close();
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  });
});
