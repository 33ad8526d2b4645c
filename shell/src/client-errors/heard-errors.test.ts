import { FeatureFailure } from "@coulisses/federation/loader";
import { failureToTell, type Scene, shellAs, uncaughtToTell } from "./heard-errors";

const scene: Scene = {
  path: "/ft/123",
  origin: "https://festival.fr",
  duringOutage: false,
  inVersions: (stack) => stack.replaceAll("/mf-tasks/files/812.0123456789abcdef.js", "/mf-tasks/v1/812.js"),
};
const shell = shellAs("0123456789abcdef");
const ofPage = { app: "mf-tasks", version: "v2" };
const thrownIn = (script: string) =>
  Object.assign(new TypeError("x is not a function"), {
    stack: `TypeError: x is not a function\n    at Row (https://festival.fr${script}:1:20)`,
  });
const told = (cause: unknown, isRejection = false) =>
  uncaughtToTell({ cause, isRejection }, { ofPage, shell }, scene);

test("an error is told of the app and version whose script threw it, with the pattern of the page", () => {
  expect(told(thrownIn("/features/mf-planning/v7/1.js"))).toEqual({
    app: "mf-planning",
    version: "v7",
    kind: "error",
    page: "/ft/:id",
    message: "TypeError: x is not a function",
    stack: "at Row (/features/mf-planning/v7/1.js:1:20)",
    duringOutage: false,
  });
});

test("a script at the address of its content is that of the version that runs", () => {
  expect(told(thrownIn("/features/mf-tasks/files/812.0123456789abcdef.js"))).toMatchObject({
    app: "mf-tasks",
    version: "v1",
    stack: "at Row (/features/mf-tasks/v1/812.js:1:20)",
  });
});

test("one of the shell's scripts is the shell's, one without a script belongs to the app of the page", () => {
  expect(told(thrownIn("/shell/main.js"))).toMatchObject({ app: "shell", version: "0123456789abcdef" });
  expect(told("boom", true)).toMatchObject({ ...ofPage, kind: "rejection", message: "boom" });
  expect(
    uncaughtToTell({ cause: "boom", isRejection: false }, { ofPage: undefined, shell }, scene),
  ).toMatchObject(shell);
});

test("of an answer that nobody caught only the shape and the status are told", () => {
  expect(told({ status: 500, data: { message: "Marie Curie a déjà ce créneau" } }, true).message).toBe(
    "{status: 500, data}",
  );
});

test.each([
  ["render", "render"],
  ["exception", "load"],
  ["missing", "load"],
  ["chunk", "network"],
  ["timeout", "network"],
] as const)("a failure of the kind %s is told as %s", (kind, expected) => {
  const failure = new FeatureFailure("mf-tasks", kind, "detail", thrownIn("/features/mf-tasks/v2/1.js"));
  expect(failureToTell(failure, "v2", scene)).toMatchObject({
    app: "mf-tasks",
    version: "v2",
    kind: expected,
    message: "detail",
    stack: "at Row (/features/mf-tasks/v2/1.js:1:20)",
  });
});

test("a failure that is heard as an uncaught error already, or of which no code ran, is not told again", () => {
  for (const kind of ["stray", "unpublished", "contract"] as const)
    expect(failureToTell(new FeatureFailure("mf-tasks", kind, ""), "v2", scene)).toBeUndefined();
});
