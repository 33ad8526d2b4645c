/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { temporaryFolder } from "../../testing/build-of";
import { ask, Dropped, remoteOf } from "./remote";

const secured = "https://coulisses.example.org";
const withToken = { COULISSES_PUBLISH_TOKEN: "abc-DEF_123" };

describe("The site that a build is sent to", () => {
  it.each([
    [secured, secured],
    ["https://coulisses.example.org/", secured],
    ["http://localhost:3000", "http://localhost:3000"],
    ["http://127.0.0.1:3000", "http://127.0.0.1:3000"],
    ["http://[::1]:3000", "http://[::1]:3000"],
  ])("may be %s", async (address, origin) => {
    expect(await remoteOf(address, undefined, withToken)).toEqual({ origin, token: "abc-DEF_123" });
  });

  it.each(["coulisses.example.org", "https://a.org/api", "https://a.org/?to=b", "https://me@a.org", ""])(
    "is not « %s »",
    async (address) => {
      await expect(remoteOf(address, undefined, withToken)).rejects.toThrow("--to is the address of a site");
    },
  );

  it.each(["http://coulisses.example.org", "http://127.0.0.1.example.org", "ftp://coulisses.example.org"])(
    "is not %s: the token could be read on its way",
    async (address) => {
      await expect(remoteOf(address, undefined, withToken)).rejects.toThrow(/^--to is an address with https/);
    },
  );
});

describe("The token", () => {
  const fileOf = (content: string) => {
    const file = path.join(temporaryFolder(), "token");
    writeFileSync(file, content);
    return file;
  };

  it("is the one of the file, whatever the environment has, without the line's end", async () => {
    expect(await remoteOf(secured, fileOf("of-the-file\n"), withToken)).toMatchObject({
      token: "of-the-file",
    });
  });

  it.each([undefined, "", "  \n"])("that is %j is none", async (token) => {
    await expect(remoteOf(secured, undefined, { COULISSES_PUBLISH_TOKEN: token })).rejects.toThrow(
      /^No token/,
    );
  });

  it("in a file that is not there is none either, and the file is named", async () => {
    const file = path.join(temporaryFolder(), "nowhere");
    await expect(remoteOf(secured, file, withToken)).rejects.toThrow(`${file} can't be read.`);
  });

  it("of several lines or with signs of its own is not sent, nor shown", async () => {
    const refused = remoteOf(secured, fileOf("secret\r\nX-Evil: 1"), {});
    await expect(refused).rejects.toThrow("The token is not one");
    await expect(refused).rejects.not.toThrow("secret");
  });
});

describe("A call to the site", () => {
  let server: Server;
  let seen: IncomingMessage["headers"][];
  let answer: (response: ServerResponse) => void;
  const remote = () => ({
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    token: "t",
  });
  const call = (at = "mf-bar/uploads") => ask(remote(), { method: "POST", path: at, json: {} });
  const answers = (status: number, body: unknown = {}, headers: Record<string, string> = {}) => {
    answer = (response) => response.writeHead(status, headers).end(JSON.stringify(body));
  };

  beforeEach(async () => {
    seen = [];
    server = createServer((request, response) => {
      seen.push(request.headers);
      answer(response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it("carries the token, and gives back what the site says", async () => {
    answers(200, { upload: "1" });
    expect(await call()).toEqual({ upload: "1" });
    expect(seen[0]).toMatchObject({ authorization: "Bearer t", "content-type": "application/json" });
    answer = (response) => response.writeHead(204).end();
    expect(await call()).toBeUndefined();
  });

  it("that is refused says the site's own reason, or its number", async () => {
    answers(403, { message: "Ce jeton n'est pas pour mf-bar" });
    await expect(call()).rejects.toThrow(`${remote().origin}: Ce jeton n'est pas pour mf-bar`);
    answer = (response) => response.writeHead(400).end("<html>");
    await expect(call()).rejects.toThrow(`${remote().origin}: 400`);
  });

  it("is not led elsewhere, where the token is not for", async () => {
    answers(302, {}, { location: "/elsewhere" });
    await expect(call()).rejects.toBeInstanceOf(Dropped);
    expect(seen).toHaveLength(1);
  });

  it.each([
    [429, { "retry-after": "7" }, { isBusy: true, pauseMs: 7_000 }],
    [429, { "retry-after": "86400" }, { isBusy: true, pauseMs: 60_000 }],
    [503, { "retry-after": "soon" }, { isBusy: false, pauseMs: 2_000 }],
    [502, {}, { isBusy: false, pauseMs: 2_000 }],
    [408, {}, { isBusy: false, pauseMs: 2_000 }],
  ])("answered %i %j may be made again later", async (status, headers, expected) => {
    answers(status, { message: "Plus tard" }, headers as Record<string, string>);
    const dropped = await call().catch((error: unknown) => error);
    expect(dropped).toMatchObject({ name: "Dropped", message: `${String(status)} Plus tard`, ...expected });
  });

  it("on an upload that is gone begins anew; on an app that nobody knows, it is refused", async () => {
    answers(404, { message: "Inconnu" });
    await expect(call("mf-bar/uploads/1/publication")).rejects.toBeInstanceOf(Dropped);
    await expect(call("mf-bar/rollback")).rejects.not.toBeInstanceOf(Dropped);
  });

  it("whose connection breaks may be made again", async () => {
    answer = (response) => response.destroy();
    await expect(call()).rejects.toBeInstanceOf(Dropped);
  });
});
