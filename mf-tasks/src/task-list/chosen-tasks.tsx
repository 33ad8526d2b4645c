import type { FestivalTaskPreview } from "@coulisses/shared-domain/contract/festival-tasks";
import { SelectBox } from "@coulisses/shared-pages/selection";
import { Button, makeStyles, media, Text, tokens } from "@coulisses/shared-ui/base";
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
  bar: {
    position: "sticky",
    bottom: "12px",
    zIndex: 2,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px 16px",
    padding: "12px 16px",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: "16px",
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    // Above the phone's own bar.
    [media.mobile]: { bottom: "calc(70px + env(safe-area-inset-bottom))" },
  },
  count: { flexGrow: 1 },
  move: { [media.mobile]: { width: "100%", minHeight: "44px" } },
});

type Props = {
  chosen: readonly Row[];
  rows: readonly Row[];
  choose: (chosen: readonly Row[]) => void;
  onMove: () => void;
};

/** The actions on all ticked tasks, in view wherever the list is scrolled to. */
export function ChosenActions({ chosen, rows, choose, onMove }: Props) {
  const styles = useStyles();
  const isAll = chosen.length === rows.length;
  const count = chosen.length;
  return (
    <div className={styles.bar} data-at-bottom="">
      <Text weight="medium" role="status" className={styles.count}>
        {count > 1 ? `${String(count)} FTs sélectionnées` : "1 FT sélectionnée"}
      </Text>
      <Button appearance="subtle" onClick={() => choose(isAll ? [] : rows)}>
        {isAll ? "Tout désélectionner" : "Tout sélectionner"}
      </Button>
      <Button appearance="primary" icon={<UiIcon name="clock" />} className={styles.move} onClick={onMove}>
        Décaler des créneaux…
      </Button>
    </div>
  );
}
