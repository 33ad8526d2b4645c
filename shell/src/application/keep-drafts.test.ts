import { findDraft, keepDraft } from "@coulisses/shared-pages/router";
import { session } from "@coulisses/shared-auth";
import { api, fakeServer, logIn } from "@coulisses/shared-auth/testing";
import { http, HttpResponse } from "msw";
import { keepDraftsOfWhoIsThere } from "./keep-drafts";

fakeServer(
  http.post(api("logout"), () => new HttpResponse(null, { status: 204 })),
  http.post(api("refresh"), () => new HttpResponse(null, { status: 401 })),
);

const TEXT = "coulisses-unsaved:7/ft/1/description";
let stop: () => void;
beforeEach(() => {
  sessionStorage.clear();
  logIn({ userId: 7 });
  stop = keepDraftsOfWhoIsThere();
  keepDraft("loan-new", { values: { lender: "Métro" }, seen: {} });
  sessionStorage.setItem(TEXT, "{}");
});
afterEach(() => {
  stop();
});

describe("What somebody typed and did not send", () => {
  it("leaves the tab as they log out", async () => {
    await session.logout();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it("waits for them where their session ended by itself", async () => {
    await session.renew();
    expect(session.current()).toMatchObject({ status: "anonymous", expired: true });
    logIn({ userId: 7 });
    expect(findDraft("loan-new")?.values).toEqual({ lender: "Métro" });
    expect(sessionStorage.getItem(TEXT)).not.toBeNull();
  });

  it("is not for somebody else who logs in there", async () => {
    await session.renew();
    logIn({ userId: 8 });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
