import { lea } from "../testing/check-in-samples";
import { qrReader } from "./read-qr";

jest.mock("qr/decode.js", () => ({
  __esModule: true,
  default: (frame: { text?: string }) => {
    if (frame.text === undefined) throw new Error("no QR code in this frame");
    return frame.text;
  },
}));

const video = (videoWidth = 1280, videoHeight = 720) => ({ videoWidth, videoHeight }) as HTMLVideoElement;

describe("CI-7 The browser's own reader", () => {
  let seen: string[] = [];
  const formats = jest.fn(() => Promise.resolve(["qr_code"]));
  class BarcodeDetector {
    static getSupportedFormats = formats;
    detect = () => Promise.resolve(seen.map((rawValue) => ({ rawValue })));
  }
  beforeEach(() => void Object.assign(window, { BarcodeDetector }));
  afterEach(() => void Reflect.deleteProperty(window, "BarcodeDetector"));
  const read = async (...texts: string[]) => {
    seen = texts;
    return (await qrReader())(video());
  };

  it("finds a person's code beside the calendar's on a leaflet", async () => {
    expect(await read("webcal://example.org/a.ics", `COULISSES:${lea.code}`)).toBe(`COULISSES:${lea.code}`);
  });

  it("gives another code as it is, for the page to say what is wrong with it", async () => {
    expect(await read("webcal://example.org/a.ics")).toBe("webcal://example.org/a.ics");
  });

  it("sees nothing in a frame without a code", async () => {
    expect(await read()).toBeUndefined();
  });

  it.each([
    ["reads no QR code", () => Promise.resolve(["ean_13"])],
    ["can't say what it reads", () => Promise.reject(new Error("no service"))],
  ])("that %s gives way to ours", async (_, answer: () => Promise<string[]>) => {
    formats.mockImplementationOnce(answer);
    expect(await read(lea.code)).toBeUndefined();
  });
});

describe("CI-7 Our reader", () => {
  const drawn: number[][] = [];
  let frame: { text?: string } = {};
  beforeEach(() => {
    drawn.length = 0;
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
      drawImage: (_: unknown, ...size: number[]) => void drawn.push(size),
      getImageData: () => frame,
    } as never);
  });
  afterEach(() => jest.restoreAllMocks());
  const read = async (text: string | undefined, width?: number, height?: number) => {
    frame = text === undefined ? {} : { text };
    return (await qrReader())(video(width, height));
  };

  it("reads the code in a frame, and nothing in one without", async () => {
    expect(await read(lea.code)).toBe(lea.code);
    expect(await read(undefined)).toBeUndefined();
  });

  it("makes a large frame smaller in its proportions, and leaves a small one", async () => {
    await read(lea.code, 1280, 720);
    await read(lea.code, 1080, 1920);
    await read(lea.code, 320, 240);
    expect(drawn.map((sizes) => sizes.slice(-2))).toEqual([
      [640, 360],
      [360, 640],
      [320, 240],
    ]);
  });

  it("waits for a camera that shows no picture yet", async () => {
    expect(await read(lea.code, 0, 0)).toBeUndefined();
    expect(drawn).toEqual([]);
  });
});
