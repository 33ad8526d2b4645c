import { SelectionBar } from "@coulisses/shared-pages/selection";
import { Button, makeStyles, media, Text } from "@coulisses/shared-ui/base";
import { UiIcon, type UiIconName } from "@coulisses/shared-ui/icons";

const useStyles = makeStyles({
  count: { flexGrow: 1 },
  action: { [media.mobile]: { width: "100%" } },
});

type Props<Sheet> = {
  kind: "FA" | "FT";
  chosen: readonly Sheet[];
  /** The sheets on screen. */
  rows: readonly Sheet[];
  choose: (chosen: readonly Sheet[]) => void;
  action: { icon: UiIconName; label: string; run: () => void };
};

/** Below a list: how many of its sheets are ticked, and what to do with all of them. */
export function ChosenBar<Sheet>({ kind, chosen, rows, choose, action }: Props<Sheet>) {
  const styles = useStyles();
  const isAll = chosen.length === rows.length;
  const count = chosen.length;
  return (
    <SelectionBar>
      <Text weight="medium" role="status" className={styles.count}>
        {count > 1 ? `${String(count)} ${kind}s sélectionnées` : `1 ${kind} sélectionnée`}
      </Text>
      <Button appearance="subtle" onClick={() => choose(isAll ? [] : rows)}>
        {isAll ? "Tout désélectionner" : "Tout sélectionner"}
      </Button>
      <Button
        appearance="primary"
        icon={<UiIcon name={action.icon} />}
        className={styles.action}
        onClick={action.run}
      >
        {action.label}
      </Button>
    </SelectionBar>
  );
}
