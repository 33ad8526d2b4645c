import { makeStyles, Text } from "@coulisses/shared-ui/base";
import { TextareaField } from "@coulisses/shared-ui/form";
import type { readTypedSlots } from "./typed-slots";

const useStyles = makeStyles({
  preview: { display: "flex", flexDirection: "column", gap: "2px", margin: 0, paddingLeft: "20px" },
});

type Props = {
  /** The lines of the text, as `readTypedSlots` reads them. */
  lines: ReturnType<typeof readTypedSlots>;
  /** The heading of the preview: « 2 créneaux à ajouter ». */
  summary: string;
  value: string;
  error?: string | undefined;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** Enter sends; Shift+Enter begins another line. */
  onEnter: () => void;
};

/** Slots typed or pasted as text, one a line, and a preview of what they will be. */
export function SlotsField({ lines, summary, ...field }: Props) {
  const styles = useStyles();
  const read = lines.filter(({ isWrong }) => !isWrong);
  return (
    <>
      <TextareaField
        label="Saisie rapide"
        hint="Un créneau par ligne, par exemple : sam 21h-23h30"
        rows={1}
        autoFocus
        {...field}
      />
      {read.length > 0 && (
        <div role="status">
          <Text as="p" muted>
            {summary}
          </Text>
          <ul className={styles.preview}>
            {read.map(({ text, shown }, rank) => (
              <li key={`${rank}-${text}`}>{shown}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
