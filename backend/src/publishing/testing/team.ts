import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PublishingRight } from "@coulisses/shared-domain/publishing/publishing-token";
import type { Publication } from "../../client-errors/releases";
import { type Answer, call } from "../../testing/calls";
import type { TestServer } from "../../testing/test-server";

const contract = Number(
  /CONTRACT = (\d+)/.exec(
    readFileSync(join(__dirname, "../../../../federation/src/contract/contract.ts"), "utf8"),
  )?.[1],
);

/** A file's hash as an address holds it. */
export const hashOf = (content: string) => createHash("sha384").update(content).digest("base64url");
const integrityOf = (content: string) => `sha384-${createHash("sha384").update(content).digest("base64")}`;

export type Files = Record<string, string>;

/** A build as `federation build` makes it: its files, and what announces it. */
export function buildOf(app: string, code: string, more: Files = {}) {
  const files: Files = { "entry.a.js": `var app = ${code};`, "page.b.js": "page();", ...more };
  const page = { path: `/${app}`, title: "Une page", icon: "home", mobile: true };
  const manifest = {
    name: app,
    contract,
    pages: [page],
    cards: [],
    entry: "entry.a.js",
    needs: { [page.path]: { files: ["page.b.js"], shared: [] } },
    integrity: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, integrityOf(text)])),
  };
  const sizes = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, Buffer.byteLength(text)]),
  );
  return { files, announced: { manifest, sizes } };
}

export type Build = ReturnType<typeof buildOf>;
type Begun = { upload: string; missing: string[] };

/** A team with a token, and the calls that it makes. */
export function teamOn(server: TestServer, token: string, app: string) {
  const { siteDir } = server.services.environment;
  const base = `/publishing/${app}`;
  const begin = (announced: unknown) =>
    call(server, "POST", `${base}/uploads`, { token, body: announced as object });
  const put = (upload: string, hash: string, content: string | Buffer) =>
    call(server, "PUT", `${base}/uploads/${upload}/files/${hash}`, {
      token,
      headers: { "content-type": "application/octet-stream" },
      body: Buffer.from(content),
    });
  const commit = (upload: string, trial: object = {}) =>
    call(server, "POST", `${base}/uploads/${upload}/publication`, { token, body: trial });

  /** Sends what is missing of a build, but the last files that are left out; the call that began it. */
  async function send({ announced, files }: Build, leftOut = 0): Promise<Begun> {
    const begun = (await begin(announced)).json<Begun>();
    const sent = begun.missing.slice(0, begun.missing.length - leftOut);
    for (const hash of sent) {
      const content = Object.values(files).find((text) => hashOf(text) === hash) ?? "";
      const answer = await put(begun.upload, hash, content);
      if (answer.status !== 204) throw new Error(answer.body);
    }
    return begun;
  }

  return {
    begin,
    put,
    commit,
    send,
    rollback: (body: object = {}) => call(server, "POST", `${base}/rollback`, { token, body }),
    switch: (command: "disable" | "enable" | "unpublish", body: object = {}) =>
      call(server, "POST", `${base}/${command}`, { token, body }),
    publish: async (build: Build, trial?: object): Promise<Answer> =>
      commit((await send(build)).upload, trial),
    inPlace: () => inPlace(siteDir, app),
    history: () =>
      JSON.parse(readFileSync(join(siteDir, "features", app, "history.json"), "utf8")) as Publication[],
  };
}

/** The version of an app in the registry. */
export function inPlace(siteDir: string, app: string): string | undefined {
  const file = join(siteDir, "features.json");
  if (!existsSync(file)) return undefined;
  const { features } = JSON.parse(readFileSync(file, "utf8")) as {
    features: { name: string; version: string }[];
  };
  return features.find(({ name }) => name === app)?.version;
}

/** Every file and folder that waits to be published. */
export function waiting(siteDir: string): string[] {
  const folder = join(siteDir, ".uploads");
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
}

/** A token made by an administrator. */
export async function madeToken(
  server: TestServer,
  admin: string,
  app: string,
  rights: PublishingRight[] = ["publish", "rollback", "introduce"],
  label = "CI de l'équipe",
) {
  const answer = await call(server, "POST", "/publishing-tokens", {
    token: admin,
    body: { label, app, rights, days: 30 },
  });
  const { token, text } = answer.json<{ token: { id: number }; text: string }>();
  return { id: token.id, text };
}
