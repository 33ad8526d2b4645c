import sharp from "sharp";
import {
  DAMAGED_PICTURE,
  MAX_PICTURE_PIXELS,
  TOO_MANY_FRAMES,
  TOO_MANY_MOVING_PIXELS,
  TOO_MANY_PIXELS,
} from "@coulisses/shared-domain/people/picture";
import { smallPng } from "../../testing/multipart";
import { cleanPicture } from "./clean-picture";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });
const secret = "45.7833 N, 4.8667 E, chez Camille";
const exif = { IFD0: { Artist: secret, Copyright: secret }, IFD3: { GPSLatitudeRef: "N" } };
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${secret}"/></rdf:RDF></x:xmpmeta>`;

/** An animation of so many frames, each of which draws one pixel. */
function film(frames: number, side: number): Buffer {
  const size = [side & 255, side >> 8];
  const frame = [0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  return Buffer.concat([
    Buffer.from("GIF89a"),
    Buffer.from([...size, ...size, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...Array<Buffer>(frames).fill(Buffer.from(frame)),
    Buffer.from([0x3b]),
  ]);
}

/** A text chunk before the last one. */
function withText(png: Buffer): Buffer {
  const data = Buffer.from(`Comment\0${secret}`, "latin1");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const end = png.length - 12;
  return Buffer.concat([
    png.subarray(0, end),
    length,
    Buffer.from("tEXt"),
    data,
    Buffer.alloc(4),
    png.subarray(end),
  ]);
}

describe("A picture that a person sends", () => {
  it("loses what its file says besides", async () => {
    const jpeg = await plain(40, 20).jpeg().withExif(exif).withXmp(xmp).toBuffer();
    const png = withText(await plain(40, 20).png().withExif(exif).withXmp(xmp).toBuffer());
    for (const [type, content] of [
      ["image/jpeg", jpeg],
      ["image/png", png],
    ] as const) {
      expect(content.includes(secret)).toBe(true);
      const cleaned = await cleanPicture(type, content);
      expect(cleaned.includes(secret)).toBe(false);
      const { exif: left, xmp: words, iptc, comments, width, format } = await sharp(cleaned).metadata();
      expect([left, words, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
      expect([width, `image/${format}`]).toEqual([40, type]);
    }
  });

  it("loses what follows its end", async () => {
    const cleaned = await cleanPicture("image/png", Buffer.concat([smallPng, Buffer.from(secret)]));
    expect(cleaned.includes(secret)).toBe(false);
  });

  it("stands as the camera was held", async () => {
    const lying = await plain(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { width, height, orientation } = await sharp(await cleanPicture("image/jpeg", lying)).metadata();
    expect([width, height, orientation]).toEqual([20, 40, undefined]);
  });

  it("goes on moving", async () => {
    const frames = [plain(20, 10), plain(20, 10).negate()].map((frame) => frame.png().toBuffer());
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(await cleanPicture("image/gif", moving)).metadata()).pages).toBe(2);
  });

  it("is no larger than what screens show", async () => {
    const large = await plain(4_000, 2_000).jpeg().toBuffer();
    const { width, height } = await sharp(await cleanPicture("image/jpeg", large)).metadata();
    expect([width, height]).toEqual([1_600, 800]);
  });

  it("has at most 40 million pixels, however small its file", async () => {
    const side = Math.sqrt(MAX_PICTURE_PIXELS);
    const right = await plain(Math.floor(side), Math.floor(side)).png().toBuffer();
    expect((await cleanPicture("image/png", right)).length).toBeGreaterThan(0);
    const bomb = await plain(12_000, 12_000).png().toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    await expect(cleanPicture("image/png", bomb)).rejects.toThrow(TOO_MANY_PIXELS);
  });

  it("moves for 300 frames at most, so that no small file holds up those of others", async () => {
    expect((await cleanPicture("image/gif", film(300, 2))).length).toBeGreaterThan(0);
    const long = film(80_000, 1);
    expect(long.length).toBeLessThan(2_000_000);
    const started = Date.now();
    const all = await Promise.allSettled(Array.from({ length: 19 }, () => cleanPicture("image/gif", long)));
    expect(all.map((outcome) => outcome.status === "rejected" && String(outcome.reason))).toEqual(
      Array(19).fill(expect.stringContaining(TOO_MANY_FRAMES)),
    );
    expect(Date.now() - started).toBeLessThan(20_000);
  });

  it("moves with 10 million pixels at most", async () => {
    await expect(cleanPicture("image/gif", film(300, 200))).rejects.toThrow(TOO_MANY_MOVING_PIXELS);
  });

  it.each(["png", "jpeg", "gif"] as const)("as %s, cut or scrambled, is refused", async (format) => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const image = sharp({ create: { width: 64, height: 64, channels: 3, background: "#000", noise } });
    const whole = await image.toFormat(format).toBuffer();
    for (const share of [0.1, 0.5, 0.9]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share));
      await expect(cleanPicture(`image/${format}`, cut)).rejects.toThrow(DAMAGED_PICTURE);
    }
    const head = whole.subarray(0, 8);
    await expect(
      cleanPicture(`image/${format}`, Buffer.concat([head, Buffer.alloc(500, 7)])),
    ).rejects.toThrow(DAMAGED_PICTURE);
  });

  it("waits for those before it, and not behind a crowd", async () => {
    const large = await plain(6_000, 6_000).png().toBuffer();
    const crowd = await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) => cleanPicture("image/png", at === 0 ? large : smallPng)),
    );
    const refused = crowd.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(20);
    expect((await cleanPicture("image/png", smallPng)).length).toBeGreaterThan(0);
  });
});
