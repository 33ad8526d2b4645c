import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { chosenEncoding, encodedText } from "./encoded-text";

describe("Choosing an encoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["br;q=0.9", "br"],
    ["gzip, br;q=0.5", "gzip"],
    ["*", "br"],
    ["brotli, x-gzip-like", undefined],
    ["identity", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("answers %s with %s", (accepted, encoding) => {
    expect(chosenEncoding(accepted, 10_000)).toBe(encoding);
  });

  it("leaves a small text as it is", () => {
    expect(chosenEncoding("br", 100)).toBeUndefined();
  });
});

describe("A text ready to be sent", () => {
  const text = encodedText("Fête 🎉".repeat(500));

  it("comes back the same from each encoding", async () => {
    expect(brotliDecompressSync(await text.as("br"))).toEqual(text.plain);
    expect(gunzipSync(await text.as("gzip"))).toEqual(text.plain);
  });

  it("is compressed once", () => {
    expect(text.as("br")).toBe(text.as("br"));
  });
});
