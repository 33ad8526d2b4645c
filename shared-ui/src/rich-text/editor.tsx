import { createEmptyHistoryState, registerHistory } from "@lexical/history";
import { registerList } from "@lexical/list";
import { registerRichText } from "@lexical/rich-text";
import { makeStyles, mergeClasses } from "@griffel/react";
import { BLUR_COMMAND, COMMAND_PRIORITY_LOW } from "lexical";
import { useEffect, useRef, useState } from "react";
import { useLatest } from "../behaviour/use-latest";
import { tokens } from "../theme/tokens";
import { useContentStyles } from "./content-styles";
import { createDocument, FROM_OUTSIDE, setDocument } from "./document";
import { $documentHtml } from "./serialize";
import { Toolbar } from "./toolbar";

const useStyles = makeStyles({
  frame: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    ":focus-within": {
      borderBottomColor: tokens.colorCompoundBrandStroke,
      boxShadow: `inset 0 -1px 0 ${tokens.colorCompoundBrandStroke}`,
    },
  },
  invalid: { border: `1px solid ${tokens.colorPaletteRedBorder2}` },
  still: { backgroundColor: tokens.colorNeutralBackground3, borderBottomColor: tokens.colorNeutralStroke1 },
  disabled: { color: tokens.colorNeutralForeground3 },
  text: {
    minHeight: "120px",
    maxHeight: "50vh",
    overflowY: "auto",
    padding: "8px 12px",
    outlineStyle: "none",
  },
});

const HISTORY_DELAY = 300;

/** What ties a text box to its label, hint and error. */
export type EditorAria = {
  id?: string;
  "aria-labelledby"?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: "true";
  "aria-required"?: "true";
};

/** What the editor takes; its field gives it all of this. */
export type EditorProps = {
  /** HTML; null when nothing is written. */
  value: string | null;
  onChange?: (value: string | null) => void;
  onBlur?: () => void;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  invalid?: boolean;
  aria: EditorAria;
};

/** The editor behind RichTextField. Typing is never interrupted by a value that is our own echo. */
export default function Editor({
  value,
  onChange,
  onBlur,
  disabled = false,
  readOnly = false,
  invalid = false,
  autoFocus = false,
  aria,
}: EditorProps) {
  const styles = useStyles();
  const content = useContentStyles();
  const text = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(undefined);
  const [editor] = useState(createDocument);
  const latest = useLatest({ onChange, onBlur });
  const editable = !disabled && !readOnly;

  useEffect(() => {
    editor.setRootElement(text.current);
    const undo = [
      registerRichText(editor),
      registerList(editor),
      registerHistory(editor, createEmptyHistoryState(), HISTORY_DELAY),
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
        if (tags.has(FROM_OUTSIDE) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return;
        const html = editorState.read($documentHtml);
        if (html === shown.current) return;
        shown.current = html;
        latest.current.onChange?.(html);
      }),
      editor.registerCommand(
        BLUR_COMMAND,
        () => {
          latest.current.onBlur?.();
          return false;
        },
        COMMAND_PRIORITY_LOW,
      ),
    ];
    return () => {
      undo.forEach((stop) => stop());
      editor.setRootElement(null);
    };
  }, [editor, latest]);

  useEffect(() => {
    if (value === shown.current) return;
    setDocument(editor, value);
    // What the server sends may be written otherwise than by us: that is no change.
    shown.current = editor.read($documentHtml);
  }, [editor, value]);

  useEffect(() => editor.setEditable(editable), [editor, editable]);
  useEffect(() => {
    if (autoFocus) editor.focus();
  }, [editor, autoFocus]);

  return (
    <div
      className={mergeClasses(
        styles.frame,
        invalid && styles.invalid,
        !editable && styles.still,
        disabled && styles.disabled,
      )}
    >
      {editable && <Toolbar editor={editor} />}
      <div
        {...aria}
        ref={text}
        role="textbox"
        aria-multiline
        aria-readonly={!editable}
        contentEditable={editable}
        suppressContentEditableWarning
        tabIndex={0}
        spellCheck
        className={mergeClasses(styles.text, content.content)}
      />
    </div>
  );
}
