import { smallPng } from "../testing/multipart";
import { isWholePicture } from "./whole-picture";

const bytes = (...parts: (number[] | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));

const thumbnail = [0xff, 0xe1, 0x00, 0x06, 0xff, 0xda, 0xff, 0xd9];
const jpeg = bytes([0xff, 0xd8], thumbnail, [0xff, 0xda, 0x00, 0x02, 1, 2, 3, 0xff, 0xd9]);
const gif = bytes("GIF89a", [1, 0, 1, 0, 0, 0, 0, 0x3b]);

describe("A picture", () => {
  it("is whole when it goes to its end mark, whatever a program adds after it", () => {
    expect(isWholePicture("image/png", smallPng)).toBe(true);
    expect(isWholePicture("image/png", Buffer.concat([smallPng, Buffer.from("added")]))).toBe(true);
    expect(isWholePicture("image/jpeg", Buffer.concat([jpeg, Buffer.from("added")]))).toBe(true);
    expect(isWholePicture("image/gif", Buffer.concat([gif, Buffer.alloc(2)]))).toBe(true);
  });

  it("that was cut anywhere is not", () => {
    for (let length = 9; length < smallPng.length - 12; length++) {
      expect([length, isWholePicture("image/png", smallPng.subarray(0, length))]).toEqual([length, false]);
    }
    // The thumbnail inside has an end mark too.
    for (let length = 3; length < jpeg.length; length++) {
      expect([length, isWholePicture("image/jpeg", jpeg.subarray(0, length))]).toEqual([length, false]);
    }
    expect(isWholePicture("image/gif", gif.subarray(0, gif.length - 1))).toBe(false);
  });
});
