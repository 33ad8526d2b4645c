import type { SessionState } from "@coulisses/shared-auth/session";
import { chooseScreen } from "./choose-screen";

type Visitor = Parameters<typeof chooseScreen>[0];
const nobody: Visitor = { status: "anonymous", unreachable: false, access: { teams: [], permissions: [] } };
const visitor = (status: SessionState["status"], unreachable = false): Visitor => ({
  ...nobody,
  status,
  unreachable,
});
const at = (address: string) => {
  const [path = "", query] = address.split("?");
  return { path, search: query === undefined ? "" : `?${query}` };
};

describe("Before the session is known", () => {
  it("the site waits, whatever the address", () => {
    for (const address of ["/", "/login", "/fa/12"]) {
      expect(chooseScreen(visitor("unknown"), at(address), null)).toEqual({ show: "waiting" });
    }
  });

  it("a server that does not answer is said, rather than to ask for the password again", () => {
    expect(chooseScreen(visitor("unknown", true), at("/fa/12"), null)).toEqual({ show: "unreachable" });
  });
});

describe("The screen on a wall", () => {
  it("is there with or without a session, before that is known, and while the server does not answer", () => {
    for (const who of [nobody, visitor("unknown"), visitor("unknown", true), visitor("authenticated")]) {
      for (const path of ["/kiosk/a-secret", "/wall-board"])
        expect(chooseScreen(who, at(path), null)).toEqual({ show: "kiosk" });
    }
  });

  it("is nothing without its secret, nor are the pages below its address", () => {
    for (const path of ["/kiosk", "/wall-board/links"])
      expect(chooseScreen(nobody, at(path), null)).toEqual({ goTo: "/login" });
  });
});

describe("The claim of an account", () => {
  it("is there with or without a session: the phone may be another's", () => {
    for (const who of [nobody, visitor("unknown"), visitor("unknown", true), visitor("authenticated")])
      expect(chooseScreen(who, at("/claim"), null)).toEqual({ show: "claim" });
  });
});

describe("A visitor without a session", () => {
  it.each([
    ["/login", "login"],
    ["/reset", "reset"],
    ["/reset/a-token", "reset"],
    ["/register", "application"],
  ])("sees %s", (address, show) => {
    expect(chooseScreen(nobody, at(address), null)).toEqual({ show });
  });

  it.each(["/", "/fa/12", "/nulle-part"])("is led to the login page from %s", (address) => {
    expect(chooseScreen(nobody, at(address), null)).toEqual({ goTo: "/login" });
  });

  it("keeps the invitation of the address until the login", () => {
    expect(chooseScreen(nobody, at("/?token=abc"), null)).toEqual({ goTo: "/login?token=abc" });
  });
});

describe("A person who is logged in", () => {
  const member = visitor("authenticated");

  it("is in the application, at an address that does not exist too", () => {
    for (const address of ["/", "/fa/12", "/nulle-part"]) {
      expect(chooseScreen(member, at(address), null)).toEqual({ show: "application" });
    }
  });

  it.each(["/login", "/reset/a-token", "/register"])("has no business on %s", (address) => {
    expect(chooseScreen(member, at(address), null)).toEqual({ goTo: "/" });
  });

  it("answers the link of a change of their address, as anybody does who has it", () => {
    for (const status of ["authenticated", "anonymous", "unknown"] as const) {
      const visited = chooseScreen(visitor(status), at("/email-change/a-token"), null);
      expect(visited).toEqual({ show: "email-change" });
    }
  });

  it("goes on to the page that they asked for before the login", () => {
    expect(chooseScreen(member, at("/login"), "/fa/12?onglet=matos")).toEqual({
      goTo: "/fa/12?onglet=matos",
    });
  });
});
