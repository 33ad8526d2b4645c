import { festivalFeature } from "../testing/festival-feature";
import { developmentPage, developmentPolicy } from "./dev-page";

const published = { ...festivalFeature(), version: "a1", entry: "/features/mf-bar/a1/entry.js", needs: {} };
const stage = {
  ...festivalFeature({ name: "mf-stage" }),
  version: "a1",
  entry: "/features/mf-stage/a1/entry.js",
  needs: {},
};
const underWork = {
  ...festivalFeature(),
  version: "dev" as const,
  entry: "/features/mf-bar/dev/entry.js",
  needs: {},
};

const served = `<html><head><meta name="csp-nonce" content="n0nce"><meta name="coulisses-demo" content="on">
<script type="application/json" id="registry">${JSON.stringify({ features: [published, stage] })}</script>
<script src="/shell/shell.a1.js"></script></head><body></body></html>`;
const shell = `<html><head><script src="/shell/shell.js"></script></head><body></body></html>`;

function registryOf(page: string): unknown {
  return JSON.parse(/id="registry">(.*?)<\/script>/s.exec(page)?.[1] ?? "");
}

test("the app under work takes the place of its published self, the others stay", () => {
  expect(registryOf(developmentPage(served, shell, [underWork]))).toEqual({ features: [stage, underWork] });
});

test("the development shell replaces the built one and keeps what the server wrote", () => {
  const page = developmentPage(served, shell, [underWork]);
  expect(page).toContain("/shell/shell.js");
  expect(page).not.toContain("/shell/shell.a1.js");
  expect(page).toContain(`<meta name="csp-nonce" content="n0nce">`);
  expect(page).toContain(`<meta name="coulisses-demo" content="on">`);
});

test("where the shell's source is not at hand, the site's own page shows the app under work", () => {
  const page = developmentPage(served, undefined, [underWork]);
  expect(registryOf(page)).toEqual({ features: [stage, underWork] });
  expect(page).toContain("/shell/shell.a1.js");
});

test("a title with markup can't close the registry's script", () => {
  const hostile = { ...underWork, pages: [{ ...underWork.pages[0]!, title: "</script><script>alert(1)" }] };
  expect(registryOf(developmentPage(served, shell, [hostile]))).toMatchObject({ features: [stage, hostile] });
});

test("a site without a registry yet shows the app under work alone", () => {
  expect(registryOf(developmentPage("<html></html>", shell, [underWork]))).toEqual({ features: [underWork] });
});

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
