import { composePage } from "../served-site/site-page";
import { contentSecurityPolicy } from "./security-headers";

const apps = ["https://apps.example.org", "http://localhost:4000"];
const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((directive) => directive.split(/ (.*)/).slice(0, 2)));

describe("The policy of a page", () => {
  it("takes code, styles, answers, fonts and pictures from the allowed origins, and nothing else from them", () => {
    const without = directives(contentSecurityPolicy({ nonce: "n0nce", pictures: [], apps: [] }));
    const policy = directives(contentSecurityPolicy({ nonce: "n0nce", pictures: [], apps }));
    const opened = ["script-src", "style-src", "connect-src", "font-src", "img-src"];
    for (const [name, sources] of Object.entries(policy)) {
      const own = without[name];
      expect([name, sources]).toEqual([name, opened.includes(name) ? `${own} ${apps.join(" ")}` : own]);
    }
  });

  it("never runs text as code", () => {
    for (const policy of [
      contentSecurityPolicy(),
      contentSecurityPolicy({ nonce: "n", pictures: [], apps }),
    ]) {
      expect(policy).not.toContain("unsafe-eval");
      expect(directives(policy)["script-src"]).not.toContain("unsafe-inline");
    }
  });
});

describe("A page", () => {
  const page = (appOrigins: readonly string[], file: string) =>
    composePage({
      template: "<head></head>",
      build: "b",
      nonce: "n",
      registry: undefined,
      preloads: [file],
      festivalName: "24h",
      demo: false,
      appOrigins,
    });

  it("names the allowed origins, and asks them for code as the scripts will", () => {
    const html = page(apps, "https://apps.example.org/entry.js");
    expect(html).toContain(
      '<meta name="coulisses-app-origins" content="https://apps.example.org http://localhost:4000">',
    );
    expect(html).toContain(
      '<link rel="preload" as="script" crossorigin="anonymous" href="https://apps.example.org/entry.js">',
    );
  });

  it("says nothing of origins where none is allowed", () => {
    const html = page([], "/entry.js");
    expect(html).not.toContain("coulisses-app-origins");
    expect(html).toContain('<link rel="preload" as="script" href="/entry.js">');
  });
});
