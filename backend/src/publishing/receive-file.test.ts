import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { receiveFile } from "./receive-file";

const hash = createHash("sha384").update("page();").digest("base64url");
let folder: string, target: string;
beforeEach(() => {
  folder = mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), "received-"));
  mkdirSync(join(folder, "files"));
  target = join(folder, "files", hash);
});

const left = () => readdirSync(folder, { recursive: true }).map(String);

describe("A file that arrives", () => {
  it("is in its place once it is whole", async () => {
    await receiveFile(Readable.from([Buffer.from("page"), Buffer.from("();")]), { target, hash, bytes: 7 });
    expect(readFileSync(target, "utf8")).toBe("page();");
    expect(left()).toEqual(["files", `files/${hash}`]);
  });

  it("is given up when nothing comes for a while, and leaves nothing", async () => {
    const stalled = new PassThrough();
    stalled.write("page");
    await expect(receiveFile(stalled, { target, hash, bytes: 7, stallMs: 100 })).rejects.toMatchObject({
      statusCode: 408,
    });
    expect(left()).toEqual(["files"]);
  });

  it("is cut as soon as it is longer than announced, however much would come", async () => {
    let pieces = 0;
    const endless = new Readable({
      read() {
        pieces += 1;
        this.push(Buffer.alloc(1_024));
      },
    });
    await expect(receiveFile(endless, { target, hash, bytes: 7 })).rejects.toMatchObject({ statusCode: 413 });
    expect(pieces).toBeLessThan(200);
    expect(left()).toEqual(["files"]);
  });

  it("leaves nothing of many that are cut before they could be begun", async () => {
    const cut = () => receiveFile(Readable.from([Buffer.alloc(8)]), { target, hash, bytes: 7 });
    for (let round = 0; round < 10; round += 1)
      await Promise.allSettled(Array.from({ length: 300 }, () => cut()));
    expect(left()).toEqual(["files"]);
  });
});
