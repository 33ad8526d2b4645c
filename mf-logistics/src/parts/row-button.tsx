import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { UiIcon, type UiIconName } from "@coulisses/shared-ui/icons";

const useStyles = makeStyles({
  /** As high as a row of a table. */
  button: { display: "flex", height: "24px", minWidth: "24px", margin: "0 auto", padding: 0 },
});

type Props = { icon: UiIconName; tooltip: string; onClick: () => void };

/** A button that makes its row no higher. */
export function RowButton({ icon, ...props }: Props) {
  const styles = useStyles();
  return (
    <Button
      size="small"
      appearance="subtle"
      className={styles.button}
      icon={<UiIcon name={icon} size={18} />}
      {...props}
    />
  );
}
