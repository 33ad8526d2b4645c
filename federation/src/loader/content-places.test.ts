import { contentName } from "../contract/content-names";
import { createCheckedFiles, guardHead } from "./checked-files";

const [one, other, page] = ["b25lIGVudHJ5", "YW5vdGhlciBl", "YSBwYWdlIHRo"].map((text) => `sha384-${text}`);
const FILES = "http://localhost/features/mf-bar/files/";
const lists: Record<string, object> = {
  "http://localhost/features/mf-bar/a1/hashes.json": { "entry.js": one, "page.js": page },
  "http://localhost/features/mf-bar/a2/hashes.json": { "entry.js": other, "page.js": page },
};
const at = (file: string, hash = "") => ({ address: FILES + contentName(file, hash), integrity: hash });
const version = (name: string) => ({ entry: `/features/mf-bar/${name}/entry.js`, hashes: `sha384-${name}` });

const asked: string[] = [];
const before = globalThis.fetch;
beforeEach(() => {
  document.head.innerHTML = "";
  asked.length = 0;
  globalThis.fetch = jest.fn((address) => {
    asked.push(String(address));
    const integrity = lists[String(address)];
    return Promise.resolve(integrity ? Response.json({ integrity }) : new Response("", { status: 404 }));
  });
});
afterAll(() => {
  globalThis.fetch = before;
});

function expecting(name: string) {
  const files = createCheckedFiles();
  files.expect(version(name));
  return files;
}

test("a file is fetched from the address of its content, the same in each version that has it", async () => {
  const files = expecting("a1");
  expect(await files.placeOf("/features/mf-bar/a1/entry.js")).toEqual(at("entry.js", one));
  expect(files.placeOf("/features/mf-bar/a1/page.js")).toEqual(at("page.js", page));
  files.expect(version("a2"));
  expect(await files.placeOf("/features/mf-bar/a2/page.js")).toEqual(at("page.js", page));
  expect(await files.placeOf("/features/mf-bar/a2/entry.js")).toEqual(at("entry.js", other));
  expect(asked).toEqual(Object.keys(lists));
});

test("an entry there asks for its other files beside itself, and gets those of the version expected last", async () => {
  const files = expecting("a1");
  files.expect(version("a2"));
  expect(await files.placeOf("/features/mf-bar/files/entry.js")).toEqual(at("entry.js", other));
  files.expect({ entry: "/features/mf-bar/a0/entry.js", integrity: "sha384-manifest" });
  expect(files.placeOf("/features/mf-bar/files/page.js")).toBeUndefined();
});

test("the server's preload of that very version says where the file is, another version's does not", async () => {
  const address = `${FILES}entry.0123456789abcdef.js`;
  document.head.innerHTML = `<link rel="preload" as="script" integrity="${one}" data-of="/features/mf-bar/a1/entry.js" href="${address}">`;
  expect(expecting("a1").placeOf("/features/mf-bar/a1/entry.js")).toEqual({ address, integrity: one });
  expect(asked).toEqual([]);
  expect(await expecting("a2").placeOf("/features/mf-bar/a2/entry.js")).toEqual(at("entry.js", other));
});

test("after such a preload the list is read all the same, a while later: without network it says where files are", async () => {
  jest.useFakeTimers();
  document.head.innerHTML = `<link rel="preload" integrity="${one}" data-of="/features/mf-bar/a1/entry.js" href="${FILES}x.js">`;
  await expecting("a1").placeOf("/features/mf-bar/a1/entry.js");
  await jest.advanceTimersByTimeAsync(2_900);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(["http://localhost/features/mf-bar/a1/hashes.json"]);
  jest.useRealTimers();
});

test("a file that failed is asked for in the folder of its version", async () => {
  const files = expecting("a1");
  const place = { address: "http://localhost/features/mf-bar/a1/page.js", integrity: page };
  expect(await files.placeOf("/features/mf-bar/a1/page.js?retry=1")).toEqual(place);
  expect(await files.placeOf("/features/mf-bar/files/page.js?retry=1")).toEqual(place);
});

test("a script enters the head at that address, and is known by it when it fails", async () => {
  const head = document.createElement("head");
  document.head.replaceWith(head);
  const files = expecting("a1");
  guardHead(files);
  await files.placeOf("/features/mf-bar/a1/entry.js");
  const script = document.createElement("script");
  script.src = "/features/mf-bar/a1/entry.js";
  head.appendChild(script);
  expect([script.src, script.integrity]).toEqual(Object.values(at("entry.js", one)));
  globalThis.fetch = jest
    .fn()
    .mockResolvedValueOnce(new Response("stolen();"))
    .mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await files.isAltered(script.src)).toBe(true);
});

test("a stack names the files of the version", async () => {
  const files = expecting("a1");
  const place = await files.placeOf("/features/mf-bar/a1/page.js");
  expect(
    files.inVersions(`at Row (${place?.address ?? ""}:1:20)\nat o (http://localhost/shell/main.js:1:2)`),
  ).toBe(
    "at Row (http://localhost/features/mf-bar/a1/page.js:1:20)\nat o (http://localhost/shell/main.js:1:2)",
  );
});
