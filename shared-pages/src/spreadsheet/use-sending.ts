import { type ApiError, isApiError } from "@coulisses/shared-auth";
import type { RowOutcome } from "@coulisses/shared-domain/spreadsheet/outcome";
import type { Cells, Problems } from "@coulisses/shared-domain/spreadsheet/sheet-kind";
import { slicesOf } from "@coulisses/shared-domain/spreadsheet/slices";
import { useRef, useState } from "react";
import type { ReadRow } from "./use-sheet";

/** Sends rows to the server; the outcome of each, in their order. */
export type SendRows<Column extends string> = (
  rows: Cells<Column>[],
) => PromiseLike<{ data?: RowOutcome[] | undefined; error?: unknown }>;

type Settled<Column extends string> = { done: number[]; refused: Map<number, Problems<Column>> };
type Sending<Column extends string, Value> = {
  send: SendRows<Column>;
  onSettled: (settled: Settled<Column>) => void;
  onSent: (counts: { added: number; refused: number }, rows: readonly ReadRow<Column, Value>[]) => void;
};

/** Sends rows slice by slice. A failure keeps what is done; rows sent again are not added twice. */
export function useSending<Column extends string, Value>({
  send,
  onSettled,
  onSent,
}: Sending<Column, Value>) {
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<ApiError>();
  const isSending = useRef(false);

  const sendAll = async (rows: readonly ReadRow<Column, Value>[]) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    setProgress(0);
    const counts = { added: 0, refused: 0 };
    for (const slice of slicesOf<Column, ReadRow<Column, Value>>(rows)) {
      const { data, error } = await send(slice.map(({ cells }) => cells));
      if (!data) {
        setFailure(isApiError(error) ? error : undefined);
        break;
      }
      const settled = settledOf<Column>(slice, data);
      counts.added += settled.done.length;
      counts.refused += settled.refused.size;
      onSettled(settled);
      setProgress((counts.added + counts.refused) / rows.length);
    }
    isSending.current = false;
    setProgress(null);
    onSent(counts, rows);
  };

  return { progress, failure, sendAll };
}

function settledOf<Column extends string>(
  slice: readonly { line: number }[],
  outcomes: readonly RowOutcome[],
): Settled<Column> {
  const settled: Settled<Column> = { done: [], refused: new Map() };
  slice.forEach(({ line }, index) => {
    const outcome = outcomes[index];
    if (outcome?.outcome === "refused") settled.refused.set(line, outcome.problems as Problems<Column>);
    else if (outcome) settled.done.push(line);
  });
  return settled;
}
