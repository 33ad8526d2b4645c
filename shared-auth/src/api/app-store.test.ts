import { isText, kept } from "../device/kept";
import { session } from "../session/session";
import { api, fakeServer, http, HttpResponse, refusal } from "../testing/fake-server";
import { logIn } from "../testing";
import { createAppStore } from "./app-store";
import { baseApi } from "./base-api";

fakeServer(
  http.post(api("logout"), () => new HttpResponse(null, { status: 204 })),
  http.post(api("refresh"), () => refusal(401, "La session a expiré")),
);

const typed = kept({ name: "typed", scope: "tab", isValue: isText });
const unsent = kept({ name: "unsent", scope: "device", isValue: isText });
const left = () => [typed.of(7).read(), unsent.of(7).read()];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  logIn({ userId: 7 });
  createAppStore();
  typed.of(7).write("Métro");
  unsent.of(7).write("Barrières");
});

describe("What a person typed and did not send", () => {
  it("leaves the device as they log out", async () => {
    await session.logout();
    expect(left()).toEqual([undefined, undefined]);
  });

  it("waits for them where their session ended by itself", async () => {
    await session.renew();
    expect(session.current()).toMatchObject({ status: "anonymous", expired: true });
    logIn({ userId: 7 });
    expect(left()).toEqual(["Métro", "Barrières"]);
  });

  it("leaves the tab where another person logs in, and waits on the device", async () => {
    await session.renew();
    logIn({ userId: 8 });
    expect(left()).toEqual([undefined, "Barrières"]);
  });

  it("leaves the tab where the application opens for another person", async () => {
    typed.of(8).write("Tables");
    createAppStore();
    expect([typed.of(7).read(), typed.of(8).read()]).toEqual(["Métro", undefined]);
  });
});

describe("An answer", () => {
  it("is on screen before the code that waited for it goes on", async () => {
    const store = createAppStore();
    const draw = jest.fn();
    store.subscribe(draw);
    const { util, endpoints } = baseApi.injectEndpoints({
      endpoints: (build) => ({
        nameOfStand: build.query<string, null>({ queryFn: () => ({ data: "Crêpes" }) }),
      }),
    });
    await store.dispatch(endpoints.nameOfStand.initiate(null));
    draw.mockClear();
    store.dispatch(util.updateQueryData("nameOfStand", null, () => "Gaufres"));
    await Promise.resolve();
    expect(draw).toHaveBeenCalled();
  });
});
