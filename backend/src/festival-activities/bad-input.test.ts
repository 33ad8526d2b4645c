import { useFestival } from "../testing/festival";
import { aDraft, inReview, morning, pathOf } from "./testing/sheets";

const festival = useFestival();

const electricity = { connection: "PC16_Prise_classique", device: "Ampli", power: 100, count: 1 };
const signage = { type: "AFFICHE", quantity: 1, text: "Bar", size: "A4" };
const contractor = { firstname: "Zoé", lastname: "Durand", phone: "0601020304" };

type Field = {
  name: string;
  method: "post" | "patch";
  path: string;
  body: (text: string) => object;
};

const field = (name: string, method: Field["method"], path: string, body: Field["body"]): Field => ({
  name,
  method,
  path,
  body,
});

/** Every text that a person can type into a sheet. */
const fields: Field[] = [
  field("name", "patch", "/general", (name) => ({ name })),
  field("description", "patch", "/general", (description) => ({ description })),
  field("contractor's first name", "post", "/in-charge/contractors", (firstname) => ({
    ...contractor,
    firstname,
  })),
  field("contractor's last name", "post", "/in-charge/contractors", (lastname) => ({
    ...contractor,
    lastname,
  })),
  field("contractor's phone", "post", "/in-charge/contractors", (phone) => ({ ...contractor, phone })),
  field("contractor's email", "post", "/in-charge/contractors", (email) => ({ ...contractor, email })),
  field("contractor's company", "post", "/in-charge/contractors", (company) => ({ ...contractor, company })),
  field("contractor's comment", "post", "/in-charge/contractors", (comment) => ({ ...contractor, comment })),
  field("signage's text", "post", "/signa/signages", (text) => ({ ...signage, text })),
  field("signage's size", "post", "/signa/signages", (size) => ({ ...signage, size })),
  field("signage's comment", "post", "/signa/signages", (comment) => ({
    ...signage,
    text: comment.slice(0, 9),
    comment,
  })),
  field("special need", "patch", "/security", (specialNeed) => ({ specialNeed })),
  field("water", "patch", "/supply", (water) => ({ water })),
  field("device", "post", "/supply/electricity", (device) => ({ ...electricity, device })),
  field("supply's comment", "post", "/supply/electricity", (comment) => ({
    ...electricity,
    device: comment.slice(0, 9),
    comment,
  })),
  field("feedback", "post", "/feedbacks", (content) => ({ content })),
];

/** They fit in every field, the shortest of which takes 50 characters. */
const kept = [
  "'; drop table users; --",
  "1' or '1'='1",
  '$1 %s \\ "guillemets"',
  "<b>gras</b><script>alert(1)</script>",
  "👩‍👩‍👧 fête 🎉 Œuvre ñandú",
  "العربية ‮ 각",
];

describe.each(fields)("The text field $name", ({ method, path, body }) => {
  let sheet: string;
  beforeAll(async () => {
    sheet = pathOf(await aDraft(festival.as.organiser));
  });

  it.each(kept)("takes %j as text and nothing else", async (text) => {
    const answer = await festival.as.organiser[method](sheet + path, body(text));
    expect(answer.status).toBe(200);
    expect((await festival.as.colleague.get(sheet)).sheet()).toEqual(answer.sheet());
    if (path !== "/general") expect(texts(answer.sheet())).toContain(text);
    expect(answer.body).not.toContain("<script>alert(1)</script></p>");
  });

  it.each([
    ["a NUL", "avant\u0000après"],
    ["a text without end", "x".repeat(60_000)],
  ])("refuses %s in French", async (_, text) => {
    const refusal = await festival.as.organiser[method](sheet + path, body(text));
    expect(refusal.status).toBe(400);
    expect(refusal.message).toMatch(/caractère/);
  });

  it("survives half an emoji", async () => {
    const answer = await festival.as.organiser[method](sheet + path, body("moitié \ud83c"));
    expect(answer.status).toBe(200);
    expect((await festival.as.colleague.get(sheet)).body).toContain("\ufffd");
  });

  it.each([42, true, ["liste"], { objet: 1 }])("refuses %j in its place", async (value) => {
    const [key] = Object.entries(body("x")).find(([, given]) => given === "x") ?? [];
    const refusal = await festival.as.organiser[method](sheet + path, {
      ...body("x"),
      [key ?? ""]: value,
    });
    expect(refusal.status).toBe(400);
    expect(refusal.message).toContain("un texte est attendu");
  });
});

/** Every string of an answer, wherever it stands. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe("The description", () => {
  it("keeps only what the editor writes", async () => {
    const path = pathOf(await aDraft(festival.as.organiser));
    const description =
      '<p onmouseover="alert(1)">Bal<img src=x onerror=alert(1)></p><script>alert(1)</script>';
    const answer = await festival.as.organiser.patch(`${path}/general`, { description });
    expect(answer.sheet().general.description).toBe("<p>Bal</p>");
  });
});

describe("The photo link", () => {
  it.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,<script>",
    "pas un lien",
    "https://photos.fr/\u0000",
    `https://photos.fr/${"x".repeat(2_000)}`,
    42,
  ])("refuses %j", async (photoLink) => {
    const path = pathOf(await aDraft(festival.as.organiser));
    const refusal = await festival.as.organiser.patch(`${path}/general`, { photoLink });
    expect(refusal.status).toBe(400);
  });
});

describe("Signage and supply ids made of long texts", () => {
  it("can still be edited when each character weighs nine bytes", async () => {
    const path = `${pathOf(await aDraft(festival.as.organiser))}/signa/signages`;
    const heavy = { ...signage, text: "각".repeat(200), size: "각".repeat(50) };
    const [added] = (await festival.as.organiser.post(path, heavy)).sheet().signa.signages;
    const edited = await festival.as.organiser.patch(`${path}/${encodeURIComponent(added?.id ?? "")}`, {
      quantity: 7,
    });
    expect(edited.sheet().signa.signages).toMatchObject([{ quantity: 7 }]);
  });
});

describe("Numbers out of bounds", () => {
  it.each([
    ["/security", { freePass: 1.5 }],
    ["/security", { freePass: 1e12 }],
    ["/security", { freePass: "3" }],
    ["/in-charge", { adherentId: 0 }],
    ["/in-charge", { adherentId: 2 ** 40 }],
    ["/signa", { locationId: -1 }],
    ["/signa", {}],
    ["/general", { categories: ["Inconnue"] }],
    ["/general", { categories: "Culture" }],
    ["/general", { toPublish: "oui" }],
  ])("%s refuses %j", async (path, body) => {
    const sheet = pathOf(await aDraft(festival.as.organiser));
    const refusal = await festival.as.organiser.patch(sheet + path, body);
    expect(refusal.status).toBe(400);
    expect(refusal.message).not.toMatch(/Invalid|expected/);
  });

  it.each([0, -1, 1.5, 1e9, "2", null])("refuses %j of anything", async (quantity) => {
    const sheet = pathOf(await aDraft(festival.as.organiser));
    for (const [path, body] of [
      ["/signa/signages", { ...signage, quantity }],
      ["/supply/electricity", { ...electricity, power: quantity }],
      ["/supply/electricity", { ...electricity, count: quantity }],
      ["/inquiry/requests", { slug: "chaise", quantity }],
      ["/inquiry", { timeWindow: morning, request: { slug: "chaise", quantity } }],
    ] as const) {
      expect((await festival.as.organiser.post(sheet + path, body)).status).toBe(400);
    }
  });
});

describe("Ids that are none", () => {
  it.each(["0", "-1", "abc", "1.5", "99999999999", "1e3", "%00", "1;drop", "NaN"])(
    "refuses the sheet %s",
    async (id) => {
      const refusal = await festival.as.organiser.get(`/festival-activities/${id}`);
      expect(refusal.status).toBe(400);
      expect(refusal.message).not.toBe("");
    },
  );

  it.each(["%27%20or%20%271%27=%271", "%00", "x".repeat(900), "..%2f..%2fusers"])(
    "finds no part called %s",
    async (id) => {
      const sheet = pathOf(await inReview(festival.as.organiser));
      for (const path of ["/signa/signages/", "/supply/electricity/", "/inquiry/requests/"]) {
        expect([400, 404]).toContain((await festival.as.organiser.delete(sheet + path + id)).status);
      }
    },
  );
});

describe("Bodies that are none", () => {
  it.each([undefined, [], "texte", 3])("refuses %j where a form is expected", async (body) => {
    const sheet = pathOf(await aDraft(festival.as.organiser));
    const headers = { "content-type": "application/json" };
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const refusal = await festival.as.organiser.patch(`${sheet}/security`, payload, headers);
    expect(refusal.status).toBe(400);
  });
});
