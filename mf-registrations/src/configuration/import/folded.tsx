import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import { type ReactNode, type SyntheticEvent, useState } from "react";

const useStyles = makeStyles({
  summary: {
    display: "list-item",
    padding: "10px 4px",
    cursor: "pointer",
    borderRadius: tokens.borderRadiusMedium,
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
});

type Props = { title: string; count: number; children: ReactNode };

/** A long list under its title and number, made once it is unfolded. */
export function Folded({ title, count, children }: Props) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const follow = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => setOpen(currentTarget.open);
  return (
    <details onToggle={follow}>
      <summary className={styles.summary}>{`${title} (${count.toLocaleString("fr-FR")})`}</summary>
      {isOpen && children}
    </details>
  );
}
