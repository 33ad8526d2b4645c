import { act, screen, waitFor } from "@testing-library/react";
import type { LiveEvent } from "@coulisses/shared-domain/contract/live";
import { baseApi, LIST } from "../api/base-api";
import { api, looseServer, http, HttpResponse } from "../testing/fake-server";
import { fakeToken, renderWithStore } from "../testing";
import { useLiveConnection, useLiveStatus } from "./use-live";

const server = looseServer();

const { useTestLiveListQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    testLiveList: build.query<string, string>({
      query: (path) => path,
      providesTags: (_answer, _error, path) => [
        { type: "FestivalActivity", id: path === "list" ? LIST : Number(path.split("/")[1]) },
      ],
    }),
  }),
});

function Screen({ path }: { path: string }) {
  useLiveConnection();
  const { data } = useTestLiveListQuery(path);
  return (
    <p>
      {useLiveStatus()} {data}
    </p>
  );
}

/** A line that the test holds: what it says, and how to cut it. */
function openLine() {
  const lines: ReadableStreamDefaultController<Uint8Array>[] = [];
  server.use(
    http.get(api("live-notifications"), () => {
      const body = new ReadableStream<Uint8Array>({
        start(line) {
          lines.push(line);
        },
      });
      return new HttpResponse(body, { headers: { "Content-Type": "text/event-stream" } });
    }),
  );
  return {
    lines,
    say(event: Partial<LiveEvent>) {
      const data = JSON.stringify({ event: "test", at: "2026-05-01T10:00:00Z", tags: [], ...event });
      lines.at(-1)?.enqueue(new TextEncoder().encode(`data: ${data}\n\n`));
    },
  };
}

function countAnswers(path: string) {
  const asked = { times: 0 };
  server.use(
    http.get(api(path), () => {
      asked.times += 1;
      return HttpResponse.json(`réponse ${String(asked.times)}`);
    }),
  );
  return asked;
}

test("what someone else changes shows on the open list, once for a burst", async () => {
  const line = openLine();
  const asked = countAnswers("list");
  renderWithStore(<Screen path="list" />);
  await screen.findByText("live réponse 1");
  line.say({ tags: [{ type: "FestivalActivity" }] });
  line.say({ tags: [{ type: "FestivalActivity" }] });
  await screen.findByText("live réponse 2");
  expect(asked.times).toBe(2);
});

test("a change of the list leaves an open sheet alone", async () => {
  const line = openLine();
  const asked = countAnswers("sheet/4");
  renderWithStore(<Screen path="sheet/4" />);
  await screen.findByText("live réponse 1");
  line.say({ tags: [{ type: "FestivalActivity" }, { type: "FestivalActivity", id: 5 }] });
  await act(() => new Promise((resolve) => setTimeout(resolve, 450)));
  expect(asked.times).toBe(1);
  line.say({ tags: [{ type: "FestivalActivity", id: 4 }] });
  await screen.findByText("live réponse 2");
});

test("after a cut, everything on screen is asked again", async () => {
  const line = openLine();
  countAnswers("list");
  renderWithStore(<Screen path="list" />);
  await screen.findByText("live réponse 1");
  line.lines[0]?.close();
  await screen.findByText("live réponse 2", {}, { timeout: 3000 });
  expect(line.lines).toHaveLength(2);
});

describe("a page out of view", () => {
  const show = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    show("visible");
    jest.useRealTimers();
  });

  test("keeps its line for a moment, then lets it go, and asks everything again once it is back", async () => {
    const line = openLine();
    const asked = countAnswers("list");
    renderWithStore(<Screen path="list" />);
    await screen.findByText("live réponse 1");
    show("hidden");
    await pass(9_000);
    show("visible");
    await pass(2_000);
    expect([line.lines.length, asked.times]).toEqual([1, 1]);

    show("hidden");
    await pass(11_000);
    line.say({ tags: [{ type: "FestivalActivity" }] });
    await pass(1_000);
    expect([line.lines.length, asked.times]).toEqual([1, 1]);

    show("visible");
    await screen.findByText("live réponse 2");
    expect(line.lines).toHaveLength(2);
  });

  test("that was opened there takes no line until it is looked at", async () => {
    show("hidden");
    const line = openLine();
    countAnswers("list");
    renderWithStore(<Screen path="list" />);
    await screen.findByText("connecting réponse 1");
    await pass(1_000);
    expect(line.lines).toHaveLength(0);
    show("visible");
    await screen.findByText(/^live réponse/);
    expect(line.lines).toHaveLength(1);
  });
});

test("the screen knows that the line is cut", async () => {
  server.use(http.get(api("live-notifications"), () => HttpResponse.error()));
  countAnswers("list");
  renderWithStore(<Screen path="list" />);
  await screen.findByText("offline réponse 1");
});

test("the screen knows at once that the device has lost its network, and when it is back", async () => {
  openLine();
  countAnswers("list");
  renderWithStore(<Screen path="list" />);
  await screen.findByText("live réponse 1");
  act(() => void window.dispatchEvent(new Event("offline")));
  await screen.findByText("offline réponse 1");
  act(() => void window.dispatchEvent(new Event("online")));
  await screen.findByText("live réponse 2");
});

test("AUTH-8 a change of one's own access renews the token", async () => {
  const line = openLine();
  countAnswers("list");
  let renewals = 0;
  server.use(
    http.post(api("refresh"), () => {
      renewals += 1;
      return HttpResponse.json({ accessToken: fakeToken({ teams: ["bar"] }) });
    }),
  );
  renderWithStore(<Screen path="list" />);
  await screen.findByText("live réponse 1");
  line.say({ refreshAccess: true });
  await waitFor(() => {
    expect(renewals).toBe(1);
  });
});

test("a line that speaks nonsense is listened to all the same", async () => {
  const line = openLine();
  countAnswers("list");
  renderWithStore(<Screen path="list" />);
  await screen.findByText("live réponse 1");
  line.lines[0]?.enqueue(new TextEncoder().encode("data: {pas du JSON\n\n"));
  line.say({ tags: [{ type: "FestivalActivity" }] });
  await screen.findByText("live réponse 2");
});
