import { Button, Heading, makeStyles, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { DraftField } from "./draft-fields";

const useStyles = makeStyles({
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" },
  empty: { flexGrow: 1 },
});

/** A field that most sheets leave empty. */
type FoldedTextProps = {
  /** The field's label. */
  label: string;
  field: DraftField;
  /** The line's text: `Aucun besoin en eau`. */
  emptyText: string;
  /** The text that means nothing. @default "" */
  nothing?: string;
  readOnly: boolean;
  /** The field. */
  children: ReactNode;
};

/** A field folded into one line while it is empty and nobody has asked to fill it in. */
export function FoldedText({
  label,
  field: text,
  emptyText,
  nothing = "",
  readOnly,
  children,
}: FoldedTextProps) {
  const styles = useStyles();
  const isEmpty = text.draft.draft === nothing && text.draft.state === "idle";
  const field = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(!isEmpty);
  const [asked, setAsked] = useState(false);
  // Once shown it stays, also while its text is taken out to write another.
  if (!isEmpty && !open) setOpen(true);
  useEffect(() => {
    if (asked) field.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  }, [asked]);

  if (open || asked) return <div ref={field}>{children}</div>;
  return (
    <div className={styles.line}>
      <Heading level={3} visual={4}>
        {label}
      </Heading>
      <Text as="p" muted className={styles.empty}>
        {emptyText}
      </Text>
      {!readOnly && (
        <Button icon={<UiIcon name="add" />} aria-label={`Ajouter : ${label}`} onClick={() => setAsked(true)}>
          Ajouter
        </Button>
      )}
    </div>
  );
}
