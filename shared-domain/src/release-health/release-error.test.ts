import type { ClientError } from "../client-error/client-error";
import { speaksAgainstRelease } from "./release-error";

const thrown: ClientError = {
  app: "mf-tasks",
  version: "4b8ec4891b14",
  kind: "error",
  page: "/ft",
  message: "Cannot read properties of undefined (reading 'name')",
  stack: "at Row (/features/mf-tasks/4b8ec4891b14/812.js:1:2345)",
  count: 1,
  duringOutage: false,
};

describe("An error speaks against a release", () => {
  it.each<[string, Partial<ClientError>]>([
    ["when its own code threw in a handler", {}],
    ["when it threw as it showed", { kind: "render", stack: "" }],
    ["when it did not start", { kind: "load", message: "x is not a function", stack: "" }],
  ])("%s", (_, change) => {
    expect(speaksAgainstRelease({ ...thrown, ...change })).toBe(true);
  });
});

describe("An error does not speak against a release", () => {
  it.each<[string, Partial<ClientError>]>([
    ["when a file did not come", { kind: "network" }],
    ["while the server fails", { duringOutage: true, kind: "render" }],
    ["when a call got no answer", { message: "TypeError: Failed to fetch" }],
    ["when a call got no answer, in Safari", { message: "Load failed" }],
    ["when the server answered 503", { kind: "rejection", message: "{status: 503, data}" }],
    ["when a call was given up", { kind: "rejection", message: "AbortError: The user aborted a request." }],
    [
      "when an extension is in the stack",
      { stack: `at wrap (chrome-extension://…:0)\n${thrown.stack}`, kind: "render" },
    ],
    ["when another site's script is in the stack", { stack: `${thrown.stack}\nat x (elsewhere://…:0)` }],
    ["when the browser hides where it comes from", { message: "Script error.", stack: "" }],
    ["when nothing says whose code threw", { stack: "" }],
    ["when another version threw", { stack: thrown.stack.replace("4b8ec4891b14", "000000000000") }],
    ["when another app threw", { stack: thrown.stack.replace("mf-tasks", "mf-planning") }],
  ])("%s", (_, change) => {
    expect(speaksAgainstRelease({ ...thrown, ...change })).toBe(false);
  });
});
