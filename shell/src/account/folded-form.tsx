import { Button, Heading, makeStyles, Text } from "@coulisses/shared-ui/base";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";

const useStyles = makeStyles({
  section: { display: "grid", gap: "8px" },
  top: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4px 16px",
  },
  names: { display: "grid", gap: "2px", minWidth: 0, overflowWrap: "anywhere" },
});

type FoldedFormProps = {
  title: string;
  /** The present value, where it may be shown. */
  summary?: string;
  /** The button that unfolds the form. */
  action: string;
  children: (fold: () => void) => ReactNode;
};

/** A rarely used form: its button unfolds it, and has the focus again once it is done. */
export function FoldedForm({ title, summary, action, children }: FoldedFormProps) {
  const styles = useStyles();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.top}>
        <div className={styles.names}>
          <Heading level={3} id={titleId}>
            {title}
          </Heading>
          {summary !== undefined && <Text muted>{summary}</Text>}
        </div>
        {!isOpen && (
          <Button
            ref={opener}
            onClick={() => {
              setIsOpen(true);
            }}
          >
            {action}
          </Button>
        )}
      </div>
      {isOpen &&
        children(() => {
          setIsOpen(false);
        })}
    </section>
  );
}
