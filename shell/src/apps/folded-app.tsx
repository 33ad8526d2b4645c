import { Button, makeStyles, Tag, tokens, useIsMobile } from "@coulisses/shared-ui/base";
import { type ReactNode, useState } from "react";

const useStyles = makeStyles({
  app: { display: "grid", gap: "8px", "& + &": { borderTop: `1px solid ${tokens.colorNeutralStroke2}` } },
  line: { justifyContent: "space-between", gap: "8px", minHeight: "44px", width: "100%" },
  content: { display: "grid", gap: "8px", paddingBottom: "12px" },
});

type FoldedAppProps = {
  app: string;
  /** The section's name for a screen reader. */
  label: string;
  state: { label: string; intent: "neutral" | "info" | "success" | "warning" | "error" };
  children: ReactNode;
};

/** One app on a phone: a line that opens. */
export function FoldedApp({ app, label, state, children }: FoldedAppProps) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.app} aria-label={label}>
      <Button
        appearance="subtle"
        className={styles.line}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <span>{`${isOpen ? "▾" : "▸"} ${app}`}</span>
        <Tag intent={state.intent}>{state.label}</Tag>
      </Button>
      {isOpen && <div className={styles.content}>{children}</div>}
    </section>
  );
}

/** True where each app is folded into one line. */
export const useIsFolded = useIsMobile;
