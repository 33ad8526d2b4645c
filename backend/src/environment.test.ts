import { readEnvironment } from "./environment";

const read = (variables: NodeJS.ProcessEnv) => readEnvironment(variables, "/site");
const DATABASE_URL = "postgres://db.example.org/festival";
const JWT_SECRET = "a secret of thirty-two characters, or more";

describe("The demo festival", () => {
  it("fills the embedded database of anyone who tries the product", () => {
    expect(read({}).demo).toBe(true);
    expect(read({ DATABASE_URL: "", DEMO: "" }).demo).toBe(true);
  });

  it.each([
    ["in production", { NODE_ENV: "production" }],
    ["on a server's database", { DATABASE_URL, JWT_SECRET }],
    ["on a server's database, in production", { DATABASE_URL, JWT_SECRET, NODE_ENV: "production" }],
  ])("never comes %s unless it is asked for", (_where, variables) => {
    expect(read(variables).demo).toBe(false);
    expect(read({ ...variables, DEMO: "" }).demo).toBe(false);
    expect(read({ ...variables, DEMO: "on" }).demo).toBe(true);
  });

  it("stays away when it is refused", () => {
    expect(read({ DEMO: "off" }).demo).toBe(false);
    expect(() => read({ DEMO: "yes" })).toThrow("DEMO");
  });
});

describe("The secret of the sessions", () => {
  it("has to be said with a server's database, in production or not", () => {
    for (const NODE_ENV of ["production", "development", undefined]) {
      expect(() => read({ DATABASE_URL, ...(NODE_ENV && { NODE_ENV }) })).toThrow(
        "JWT_SECRET is required with DATABASE_URL",
      );
    }
    expect(() => read({ DATABASE_URL, JWT_SECRET: "" })).toThrow("JWT_SECRET is required");
    expect(() => read({ DATABASE_URL, JWT_SECRET: "short" })).toThrow("JWT_SECRET");
    expect(read({ DATABASE_URL, JWT_SECRET }).jwtSecret).toBe(JWT_SECRET);
  });
});

describe("The secret of the monitoring", () => {
  it("is long, and can be sent in a header", () => {
    const METRICS_TOKEN = "a-secret-of-thirty-two-characters";
    expect(read({ METRICS_TOKEN }).metricsToken).toBe(METRICS_TOKEN);
    expect(read({ METRICS_TOKEN: "" }).metricsToken).toBeUndefined();
    for (const refused of ["short", "a secret of thirty-two characters or more", `${METRICS_TOKEN}é`])
      expect(() => read({ METRICS_TOKEN: refused })).toThrow("METRICS_TOKEN");
  });
});

describe("The proxies in front", () => {
  it.each([
    [undefined, ["loopback"]],
    ["", ["loopback"]],
    ["0", 0],
    ["2", 2],
    ["10.0.0.5", ["10.0.0.5"]],
    ["loopback, 10.1.0.0/16,2001:db8::/32", ["loopback", "10.1.0.0/16", "2001:db8::/32"]],
  ])("of %s are %j", (TRUST_PROXY, expected) => {
    expect(read({ ...(TRUST_PROXY !== undefined && { TRUST_PROXY }) }).trustProxy).toEqual(expected);
  });

  it.each(["true", "-1", "1.5", "proxy.example.org", "10.0.0.0/33", "10.0.0.1/", "10.0.0.1,", "300.0.0.1"])(
    "of %s make no sense",
    (TRUST_PROXY) => {
      expect(() => read({ TRUST_PROXY })).toThrow("TRUST_PROXY");
    },
  );
});

describe("The other origins of apps", () => {
  it.each([
    [undefined, []],
    ["", []],
    ["https://apps.example.org", ["https://apps.example.org"]],
    [
      "https://apps.example.org:8443, http://localhost:4000,http://127.0.0.1:4001",
      ["https://apps.example.org:8443", "http://localhost:4000", "http://127.0.0.1:4001"],
    ],
  ])("of %s are %j", (APP_ORIGINS, expected) => {
    expect(read({ ...(APP_ORIGINS !== undefined && { APP_ORIGINS }) }).appOrigins).toEqual(expected);
  });

  it.each([
    "http://apps.example.org",
    "https://apps.example.org/",
    "https://apps.example.org/features",
    "https://*.example.org",
    "apps.example.org",
    "*",
    "'unsafe-inline'",
    "https://apps.example.org,",
    "https://apps.example.org; script-src *",
    "https://admin:secret@apps.example.org",
    "ftp://apps.example.org",
  ])("of %s are refused in plain words", (APP_ORIGINS) => {
    expect(() => read({ APP_ORIGINS })).toThrow(/APP_ORIGINS|is not the origin of a server/);
  });
});
