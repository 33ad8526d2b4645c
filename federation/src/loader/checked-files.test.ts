import { type CheckedFiles, createCheckedFiles, guardHead } from "./checked-files";

const ENTRY = "/features/mf-bar/a1/entry.js";
const hashes = { "entry.js": "sha384-entry", "page.js": "sha384-page", "page.css": "sha384-style" };
const manifest = () => Response.json({ integrity: hashes });
const absent = () => new Response("", { status: 404 });

let asked: [string, RequestInit | undefined][];
function answer(...answers: (() => Response | Promise<Response>)[]) {
  asked = [];
  globalThis.fetch = jest.fn((address, init) => {
    asked.push([String(address), init]);
    return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0])?.() ?? absent());
  });
}

const FOLDER = "http://localhost/features/mf-bar/a1/";
/** The hash of the file at this address. */
const hashOf = async (files: CheckedFiles, address: string) => (await files.placeOf(address))?.integrity;

function checked(entry = ENTRY) {
  const files = createCheckedFiles();
  files.expect({ entry, integrity: "sha384-manifest" });
  return files;
}

const before = globalThis.fetch;
beforeEach(() => {
  document.head.innerHTML = "";
  answer(manifest);
});
afterAll(() => {
  globalThis.fetch = before;
});

describe("the hash of a file", () => {
  test("comes from the manifest, which the browser compares with the registry's hash, once for all files", async () => {
    const files = checked();
    expect(await Promise.all([hashOf(files, ENTRY), hashOf(files, "/features/mf-bar/a1/page.js")])).toEqual([
      "sha384-entry",
      "sha384-page",
    ]);
    expect(files.placeOf(`${ENTRY}?retry=1`)).toEqual({
      address: `${FOLDER}entry.js`,
      integrity: "sha384-entry",
    });
    expect(asked).toEqual([
      [
        "http://localhost/features/mf-bar/a1/manifest.json",
        { integrity: "sha384-manifest", cache: "default" },
      ],
    ]);
  });

  test("that the server wrote beside a preload asks for nothing", () => {
    document.head.innerHTML = `<link rel="preload" as="script" integrity="sha384-written" href="${ENTRY}">`;
    expect(checked().placeOf(ENTRY)).toEqual({
      address: `${FOLDER}entry.js`,
      integrity: "sha384-written",
    });
    expect(asked).toEqual([]);
  });

  test("is unknown for the shell's own files, and for an app without one in the registry", () => {
    const files = checked();
    files.expect({ entry: "/features/mf-tea/b2/entry.js" });
    expect([files.placeOf("/shell/main.js"), files.placeOf("/features/mf-tea/b2/entry.js")]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("that the manifest does not have refuses the file", async () => {
    const files = checked();
    await expect(hashOf(files, "/features/mf-bar/a1/stray.js")).rejects.toThrow("stray.js is not in");
    expect(() => files.placeOf("/features/mf-bar/a1/stray.js")).toThrow("stray.js is not in");
  });
});

describe("a file that failed", () => {
  const PAGE = "/features/mf-bar/a1/page.js?retry=1";
  const there = () => new Response("code");
  const refused = () => Promise.reject(new TypeError("Failed to fetch"));

  test.each([
    ["was altered, when it comes but not with its hash", [manifest, there, refused], true],
    ["is the one that was built, when it comes with its hash", [manifest, there, there], false],
    ["is gone, when the server has it no more", [manifest, absent], false],
    [
      "has an altered manifest, when that comes but not with its hash",
      [refused, refused, there, there, refused],
      true,
    ],
    ["has no manifest to be had, when the site is away", [refused, refused, refused], false],
  ])("%s", async (_what, answers, altered) => {
    answer(...answers);
    expect(await checked().isAltered(PAGE)).toBe(altered);
  });

  test("is asked for past what the browser kept, then compared with that answer", async () => {
    answer(manifest, there, refused);
    await checked().isAltered(PAGE);
    expect(asked.slice(1)).toEqual([
      [`http://localhost${PAGE}`, { cache: "reload" }],
      [`http://localhost${PAGE}`, { cache: "force-cache", integrity: "sha384-page" }],
    ]);
  });

  test("of an app without hashes is never asked for", async () => {
    const files = checked();
    files.expect({ entry: ENTRY });
    expect(await files.isAltered(ENTRY)).toBe(false);
    expect(asked).toEqual([]);
  });
});

describe("a manifest that can't be had", () => {
  const refused = () => Promise.reject(new TypeError("Failed to fetch"));

  test("is asked for past what the browser kept, then again at the next try", async () => {
    answer(refused, refused, () => new Response(), manifest);
    const files = checked();
    await expect(hashOf(files, ENTRY)).rejects.toThrow("Failed to fetch");
    expect(asked.map(([, init]) => init?.cache ?? init?.method)).toEqual(["default", "reload", "HEAD"]);
    await expect(hashOf(files, ENTRY)).resolves.toBe("sha384-entry");
  });

  test("because the site's server is away stops nothing, so that a visited app works without network", async () => {
    answer(refused);
    await expect(hashOf(checked(), ENTRY)).resolves.toBeUndefined();
  });

  test("refuses every file of another origin", async () => {
    answer(refused);
    const entry = "https://apps.example.org/entry.js";
    await expect(hashOf(checked(entry), entry)).rejects.toThrow("Failed to fetch");
  });
});

describe("the page's head", () => {
  const scriptAt = (src: string) => Object.assign(document.createElement("script"), { src });
  const entered = () =>
    Array.from(document.head.children, (element) => (element as HTMLScriptElement).integrity);
  const guarded = () => {
    const head = document.createElement("head");
    document.head.replaceWith(head);
    const files = checked();
    guardHead(files);
    return { files, head };
  };

  test("takes scripts and style sheets with their hash, once it is known", async () => {
    const { files, head } = guarded();
    head.appendChild(scriptAt(ENTRY));
    expect(entered()).toEqual([]);
    await hashOf(files, ENTRY);
    const style = Object.assign(document.createElement("link"), { rel: "stylesheet" });
    style.href = "/features/mf-bar/a1/page.css";
    head.appendChild(style);
    expect(entered()).toEqual(["sha384-entry", "sha384-style"]);
  });

  test("takes everything else at once, as it is", () => {
    const { head } = guarded();
    head.appendChild(document.createElement("style"));
    head.appendChild(scriptAt("/shell/main.js"));
    expect(head.children).toHaveLength(2);
  });

  test("never sees a script whose hash can't be had: it fails like one that does not come", async () => {
    const { files, head } = guarded();
    const failed = (script: HTMLScriptElement) =>
      new Promise((resolve) => {
        script.addEventListener("error", resolve);
        head.appendChild(script);
      });
    const late = failed(scriptAt("/features/mf-bar/a1/stray.js"));
    await hashOf(files, ENTRY);
    await Promise.all([late, failed(scriptAt("/features/mf-bar/a1/stray.js"))]);
    expect(entered()).toEqual([]);
  });
});
