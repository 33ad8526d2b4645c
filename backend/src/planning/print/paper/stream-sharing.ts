import { createHash } from "node:crypto";
import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";

/**
 * Makes a function that looks at the objects added since its last call: a stream that the document has
 * already is removed, and references to it point to the first one.
 */
export function streamSharing(context: PDFContext): () => void {
  const known = new Map<string, PDFRef>();
  let seen = context.largestObjectNumber;
  return () => {
    const added: [PDFRef, PDFObject][] = [];
    while (seen < context.largestObjectNumber) {
      const ref = PDFRef.of(++seen);
      const object = context.lookup(ref);
      if (object !== undefined) added.push([ref, object]);
    }
    const twins = new Map<PDFObject, PDFRef>();
    for (const [ref, object] of added) {
      if (!(object instanceof PDFRawStream)) continue;
      const key = `${object.dict.toString()} ${createHash("sha256").update(object.getContents()).digest("base64")}`;
      const twin = known.get(key);
      if (twin === undefined) known.set(key, ref);
      else {
        twins.set(ref, twin);
        context.delete(ref);
      }
    }
    if (twins.size > 0) for (const [, object] of added) pointToTwins(object, twins);
  };
}

/** In the object itself and in those inside it. */
function pointToTwins(object: PDFObject, twins: ReadonlyMap<PDFObject, PDFRef>): void {
  if (object instanceof PDFRawStream) pointToTwins(object.dict, twins);
  if (object instanceof PDFDict) {
    for (const [key, value] of object.entries()) {
      const twin = twins.get(value);
      if (twin === undefined) pointToTwins(value, twins);
      else object.set(key, twin);
    }
  }
  if (object instanceof PDFArray) {
    object.asArray().forEach((value, rank) => {
      const twin = twins.get(value);
      if (twin === undefined) pointToTwins(value, twins);
      else object.set(rank, twin);
    });
  }
}
