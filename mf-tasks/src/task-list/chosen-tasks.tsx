import type { FestivalTaskPreview } from "@coulisses/shared-domain/contract/festival-tasks";
import { SelectBox, SelectionBar } from "@coulisses/shared-pages/selection";
import { Button, makeStyles, media, Text } from "@coulisses/shared-ui/base";
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
  width: "56px",
  priority: 9,
  mobilePlace: "after-title",
  render: (row) => (
    <SelectBox name={`la FT #${String(row.id)}`} checked={isChosen(row)} onToggle={() => toggle(row)} />
  ),
});

const useStyles = makeStyles({
  count: { flexGrow: 1 },
  move: { [media.mobile]: { width: "100%" } },
});

type Props = {
  chosen: readonly Row[];
  rows: readonly Row[];
  choose: (chosen: readonly Row[]) => void;
  onMove: () => void;
};

/** The actions on all ticked tasks. */
export function ChosenActions({ chosen, rows, choose, onMove }: Props) {
  const styles = useStyles();
  const isAll = chosen.length === rows.length;
  const count = chosen.length;
  return (
    <SelectionBar>
      <Text weight="medium" role="status" className={styles.count}>
        {count > 1 ? `${String(count)} FTs sélectionnées` : "1 FT sélectionnée"}
      </Text>
      <Button appearance="subtle" onClick={() => choose(isAll ? [] : rows)}>
        {isAll ? "Tout désélectionner" : "Tout sélectionner"}
      </Button>
      <Button appearance="primary" icon={<UiIcon name="clock" />} className={styles.move} onClick={onMove}>
        Décaler des créneaux…
      </Button>
    </SelectionBar>
  );
}
