import { makeStyles, mergeClasses } from "@griffel/react";
import { AutoFocusPlugin } from "@lexical/react/LexicalAutoFocusPlugin";
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { ContentEditable } from "@lexical/react/LexicalContentEditable";
import { LexicalExtensionComposer } from "@lexical/react/LexicalExtensionComposer";
import { OnChangePlugin } from "@lexical/react/LexicalOnChangePlugin";
import type { EditorState } from "lexical";
import { useEffect, useRef } from "react";
import { tokens } from "../theme/tokens";
import { useContentStyles } from "./content-styles";
import { $documentHtml, documentExtension, setDocument } from "./document";
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
    minHeight: "60px",
    maxHeight: "50vh",
    overflowY: "auto",
    padding: "8px 12px",
    outlineStyle: "none",
  },
});

/** The attributes that tie a text box to its label, hint and error. */
export type EditorAria = {
  id?: string;
  "aria-labelledby"?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: "true";
  "aria-required"?: "true";
};

/** The props that a field gives its editor. */
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
export default function Editor(props: EditorProps) {
  return (
    <LexicalExtensionComposer extension={documentExtension} contentEditable={null}>
      <TextBox {...props} />
    </LexicalExtensionComposer>
  );
}

function TextBox({
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
  const [editor] = useLexicalComposerContext();
  const latestHtml = useRef<string | null>(undefined);
  const editable = !disabled && !readOnly;

  useEffect(() => {
    if (value === latestHtml.current) return;
    setDocument(editor, value);
    // The server's HTML may differ from ours for the same text: that is no change.
    latestHtml.current = editor.read($documentHtml);
  }, [editor, value]);

  useEffect(() => editor.setEditable(editable), [editor, editable]);

  const tellChange = (state: EditorState) => {
    const html = state.read($documentHtml);
    if (html === latestHtml.current) return;
    latestHtml.current = html;
    onChange?.(html);
  };

  return (
    <div
      className={mergeClasses(
        styles.frame,
        invalid && styles.invalid,
        !editable && styles.still,
        disabled && styles.disabled,
      )}
    >
      {editable && <Toolbar />}
      <ContentEditable
        {...aria}
        aria-multiline
        aria-readonly={!editable}
        tabIndex={0}
        onBlur={onBlur}
        className={mergeClasses(styles.text, content.content)}
      />
      <OnChangePlugin ignoreSelectionChange onChange={tellChange} />
      {autoFocus && <AutoFocusPlugin />}
    </div>
  );
}
