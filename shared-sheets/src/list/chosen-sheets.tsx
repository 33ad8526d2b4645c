import { SelectBox } from "@coulisses/shared-pages/selection";
import type { Column } from "@coulisses/shared-ui/data";
import { useCallback, useMemo, useState } from "react";

type Row = { id: number };

/** The ticked sheets of a list; those that a filter hides don't count, so that nothing unseen is changed. */
export function useChosenSheets<Sheet extends Row>(rows: readonly Sheet[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const isChosen = useCallback(({ id }: Row) => ids.has(id), [ids]);
  const toggle = useCallback(
    ({ id }: Row) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const choose = useCallback((chosen: readonly Row[]) => setIds(new Set(chosen.map(({ id }) => id))), []);
  const chosen = useMemo(() => rows.filter(isChosen), [rows, isChosen]);
  return { chosen, isChosen, toggle, choose };
}

type Choice = Pick<ReturnType<typeof useChosenSheets>, "isChosen" | "toggle"> & {
  /** How a sheet is called: `FT`. */
  kind: "FA" | "FT";
};

/** The column of boxes to tick. */
export const choiceColumn = <Sheet extends Row>({ isChosen, toggle, kind }: Choice): Column<Sheet> => ({
  key: "choice",
  header: "Sélection",
  hideHeader: true,
  width: "56px",
  priority: 9,
  mobilePlace: "after-title",
  render: (row) => (
    <SelectBox name={`la ${kind} #${String(row.id)}`} checked={isChosen(row)} onToggle={() => toggle(row)} />
  ),
});
