import type { FestivalTaskPreview } from "@coulisses/shared-domain/contract/festival-tasks";
import { SelectBox } from "@coulisses/shared-pages/selection";
import { PageAction } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useCallback, useMemo, useState } from "react";

type Row = FestivalTaskPreview;

/** The ticked tasks of the list; those that a filter hides don't count, so that nothing unseen is changed. */
export function useChosenTasks(rows: readonly Row[]) {
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

type Choice = Pick<ReturnType<typeof useChosenTasks>, "isChosen" | "toggle">;

/** The column of boxes to tick. */
export const choiceColumn = ({ isChosen, toggle }: Choice): Column<Row> => ({
  key: "choice",
  header: "Sélection",
  hideHeader: true,
  width: "44px",
  priority: 9,
  mobilePlace: "after-title",
  render: (row) => (
    <SelectBox name={`la FT #${String(row.id)}`} checked={isChosen(row)} onToggle={() => toggle(row)} />
  ),
});

type Props = {
  chosen: readonly Row[];
  rows: readonly Row[];
  choose: (chosen: readonly Row[]) => void;
  onMove: () => void;
};

/** The actions on all ticked tasks. */
export function ChosenActions({ chosen, rows, choose, onMove }: Props) {
  const isAll = chosen.length === rows.length;
  return (
    <>
      <PageAction
        label={isAll ? "Tout désélectionner" : "Tout sélectionner"}
        icon={<UiIcon name={isAll ? "close" : "check"} />}
        onClick={() => choose(isAll ? [] : rows)}
      />
      <PageAction
        label={`Décaler des créneaux… (${String(chosen.length)})`}
        icon={<UiIcon name="clock" />}
        onClick={onMove}
      />
    </>
  );
}
