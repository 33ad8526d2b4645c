import type { Gear } from "@coulisses/shared-domain/gear/gear";
import { FestivalError } from "@coulisses/shared-domain/festival-error";
import {
  fixLine,
  inventoryFileError,
  inventoryImport,
  type InventoryImport,
} from "@coulisses/shared-domain/inventory/import-inventory";
import type { StockRecord } from "@coulisses/shared-domain/inventory/inventory-record";
import { useEffect, useRef, useState } from "react";
import { inSteps } from "./in-steps";

const UNREADABLE = "Le fichier n'a pas pu être lu. Choisis-le à nouveau.";

type State = {
  imported: InventoryImport<Gear> | null;
  /** Lines were corrected by hand: reading the file again would lose them. */
  isCorrected: boolean;
  /** From 0 to 1; null when nothing is being read. */
  progress: number | null;
  /**
   * Error of the last file. The lines of the previous file are dropped, or they could be saved in its place.
   */
  error: string | undefined;
};

const empty: State = { imported: null, isCorrected: false, progress: null, error: undefined };

/** An inventory read from a file, with corrections line by line. */
export function useInventoryFile(gears: readonly Gear[]) {
  const [state, setState] = useState(empty);
  const reading = useRef(new AbortController());
  useEffect(() => () => reading.current.abort(), []);

  const change = (more: Partial<State>) => setState((present) => ({ ...present, ...more }));

  const read = async (file: File): Promise<void> => {
    reading.current.abort();
    const { signal } = (reading.current = new AbortController());
    const error = inventoryFileError(file);
    if (error !== undefined) return setState({ ...empty, error });
    setState({ ...empty, progress: 0 });
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const onProgress = (progress: number) => change({ progress });
      const imported = await inSteps(inventoryImport(bytes, gears), { onProgress, signal });
      change({ imported, progress: null });
    } catch (failure) {
      if (signal.aborted) return;
      change({ progress: null, error: failure instanceof FestivalError ? failure.message : UNREADABLE });
    }
  };

  return {
    ...state,
    read: (file: File) => void read(file),
    /** Throws the refusal of the rule. */
    fix: (line: number, entry: StockRecord<Gear>) => {
      if (state.imported) change({ imported: fixLine(state.imported, line, entry), isCorrected: true });
    },
  };
}
