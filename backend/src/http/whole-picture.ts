import type { PictureType } from "@coulisses/shared-domain/people/picture";

/** Whether a picture goes to its end mark: what cut it short, an upload or a disk, may have lost half of it. */
export function isWholePicture(type: PictureType, content: Buffer): boolean {
  return ends[type](content);
}

const ends: Record<PictureType, (content: Buffer) => boolean> = {
  "image/png": pngEnds,
  "image/jpeg": jpegEnds,
  "image/gif": gifEnds,
};

const PNG_SIGNATURE = 8;
/** Length, name and checksum around a chunk's data. */
const PNG_AROUND = 12;

function pngEnds(content: Buffer): boolean {
  let at = PNG_SIGNATURE;
  while (at + PNG_AROUND <= content.length) {
    const name = content.toString("latin1", at + 4, at + 8);
    if (name === "IEND") return true;
    at += PNG_AROUND + content.readUInt32BE(at);
  }
  return false;
}

const JPEG_SCAN = 0xda;
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** An end mark before the scan is that of the thumbnail which cameras put inside. */
function jpegEnds(content: Buffer): boolean {
  let at = 2;
  while (at + 4 <= content.length && content[at] === 0xff) {
    if (content[at + 1] === JPEG_SCAN) return content.indexOf(JPEG_END, at) >= 0;
    at += 2 + content.readUInt16BE(at + 2);
  }
  return false;
}

const GIF_END = 0x3b;

/** Some programs write zeros after the end. */
function gifEnds(content: Buffer): boolean {
  let last = content.length - 1;
  while (content[last] === 0) last -= 1;
  return content[last] === GIF_END;
}
