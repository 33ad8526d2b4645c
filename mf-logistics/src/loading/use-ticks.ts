import { newKey, useOutbox } from "@coulisses/shared-auth";
import type { LoadingLine } from "@coulisses/shared-domain/loading/lines";
import type { LoadingMark, LoadingWay } from "@coulisses/shared-domain/loading/loading";
import { useNoteLoadingMutation } from "../api/loading-api";
import { type KeptTick, keptTicks } from "./kept-ticks";

const markOf = ({ name: _, refusal: __, ...mark }: KeptTick): LoadingMark => mark;
const gestureOf = (count: number) => (count === 1 ? "1 pointage" : `${String(count)} pointages`);

/** Ticks noted on this phone and not yet answered, and the function that notes one more. */
export function useTicks() {
  const [send] = useNoteLoadingMutation();
  const { waiting, refused, add, dropRefused } = useOutbox(keptTicks, (batch) =>
    send({ body: { marks: batch.map(markOf) }, gesture: gestureOf(batch.length) }),
  );
  return {
    waiting,
    refused,
    /** Notes it now, and sends it as soon as the server can be reached. */
    tick({ sheet, gear, quantity, start, end }: LoadingLine, way: LoadingWay, isDone: boolean): void {
      add({
        id: newKey(),
        sheet: { kind: sheet.kind, id: sheet.id },
        slug: gear.slug,
        quantity,
        start,
        end,
        way,
        isDone,
        notedAt: new Date().toISOString(),
        name: gear.name,
      });
    },
    dropRefused,
  };
}
