import { codeIn } from "@coulisses/shared-domain/check-in/code";

/** Reads the QR code in a video's present frame; undefined if there is none. */
type QrReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The used part of the browser's own reader, which TypeScript's library lacks. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** Pixels: a larger frame takes longer and shows no more of a QR code that fills a hand. */
const LONGEST_SIDE = 640;

/** The browser's reader, or else ours, loaded on demand. */
export async function qrReader(): Promise<QrReader> {
  const Own = (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = await Own?.getSupportedFormats().catch((): string[] => []);
  if (Own && formats?.includes("qr_code")) {
    const detector = new Own({ formats: ["qr_code"] });
    return async (video) => {
      const texts = (await detector.detect(video)).map(({ rawValue }) => rawValue);
      // A leaflet also carries the calendar's QR code.
      return texts.find((text) => codeIn(text) !== undefined) ?? texts[0];
    };
  }
  const { default: decodeQR } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (context === null || canvas.width === 0) return Promise.resolve(undefined);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return Promise.resolve(decoded(() => decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))));
  };
}

/** The reader throws on a frame without QR code. */
function decoded(decode: () => string): string | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

/** Loads our reader while the network is up, for browsers without one. */
export function prefetchQrReader(): void {
  if (!("BarcodeDetector" in window)) import("qr/decode.js").catch(() => undefined);
}
