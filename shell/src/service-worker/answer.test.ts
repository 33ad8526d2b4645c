import { freshFirst, keptFirst, keptThenFresh } from "./answer";
import { put } from "./keep";
import { fakeBrowser, html, json, script } from "./testing/fake-browser";

const shelf = { name: "shelf", limit: 3 };
let browser: ReturnType<typeof fakeBrowser>;
let works: Promise<unknown>[];

const options = { shelf, address: "/a.js", types: /javascript|html|json/, background: (work: Promise<unknown>) => void works.push(work) };
const request = new Request("http://localhost/a.js");
const inBackground = () => Promise.all(works);
const never = () => new Promise<Response>(() => undefined);
const text = (response: Response) => response.text();

beforeEach(() => {
  browser = fakeBrowser();
  works = [];
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe("what never changes", () => {
  test("is fetched once, then comes without network", async () => {
    browser.answers.set("/a.js", () => script("a"));
    expect(await keptFirst(request, options).then(text)).toBe("a");
    await inBackground();
    browser.answers.clear();
    expect(await keptFirst(request, options).then(text)).toBe("a");
    expect(browser.asked).toHaveLength(1);
  });

  test.each([
    ["a failure", () => new Response("gone", { status: 404, headers: { "content-type": "text/javascript" } })],
    ["the page of a hotel's network", () => new Response("Accept our terms", { headers: { "content-type": "image/gif" } })],
  ])("is not kept when the answer is %s", async (_what, answer) => {
    browser.answers.set("/a.js", answer);
    await keptFirst(request, options);
    await inBackground();
    expect(browser.kept("shelf")).toEqual([]);
  });

  test("that was never kept fails without network", async () => {
    await expect(keptFirst(request, options)).rejects.toThrow("Failed to fetch");
  });
});

describe("what may change", () => {
  test("comes as it was last time, and is fetched for the next one", async () => {
    await put(shelf, "/a.js", script("old"));
    browser.answers.set("/a.js", () => script("new"));
    expect(await keptThenFresh(request, options).then(text)).toBe("old");
    await inBackground();
    expect(await keptThenFresh(request, options).then(text)).toBe("new");
  });

  test("stays as it was without network", async () => {
    await put(shelf, "/a.js", script("old"));
    await keptThenFresh(request, options);
    await inBackground();
    expect(await keptThenFresh(request, options).then(text)).toBe("old");
  });

  test("comes from the network the first time", async () => {
    browser.answers.set("/a.js", () => script("new"));
    expect(await keptThenFresh(request, options).then(text)).toBe("new");
    expect(browser.kept("shelf")).toEqual(["/a.js"]);
  });
});

describe("what should be fresh", () => {
  test("comes from the network, and is kept whole", async () => {
    await put(shelf, "/a.js", json("old"));
    browser.answers.set("/a.js", () => json("new"));
    expect(await freshFirst(request, options).then(text)).toBe('"new"');
    await inBackground();
    browser.answers.clear();
    expect(await freshFirst(request, options).then(text)).toBe('"new"');
  });

  test.each([
    ["without network", undefined],
    ["when the server is away behind its gateway", () => html("Bad gateway", 502)],
  ])("%s, what is kept does", async (_case, answer) => {
    await put(shelf, "/a.js", json("kept"));
    if (answer) browser.answers.set("/a.js", answer);
    expect(await freshFirst(request, options).then(text)).toBe('"kept"');
  });

  test("a refusal of the server is the answer, whatever is kept", async () => {
    await put(shelf, "/a.js", json("kept"));
    browser.answers.set("/a.js", () => json({ message: "Interdit" }, 403));
    expect((await freshFirst(request, options)).status).toBe(403);
    await inBackground();
    browser.answers.clear();
    expect(await freshFirst(request, options).then(text)).toBe('"kept"');
  });

  test("a network that takes too long is not waited for where something is kept, and serves the next time", async () => {
    jest.useFakeTimers();
    await put(shelf, "/a.js", html("kept"));
    let arrive: (response: Response) => void = () => undefined;
    browser.answers.set("/a.js", () => new Promise((resolve) => (arrive = resolve)));
    const answer = freshFirst(request, { ...options, patience: 5_000 });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await answer.then(text)).toBe("kept");
    arrive(html("late"));
    await inBackground();
    browser.answers.clear();
    expect(await freshFirst(request, options).then(text)).toBe("late");
  });

  test("where nothing is kept, a slow network is waited for", async () => {
    jest.useFakeTimers();
    let arrive: (response: Response) => void = () => undefined;
    browser.answers.set("/a.js", () => new Promise((resolve) => (arrive = resolve)));
    const answer = freshFirst(request, { ...options, patience: 5_000 });
    await jest.advanceTimersByTimeAsync(5_000);
    arrive(html("late"));
    expect(await answer.then(text)).toBe("late");
  });

  test("what the browser had begun to fetch is not fetched twice", async () => {
    const answer = await freshFirst(request, { ...options, begun: Promise.resolve(html("begun")) });
    expect(await answer.text()).toBe("begun");
    expect(browser.asked).toEqual([]);
  });

  test("with neither network nor anything kept, it fails", async () => {
    await expect(freshFirst(request, options)).rejects.toThrow("Failed to fetch");
  });

  test("a network that hangs does not keep what is kept from showing", async () => {
    await put(shelf, "/a.js", html("kept"));
    browser.answers.set("/a.js", never);
    expect(await freshFirst(request, { ...options, patience: 5 }).then(text)).toBe("kept");
  });
});

test("a shelf that is full forgets what came first; what comes again counts as new", async () => {
  for (const name of ["/1", "/2", "/3", "/1", "/4"]) await put(shelf, name, script(name));
  expect(browser.kept("shelf")).toEqual(["/3", "/1", "/4"]);
});
