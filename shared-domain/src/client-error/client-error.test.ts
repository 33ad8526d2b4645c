import {
  appVersionIn,
  type ClientError,
  clientErrorBytes,
  clippedToBytes,
  framesOf,
  keptClientError,
  pagePattern,
  sameErrorText,
  withoutPersonalData,
} from "./client-error";

const site = "https://festival.example.org";
const chromium = `TypeError: Cannot read properties of undefined (reading 'name')
    at Row (${site}/features/mf-tasks/4b8ec4891b14/812.js:1:2345)
    at onClick (${site}/shell/vendor.0a1b2c3d.js:2:99)
    at chrome-extension://abcdef/content.js:1:1`;
const firefox = `Row@${site}/features/mf-tasks/4b8ec4891b14/812.js?retry=1:1:2345
@https://cdn.example.com/spy.js?user=12:1:1
promise callback*load@moz-extension://123/x.js:4:5`;

const bytesOf = (text: string) => unescape(encodeURIComponent(text)).length;

describe("The page of an error", () => {
  it.each([
    ["/fa/123", "/fa/:id"],
    ["/ft/420", "/ft/420"],
    ["/fa/to-publish?search=Marie", "/fa/to-publish"],
    ["/kiosk/Zx81aB", "/kiosk/:id"],
    ["/", "/"],
    ["/volunteers/marie.curie@example.org", "/volunteers/:id"],
  ])("%s is told as %s", (path, pattern) => {
    expect(pagePattern(path)).toBe(pattern);
  });
});

describe("What is kept of a message", () => {
  it.each([
    ["Pas d'adresse marie.curie@example.org ici", "Pas d'adresse …@… ici"],
    [
      "GET https://festival.example.org/api/users?search=Curie 500",
      "GET https://festival.example.org/api/users 500",
    ],
    ["/reset?token=abc refusé", "/reset refusé"],
    ["Authorization: Bearer abc.def", "Authorization: Bearer …"],
    ["eyJhbGciOiJIUzI1NiJ9.eyJ1c2VySWQiOjF9.sig", "…"],
    ["« Marie Curie » a déjà ce créneau", "« … » a déjà ce créneau"],
    ["Appelle le 06 12 34 56 78", "Appelle le …"],
    ["postgres://root:secret@db/x", "postgres://…/x"],
    [
      "Cannot read properties of undefined (reading 'name')",
      "Cannot read properties of undefined (reading 'name')",
    ],
    ["a?.b is not a function, x ?? y", "a?.b is not a function, x ?? y"],
  ])("%s: %s", (message, kept) => {
    expect(withoutPersonalData(message)).toBe(kept);
  });

  it("is cut by bytes, never within a character", () => {
    expect(clippedToBytes("héhé", 5)).toBe("héh");
    expect(clippedToBytes("🎪🎪", 7)).toBe("🎪");
    expect(clippedToBytes("court", 100)).toBe("court");
  });
});

describe("The stack of an error", () => {
  it("has one form in every browser: paths of the site, and only the kind of anything else", () => {
    expect(framesOf(chromium, site)).toBe(
      [
        "at Row (/features/mf-tasks/4b8ec4891b14/812.js:1:2345)",
        "at onClick (/shell/vendor.0a1b2c3d.js:2:99)",
        "at chrome-extension://…:0",
      ].join("\n"),
    );
    expect(framesOf(firefox, site)).toBe(
      [
        "at Row (/features/mf-tasks/4b8ec4891b14/812.js?retry=1:1:2345)",
        "at  (elsewhere://…:0)",
        "at promise callback*load (moz-extension://…:0)",
      ].join("\n"),
    );
  });

  it("names the app and the version that threw", () => {
    expect(appVersionIn(framesOf(chromium, site))).toEqual({ app: "mf-tasks", version: "4b8ec4891b14" });
    expect(appVersionIn("at x (/shell/vendor.js:1:1)")).toBeUndefined();
  });

  it("says nothing of people, whatever a browser sends", () => {
    const sent: ClientError = {
      app: "mf-tasks",
      version: "4b8ec4891b14",
      kind: "error",
      page: "/volunteers/12?name=Curie",
      message: `Curie marie@example.org ${"é".repeat(1_000)}`,
      stack: `Marie Curie, 0612345678\nat Row (/features/mf-tasks/4b8ec4891b14/812.js?user=marie:1:2)\n${"at x (/shell/y.js:1:1)\n".repeat(400)}`,
      count: 1,
      duringOutage: false,
    };
    const kept = keptClientError(sent);
    expect(kept.page).toBe("/volunteers/:id");
    expect(kept.message).not.toContain("marie@");
    expect(kept.stack.split("\n")[0]).toBe("at Row (/features/mf-tasks/4b8ec4891b14/812.js:1:2)");
    expect(bytesOf(kept.message)).toBeLessThanOrEqual(clientErrorBytes.message);
    expect(bytesOf(kept.stack)).toBeLessThanOrEqual(clientErrorBytes.stack);
    expect(bytesOf(keptClientError(sent, 1_000).stack)).toBeLessThanOrEqual(1_000);
  });

  it("makes two errors one when only numbers in the message differ", () => {
    const error = { kind: "error", message: "FT 12", stack: "at a (/x.js:1:1)" } as const;
    expect(sameErrorText(error)).toBe(sameErrorText({ ...error, message: "FT 13" }));
    expect(sameErrorText(error)).not.toBe(sameErrorText({ ...error, stack: "at b (/x.js:1:2)" }));
  });
});
