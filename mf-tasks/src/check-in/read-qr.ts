import { codeIn } from "@coulisses/shared-domain/check-in/code";

/** Reads the QR that a video shows now; undefined when it shows none. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** What of the browser's own reader is used; the types of the browser don't know it yet. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** Pixels: a larger picture takes longer to read, and shows no more of a QR that fills a hand. */
const LONGEST_SIDE = 640;

/** The browser's own reader where there is one, else ours, whose code comes then. */
export async function qrReader(): Promise<QrReader> {
  const Own = (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = await Own?.getSupportedFormats().catch((): string[] => []);
  if (Own && formats?.includes("qr_code")) {
    const detector = new Own({ formats: ["qr_code"] });
    return async (video) => {
      const texts = (await detector.detect(video)).map(({ rawValue }) => rawValue);
      // A leaflet also shows the QR of the calendar.
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

/** A picture without a QR is refused by throwing. */
function decoded(decode: () => string): string | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

/** Brings our reader while there is network, for a phone whose browser has none. */
export function prefetchQrReader(): void {
  if (!("BarcodeDetector" in window)) import("qr/decode.js").catch(() => undefined);
}
