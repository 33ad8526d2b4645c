import { act, renderHook } from "@testing-library/react";
import { goTo, pageAskedFor, notifyLocationChanged, useBrowserLocation } from "./browser-location";

beforeEach(() => {
  window.history.replaceState(null, "", "/login");
});

const here = () => renderHook(useBrowserLocation).result;

it("a light page follows where the person goes, with its query apart", () => {
  const location = here();
  expect(location.current).toEqual({ path: "/login", search: "" });
  act(() => goTo("/register?token=abc"));
  expect(location.current).toEqual({ path: "/register", search: "?token=abc" });
});

it("the back button leads back, though no router is there", async () => {
  const location = here();
  act(() => goTo("/reset"));
  const wentBack = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.back();
  await act(() => wentBack);
  expect(location.current.path).toBe("/login");
});

it("what the router changed is seen once it is told", () => {
  const location = here();
  window.history.pushState(null, "", "/fa");
  act(notifyLocationChanged);
  expect(location.current.path).toBe("/fa");
});

it("going where one is already adds nothing to the history", () => {
  const before = window.history.length;
  goTo("/login");
  expect(window.history).toHaveLength(before);
  goTo("/reset");
  expect(window.history).toHaveLength(before + 1);
});

it("the page asked for stays with the login page that replaced it, and with no other", () => {
  goTo("/login?from=mail", { replace: true, returnTo: "/fa/12" });
  expect(pageAskedFor()).toBe("/fa/12");
  goTo("/register");
  expect(pageAskedFor()).toBeNull();
});
