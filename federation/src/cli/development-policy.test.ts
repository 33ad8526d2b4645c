import { developmentPolicy } from "./development-policy";

const sources = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((directive) => directive.startsWith(name))
    ?.split(" ")
    .slice(1);

test("a page in development may run code from the developers' machines, and keeps the rest of the policy", () => {
  const policy = developmentPolicy(
    "default-src 'none';script-src 'self'; connect-src 'self'",
    "127.0.0.1:3000",
  );
  expect(sources(policy, "default-src")).toEqual(["'none'"]);
  expect(sources(policy, "script-src")).toEqual(["'self'", "http://localhost:*", "http://127.0.0.1:*"]);
  expect(sources(policy, "connect-src")).toContain("ws://127.0.0.1:3000");
});

test("a directive that the policy leaves to its default is written out", () => {
  expect(sources(developmentPolicy("default-src 'self'"), "script-src")).toContain("'self'");
});
