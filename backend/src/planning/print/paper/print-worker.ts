import { parentPort } from "node:worker_threads";
import { statementPdf } from "../../../personal-account/own/statement-pdf";
import { bookletPdf, joinedPdf } from "./booklet-pdf";
import { leafletPdf } from "./leaflet-pdf";
import type { PaperWork } from "./printer";

async function made(work: PaperWork): Promise<Uint8Array> {
  if (work.kind === "statement") return statementPdf(work.content);
  if (work.kind === "leaflet" || work.kind === "booklet") {
    const leaflet = await leafletPdf(work.content);
    return work.kind === "booklet" ? bookletPdf(leaflet) : leaflet;
  }
  return joinedPdf(work.documents, work.title);
}

/** Bytes that can move to the other thread: the same, or a copy when their memory holds other data too. */
function movable(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isAlone ? new Uint8Array(buffer) : Uint8Array.from(bytes);
}

/** The thread that makes files, so that no call waits for them. */
parentPort?.on("message", (work: PaperWork) => {
  made(work).then(
    (bytes) => {
      const content = movable(bytes);
      parentPort?.postMessage({ content }, [content.buffer]);
    },
    (error: unknown) =>
      parentPort?.postMessage({ problem: error instanceof Error ? error.stack : String(error) }),
  );
});
