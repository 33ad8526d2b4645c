import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { SelectionBar } from "@coulisses/shared-pages/selection";
import { Button, makeStyles, media, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";

const useStyles = makeStyles({
  count: { flexGrow: 1 },
  restart: { [media.mobile]: { width: "100%" } },
});

type Row = FestivalActivityPreview;
type Props = {
  chosen: readonly Row[];
  rows: readonly Row[];
  choose: (chosen: readonly Row[]) => void;
  onRestart: () => void;
};

/** The actions on all ticked activities of an archived edition. */
export function ChosenArchived({ chosen, rows, choose, onRestart }: Props) {
  const styles = useStyles();
  const isAll = chosen.length === rows.length;
  const count = chosen.length;
  return (
    <SelectionBar>
      <Text weight="medium" role="status" className={styles.count}>
        {count > 1 ? `${String(count)} FAs sélectionnées` : "1 FA sélectionnée"}
      </Text>
      <Button appearance="subtle" onClick={() => choose(isAll ? [] : rows)}>
        {isAll ? "Tout désélectionner" : "Tout sélectionner"}
      </Button>
      <Button
        appearance="primary"
        icon={<UiIcon name="copy" />}
        className={styles.restart}
        onClick={onRestart}
      >
        {count > 1 ? "Repartir de ces FAs…" : "Repartir de cette FA…"}
      </Button>
    </SelectionBar>
  );
}
