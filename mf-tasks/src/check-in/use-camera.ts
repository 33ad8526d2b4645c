import { useEffect, useEffectEvent, useRef, useState } from "react";
import { qrReader } from "./read-qr";

/** Milliseconds between two frames: quick enough for a hand, slow enough for a battery. */
const BETWEEN_LOOKS = 200;
/** Milliseconds during which the same QR code is not reported again. */
const SAME_AGAIN = 3_000;

/** Shows the rear camera in a video and reports each QR code; `problem` says why it can't. */
export function useCamera(onText: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const tell = useEffectEvent(onText);
  useEffect(() => {
    const stopped = new AbortController();
    let stream: MediaStream | undefined;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      stream = await openCamera();
      const element = video.current;
      if (stopped.signal.aborted || element === null) {
        stop();
        return;
      }
      element.srcObject = stream;
      await element.play();
      await watch(element, tell, stopped.signal);
    };
    start().catch((error: unknown) => !stopped.signal.aborted && setProblem(problemOf(error)));
    return () => {
      stopped.abort();
      stop();
    };
  }, []);
  return { video, problem };
}

/** Rejects without a camera or without the permission to use it. */
async function openCamera(): Promise<MediaStream> {
  // Undefined over plain HTTP.
  if (!("mediaDevices" in navigator)) throw new Error("no camera");
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" }, audio: false });
}

async function watch(
  video: HTMLVideoElement,
  tell: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const read = await qrReader();
  let last = { text: "", at: 0 };
  while (!signal.aborted) {
    const text = await read(video);
    const isSame = text === last.text && Date.now() - last.at < SAME_AGAIN;
    if (text !== undefined && !isSame && !signal.aborted) {
      last = { text, at: Date.now() };
      tell(text);
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
}

function problemOf(error: unknown): string {
  return error instanceof DOMException && error.name === "NotAllowedError"
    ? "L'appareil photo n'est pas autorisé. Autorise-le dans les réglages du navigateur, ou tape le code."
    : "L'appareil photo n'est pas utilisable ici. Tape le code.";
}
