import { Button, makeStyles, mergeClasses, Text, tokens } from "@coulisses/shared-ui/base";
import { useEffect, useId, useRef, useState, type ChangeEvent, type DragEvent } from "react";

const useStyles = makeStyles({
  field: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 12px",
    minWidth: 0,
    padding: "12px",
    borderRadius: tokens.borderRadiusMedium,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
  },
  target: { border: `1px dashed ${tokens.colorBrandStroke1}`, background: tokens.colorBrandBackground2 },
  label: { fontWeight: 500, flexBasis: "100%" },
  error: { color: tokens.refusedInk, flexBasis: "100%" },
});

const ONE_ONLY = "Dépose un seul fichier à la fois";

type Props = {
  label: string;
  hint: string;
  /** Name of the present file. */
  fileName?: string | undefined;
  buttonLabel: string;
  accept: string;
  error?: string | undefined;
  disabled?: boolean;
  autoFocus?: boolean;
  onChoose: (file: File) => void;
};

/** A file of the person's device, chosen or dropped here. */
export function FileField({
  label,
  hint,
  fileName,
  buttonLabel,
  accept,
  error,
  disabled = false,
  autoFocus = false,
  onChoose,
}: Props) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const hintId = useId();
  const [isTarget, setIsTarget] = useState(false);
  const [dropProblem, setDropProblem] = useState<string>();
  useMissedDrops();

  const take = (files: FileList | null) => {
    const [file, another] = files ?? [];
    setDropProblem(another && ONE_ONLY);
    if (file && !another) onChoose(file);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // Emptied so that the same file, corrected meanwhile, can be chosen again.
    target.value = "";
  };
  const drop = ({ dataTransfer }: DragEvent) => {
    setIsTarget(false);
    if (!disabled) take(dataTransfer.files);
  };

  return (
    <div
      className={mergeClasses(styles.field, isTarget && styles.target)}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={hintId}
      onDragOver={() => setIsTarget(!disabled)}
      onDragLeave={() => setIsTarget(false)}
      onDrop={drop}
    >
      <Text id={labelId} className={styles.label}>
        {label}
      </Text>
      <input
        ref={input}
        type="file"
        hidden
        aria-labelledby={labelId}
        accept={accept}
        disabled={disabled}
        onChange={choose}
      />
      <Button disabledFocusable={disabled} autoFocus={autoFocus} onClick={() => input.current?.click()}>
        {buttonLabel}
      </Button>
      <Text truncate>{fileName ?? "ou dépose-le ici"}</Text>
      <Text id={hintId} size="small" muted>
        {hint}
      </Text>
      <span role="alert" className={styles.error}>
        {dropProblem ?? error}
      </span>
    </div>
  );
}

/** Ignores files dropped beside the field: the browser would open them in place of the page. */
function useMissedDrops() {
  useEffect(() => {
    const leaveAlone = (event: Event) => event.preventDefault();
    document.addEventListener("dragover", leaveAlone);
    document.addEventListener("drop", leaveAlone);
    return () => {
      document.removeEventListener("dragover", leaveAlone);
      document.removeEventListener("drop", leaveAlone);
    };
  }, []);
}
