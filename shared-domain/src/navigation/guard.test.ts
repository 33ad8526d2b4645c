import { type Visit, guard } from "./guard";
import { type Page, findPage } from "./page";

const page = (path: string, details: Partial<Page> = {}): Page => ({
  path,
  title: path,
  mobile: true,
  ...details,
});

const home = page("/");
const login = page("/login", { public: true });
const reset = page("/reset/:token", { public: true });
const list = page("/fa", { permission: "read-fa" });
const sheet = page("/fa/:id", { permission: "read-fa" });
const toPublish = page("/fa/to-publish", {
  permission: "read-animation-to-publish",
  mobile: false,
});
const stats = page("/stats", { permission: "view-festival-events-stats", mobile: false });
const wide = page("/plan", { mobile: false });
const pages = [home, login, reset, list, sheet, toPublish, stats, wide];

const organiser = { teams: ["hard"], permissions: ["read-fa", "view-festival-events-stats"] };
const visit = (path: string, details: Partial<Visit> = {}): Visit => ({
  path,
  search: "",
  isMobile: false,
  access: organiser,
  ...details,
});
const decide = (path: string, details: Partial<Visit> = {}) => guard(pages, visit(path, details));

describe("A page is found", () => {
  it("by its exact path, before any pattern", () => {
    expect(findPage(pages, "/fa/to-publish")).toBe(toPublish);
    expect(findPage([sheet, toPublish], "/fa/to-publish")).toBe(toPublish);
  });

  it("by its pattern, trailing slash or not", () => {
    expect(findPage(pages, "/fa/12")).toBe(sheet);
    expect(findPage(pages, "/fa/")).toBe(list);
    expect(findPage(pages, "/")).toBe(home);
  });

  it("or not at all", () => {
    expect(findPage(pages, "/fa/12/34")).toBeUndefined();
    expect(findPage(pages, "/nulle-part")).toBeUndefined();
  });
});

describe("Without a session", () => {
  const access = undefined;

  it("public pages show", () => {
    expect(decide("/login", { access })).toEqual({ kind: "show", page: login });
    expect(decide("/reset/abc", { access })).toEqual({ kind: "show", page: reset });
  });

  it("everything else goes to the login page, an invitation with it", () => {
    expect(decide("/fa", { access })).toEqual({ kind: "redirect", to: "/login" });
    expect(decide("/nulle-part", { access })).toEqual({ kind: "redirect", to: "/login" });
    expect(decide("/", { access, search: "?token=abc" })).toEqual({
      kind: "redirect",
      to: "/login?token=abc",
    });
  });
});

describe("With a session", () => {
  it("a public page goes home and keeps the query", () => {
    expect(decide("/login", { search: "?token=abc" })).toEqual({
      kind: "redirect",
      to: "/?token=abc",
    });
  });

  it("an invitation on a private page is an application, then the page without query", () => {
    expect(decide("/fa", { search: "?a=1&token=abc%2Fd" })).toEqual({
      kind: "apply-as-staff",
      token: "abc/d",
      then: "/fa",
    });
    expect(decide("/fa", { search: "?token=" })).toEqual({ kind: "show", page: list });
    expect(decide("/fa", { search: "?token=%zz" })).toMatchObject({ token: "%zz" });
  });

  it("an unknown path is not found", () => {
    expect(decide("/nulle-part")).toEqual({
      kind: "not-found",
      message: "Page introuvable : /nulle-part",
    });
  });

  it("a page without the permission goes home and says why", () => {
    expect(decide("/fa/to-publish")).toEqual({
      kind: "redirect",
      to: "/",
      notice: "Tu n'as pas accès à cette page",
    });
  });

  it("a page that is not for phones goes home and says so, and that a larger screen would show it", () => {
    expect(decide("/stats", { isMobile: true })).toEqual({
      kind: "redirect",
      to: "/",
      notice: "Cette page n'est pas disponible sur mobile",
      forLargeScreen: true,
    });
  });

  it("the phone is told before the permission", () => {
    expect(decide("/fa/to-publish", { isMobile: true })).toEqual({
      kind: "redirect",
      to: "/",
      notice: "Cette page n'est pas disponible sur mobile",
    });
  });

  it("a page without permission is open to all, on a phone too", () => {
    expect(decide("/plan", { isMobile: true })).toEqual({ kind: "show", page: wide });
  });

  it("a permitted page shows, and every page to an admin", () => {
    expect(decide("/fa/3")).toEqual({ kind: "show", page: sheet });
    const access = { teams: ["admin"], permissions: [] };
    expect(decide("/fa/to-publish", { access })).toEqual({ kind: "show", page: toPublish });
  });
});
