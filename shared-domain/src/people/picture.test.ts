import { pictureTypeOf } from "./picture";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe("X15 What a file is", () => {
  it.each([
    ["\x89PNG\r\n\x1a\nIHDR", "image/png"],
    ["\xff\xd8\xff\xe0JFIF", "image/jpeg"],
    ["GIF87a…", "image/gif"],
    ["GIF89a…", "image/gif"],
    ["<svg onload=alert(1)>", undefined],
    ["<html>", undefined],
    ["%PDF-1.7", undefined],
    ["RIFF\0\0\0\0WEBP", undefined],
    ["GIF88a", undefined],
    ["\x89PNG", undefined],
    ["", undefined],
  ])("%j is told by its first bytes", (content, type) => {
    expect(pictureTypeOf(bytes(content))).toBe(type);
  });
});
