import { fakeServer } from "@coulisses/shared-auth/testing";
import { http, HttpResponse } from "msw";
import { latestBuild, newerBuildExists, openedBuild, reloadOnce } from "./newer-build";

const server = fakeServer();

function openedWith(build: string | undefined) {
  document.head.innerHTML = build === undefined ? "" : `<meta name="coulisses-build" content="${build}">`;
}

function inPlace(answer: () => Response) {
  server.use(http.get("*/build.json", answer));
}

test("the build of the page is the one that the server wrote in it", () => {
  openedWith("aaaa");
  expect(openedBuild()).toBe("aaaa");
});

test("the build in place is asked with the time, so that no cache answers", async () => {
  let query = "";
  server.use(
    http.get("*/build.json", ({ request }) => {
      query = new URL(request.url).search;
      return HttpResponse.json({ id: "bbbb" });
    }),
  );
  expect(await latestBuild(1763730000000)).toBe("bbbb");
  expect(query).toBe("?1763730000000");
});

test.each([
  ["another build in place", "aaaa", () => HttpResponse.json({ id: "bbbb" }), true],
  ["the same build in place", "aaaa", () => HttpResponse.json({ id: "aaaa" }), false],
  ["a server that fails", "aaaa", () => new HttpResponse(null, { status: 500 }), false],
  ["no network", "aaaa", () => HttpResponse.error(), false],
  ["an answer that says nothing", "aaaa", () => HttpResponse.json({}), false],
  ["a page that does not know its own build", undefined, () => HttpResponse.json({ id: "bbbb" }), false],
])("with %s, is there a newer build?", async (_case, opened, answer, expected) => {
  openedWith(opened);
  inPlace(answer);
  expect(await newerBuildExists()).toBe(expected);
});

const TEN_SECONDS = 10_000;
const reload = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the page is reloaded once, and not again within ten seconds", () => {
  jest.useFakeTimers();
  expect(reloadOnce(reload)).toBe(true);
  jest.advanceTimersByTime(TEN_SECONDS - 1);
  expect(reloadOnce(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(reloadOnce(reload)).toBe(true);
});

test("where nothing can be remembered, nothing is reloaded: it could loop", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("denied");
  });
  expect(reloadOnce(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
