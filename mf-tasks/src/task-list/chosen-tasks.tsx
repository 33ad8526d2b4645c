import type { FestivalTaskPreview } from "@coulisses/shared-domain/contract/festival-tasks";
import { SelectionBar } from "@coulisses/shared-pages/selection";
import { Button, makeStyles, media, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";

type Row = FestivalTaskPreview;

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
