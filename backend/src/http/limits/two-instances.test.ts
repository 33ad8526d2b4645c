import { testsOnServer } from "../../testing/fresh-database";
import { startTestServer, type TestServer } from "../../testing/test-server";
import type { Instance } from "../../testing/two-instances/instance";
import { twoInstancesBeside } from "../../testing/two-instances/instances-beside";
import { roundRobin, type RoundRobin } from "../../testing/two-instances/round-robin";

/** One process alone may have the embedded database. */
const onServer = testsOnServer() ? describe : describe.skip;

onServer("Limits on two instances behind a proxy", () => {
  let server: TestServer;
  let instances: Instance[];
  let proxy: RoundRobin;

  beforeAll(async () => {
    server = await startTestServer();
    instances = await twoInstancesBeside(server);
    await Promise.all(instances.map((instance) => instance.start()));
    proxy = await roundRobin(instances.map(({ port }) => port));
  }, 120_000);
  afterAll(async () => {
    await proxy.close();
    await Promise.all(instances.map((instance) => instance.end("SIGTERM")));
    await server.close();
  });

  /** How many of so many tries at once are let through. */
  async function letThrough(tries: number, path: string, body: (n: number) => object): Promise<number> {
    const answers = await Promise.all(
      Array.from({ length: tries }, (_, n) =>
        fetch(`${proxy.origin}/api${path}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body(n)),
        }),
      ),
    );
    expect(new Set(answers.map(({ headers }) => headers.get("x-served-by"))).size).toBe(2);
    return answers.filter(({ status }) => status !== 429).length;
  }
  const password = "Scene-Ouverte-26!";

  it.each<[string, number, (n: number) => object]>([
    ["/login", 10, () => ({ email: "marie@example.org", password: "no" })],
    ["/forgot", 2, () => ({ email: "marie@example.org" })],
    ["/reset", 2, () => ({ token: "guessed", password, password2: password })],
    [
      "/registrations",
      20,
      (n) => ({
        newcomer: {
          email: `lea${String(n)}@example.org`,
          firstname: "Léa",
          lastname: "Martin",
          password,
          mobilePhone: "0612345678",
          birthdate: "2001-05-17",
          hasApprovedEULA: true,
        },
      }),
    ],
  ])("let %s through as often as one instance would: %i times", async (path, most, body) => {
    expect(await letThrough(most + 8, path, body)).toBe(most);
  });
});
