import { createContext, useContext } from "react";

/** The queue in which a sheet is read. */
export type ReviewQueueState = {
  /** Code of the team for which the person reviews. */
  team: string;
  /** Shows the sheet to read after this one, or that all are read. */
  goOn: () => void;
  /** Shows a sheet again. */
  reopen: (id: number) => void;
};

const QueueContext = createContext<ReviewQueueState | undefined>(undefined);

/** Gives the queue to the components of its sheet. */
export const QueueProvider = QueueContext.Provider;

/** The queue of the surrounding sheet; undefined for a sheet opened by itself. */
export function useReviewQueue(): ReviewQueueState | undefined {
  return useContext(QueueContext);
}
