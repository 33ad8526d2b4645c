import { deflateSync } from "node:zlib";
import type { Me } from "@coulisses/shared-domain/contract/users";
import sharp from "sharp";
import { profilePictures } from "../database/schema/people";
import { call } from "../testing/calls";
import { formWithFile, smallPng } from "../testing/multipart";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
let volunteer: Person, organiser: Person;

beforeAll(async () => {
  volunteer = await server.person({ teams: ["benevole", "soft"] });
  organiser = await server.person({ teams: ["benevole", "hard"] });
});

const get = (path: string, { accessToken }: Person) => call(server, "GET", path, { token: accessToken });

describe("A profile picture", () => {
  const png = smallPng;
  const upload = (content: Buffer, field = "file") =>
    call(server, "POST", "/users/me/profile-picture", {
      token: organiser.accessToken,
      ...formWithFile(content, { field, name: "../../x.png" }),
    });

  it("is shown to its person, and to the members of the festival", async () => {
    expect((await upload(png)).status).toBe(201);
    const candidate = await server.person();
    const answer = await get(`/users/${String(organiser.id)}/profile-picture`, candidate);
    expect([answer.status, answer.message]).toEqual([403, "Tu n'es pas membre de l'équipe benevole"]);
    const own = { token: candidate.accessToken, ...formWithFile(png) };
    expect((await call(server, "POST", "/users/me/profile-picture", own)).status).toBe(201);
    expect((await get(`/users/${String(candidate.id)}/profile-picture`, candidate)).status).toBe(200);
  });

  it("leaves with the account that is closed", async () => {
    const leaving = await server.person({ teams: ["benevole"] });
    const own = { token: leaving.accessToken, ...formWithFile(png) };
    await call(server, "POST", "/users/me/profile-picture", own);
    const path = `/users/${String(leaving.id)}/profile-picture`;
    expect((await get(path, volunteer)).status).toBe(200);
    const { accessToken: token } = await server.person({ teams: ["benevole", "humain"] });
    expect((await call(server, "DELETE", `/users/${String(leaving.id)}`, { token })).status).toBe(204);
    expect((await get(path, volunteer)).status).toBe(404);
    const kept = await server.services.db.select({ userId: profilePictures.userId }).from(profilePictures);
    expect(kept).not.toContainEqual({ userId: leaving.id });
  });

  it("is answered as it was sent", async () => {
    const answer = await upload(png);
    expect(answer.status).toBe(201);
    expect(answer.json<Me>().profilePicture).toMatch(/\.png$/);
    const picture = await server.app.inject({
      url: `/api/users/${String(organiser.id)}/profile-picture`,
      headers: { authorization: `Bearer ${volunteer.accessToken}` },
    });
    expect(picture.headers["content-type"]).toBe("image/png");
    expect(picture.rawPayload.subarray(0, 8).equals(png.subarray(0, 8))).toBe(true);
  });

  it.each([
    [
      "is no picture, whatever its name",
      Buffer.from("<svg onload=alert(1)>"),
      "Seulement des images (png, jpeg ou gif)",
    ],
    ["is too big", Buffer.concat([png, Buffer.alloc(2_100_000)]), "Moins de 2 Mo s'il te plaît 🙏"],
    ["is cut short", png.subarray(0, png.length - 20), "Cette image est incomplète"],
    ["is empty", Buffer.alloc(0), "Une photo vide n'est pas une photo"],
  ])("is refused when it %s", async (_case, content, message) => {
    const answer = await upload(content);
    expect([answer.status, answer.message]).toEqual([400, message]);
  });

  it("is refused when it is not there", async () => {
    expect((await upload(png, "photo")).status).toBe(400);
    const json = await call(server, "POST", "/users/me/profile-picture", {
      token: organiser.accessToken,
      body: {},
    });
    expect(json.status).toBe(415);
  });

  it("that a person lacks is 404", async () => {
    expect((await get(`/users/${String(volunteer.id)}/profile-picture`, organiser)).status).toBe(404);
  });
});

/** A PNG whose header says this many pixels, all black: a small file that fills a memory. */
function bomb(side: number): Buffer {
  const crc = (bytes: Buffer) => {
    let remainder = 0xffffffff;
    for (const byte of bytes) {
      remainder ^= byte;
      for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
    }
    return (remainder ^ 0xffffffff) >>> 0;
  };
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc(named));
    return Buffer.concat([length, named, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a pixel, grey: the smallest of all.
  header[8] = 1;
  const lines = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 9 });
  return Buffer.concat([
    smallPng.subarray(0, 8),
    chunk("IHDR", header),
    chunk("IDAT", lines),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("X15 A picture that lies", () => {
  const plain = (width: number, height = width) =>
    sharp({ create: { width, height, channels: 3, background: "#27c" } });
  const script = "<script>alert(document.cookie)</script>";
  const upload = (content: Buffer, named: { name?: string; type?: string } = {}) =>
    call(server, "POST", "/users/me/profile-picture", {
      token: organiser.accessToken,
      ...formWithFile(content, named),
    });
  /** The picture as others receive it afterwards. */
  async function shown() {
    const answer = await server.app.inject({
      url: `/api/users/${String(organiser.id)}/profile-picture`,
      headers: { authorization: `Bearer ${volunteer.accessToken}` },
    });
    return { type: answer.headers["content-type"], headers: answer.headers, content: answer.rawPayload };
  }

  it.each([
    ["a page named photo.png", Buffer.from(`<!doctype html>${script}`)],
    ["a drawing with a script", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    ["a page with spaces before it", Buffer.from(`   \n<html>${script}</html>`)],
    ["a PDF", Buffer.from("%PDF-1.7 …")],
  ])("that is %s is refused, whatever name and type it claims", async (_case, content) => {
    for (const type of ["image/png", "image/jpeg", "text/html", "image/svg+xml"]) {
      const answer = await upload(content, { name: "photo.png", type });
      expect([answer.status, answer.message]).toEqual([400, "Seulement des images (png, jpeg ou gif)"]);
    }
  });

  it("is kept as what its bytes are, not as what it claims to be", async () => {
    expect((await upload(smallPng, { name: "page.html", type: "text/html" })).status).toBe(201);
    const { type, headers } = await shown();
    expect([type, headers["x-content-type-options"]]).toEqual(["image/png", "nosniff"]);
  });

  it.each(["png", "jpeg", "gif"] as const)(
    "with a page behind its end or in its comment, as %s, keeps neither",
    async (format) => {
      const picture = await plain(40).toFormat(format).toBuffer();
      const polyglot = Buffer.concat([picture, Buffer.from(script.repeat(20))]);
      expect((await upload(polyglot)).status).toBe(201);
      expect((await shown()).content.includes("<script>")).toBe(false);
    },
  );

  it("loses the place where it was taken", async () => {
    const located = await plain(64)
      .jpeg()
      .withExif({
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 46/1 0/1" },
        IFD0: { Artist: "chez Camille" },
      })
      .toBuffer();
    expect(located.includes("chez Camille")).toBe(true);
    expect((await upload(located)).status).toBe(201);
    const { exif, xmp, iptc, icc } = await sharp((await shown()).content).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("that a small file makes of 30 000 × 30 000 pixels is refused before it fills the memory", async () => {
    const content = bomb(30_000);
    expect(content.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    const answer = await upload(content);
    expect([answer.status, answer.message]).toEqual([
      400,
      "Cette image a trop de pixels : 40 millions au plus",
    ]);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it("that is larger than any screen shows is made smaller, and goes on moving", async () => {
    expect((await upload(await plain(2_000, 1_000).jpeg().toBuffer())).status).toBe(201);
    const large = await sharp((await shown()).content).metadata();
    expect([large.width, large.height]).toEqual([512, 256]);
    const frames = await Promise.all([plain(600).png().toBuffer(), plain(600).negate().png().toBuffer()]);
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await upload(moving)).status).toBe(201);
    const { content } = await shown();
    const { pages, pageHeight, width } = await sharp(content, { animated: true }).metadata();
    expect([pages, pageHeight, width]).toEqual([2, 512, 512]);
  });

  it.each([0.2, 0.6, 0.95])("that breaks off after %d of it is refused", async (share) => {
    const whole = await plain(300).jpeg().toBuffer();
    const answer = await upload(whole.subarray(0, Math.floor(whole.length * share)));
    expect([answer.status, answer.message]).toEqual([400, "Cette image est incomplète"]);
  });

  it("refused leaves the one before in its place", async () => {
    await upload(smallPng);
    const { content } = await shown();
    expect((await upload(Buffer.from(script))).status).toBe(400);
    expect((await shown()).content.equals(content)).toBe(true);
  });

  it("is nobody else's to change, and strangers don't see it", async () => {
    const other = `/users/${String(volunteer.id)}/profile-picture`;
    const answer = await call(server, "POST", other, {
      token: organiser.accessToken,
      ...formWithFile(smallPng),
    });
    expect(answer.status).toBe(404);
    expect((await call(server, "GET", other)).status).toBe(401);
    const claimed = await call(server, "PUT", `/users/${String(volunteer.id)}`, {
      token: organiser.accessToken,
      body: { profilePicture: "x.png" },
    });
    expect(claimed.status).toBe(403);
    expect((await get("/users/me", volunteer)).json<Me>().profilePicture).toBeNull();
  });
});
