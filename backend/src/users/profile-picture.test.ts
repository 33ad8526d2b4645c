import type { Me } from "@coulisses/shared-domain/contract/users";
import { call } from "../testing/calls";
import { formWithFile, smallPng } from "../testing/multipart";
import { startTestServer, type TestServer } from "../testing/test-server";

type Person = Awaited<ReturnType<TestServer["person"]>>;
let server: TestServer;
let volunteer: Person, organiser: Person;

beforeAll(async () => {
  server = await startTestServer();
  volunteer = await server.person({ teams: ["benevole", "soft"] });
  organiser = await server.person({ teams: ["benevole", "hard"] });
});
afterAll(() => server.close());

const get = (path: string, { accessToken }: Person) => call(server, "GET", path, { token: accessToken });

describe("A profile picture", () => {
  const png = smallPng;
  const upload = (content: Buffer, field = "file") =>
    call(server, "POST", "/users/me/profile-picture", {
      token: organiser.accessToken,
      ...formWithFile(content, { field, name: "../../x.png" }),
    });

  it("is shown to everybody who is logged in", async () => {
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

  it("that somebody has not is 404", async () => {
    expect((await get(`/users/${String(volunteer.id)}/profile-picture`, organiser)).status).toBe(404);
  });
});
