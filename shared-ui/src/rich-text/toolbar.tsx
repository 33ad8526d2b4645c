import { Toolbar as FluentToolbar, ToolbarButton, ToolbarToggleButton } from "@fluentui/react-components";
import { makeStyles } from "@griffel/react";
import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from "@lexical/list";
import { $createHeadingNode, $isHeadingNode } from "@lexical/rich-text";
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { type LexicalSubscription, useLexicalSubscription } from "@lexical/react/useLexicalSubscription";
import { $setBlocksType } from "@lexical/selection";
import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
} from "lexical";
import { tip } from "../base/button/tooltip";
import { Icon } from "../base/text/icon";
import { tokens } from "../theme/tokens";
import {
  boldGlyph,
  bulletGlyph,
  clearGlyph,
  italicGlyph,
  numberGlyph,
  title1Glyph,
  title2Glyph,
  underlineGlyph,
} from "./glyphs";

const useStyles = makeStyles({
  toolbar: {
    flexWrap: "wrap",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    "@media (pointer: coarse)": { "& > button": { minWidth: "44px", minHeight: "44px" } },
  },
});

type Format = "bold" | "italic" | "underline";
type Block = "h1" | "h2" | "bullet" | "number";

function $activeFormats(): (Format | Block)[] {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return [];
  const formats = (["bold", "italic", "underline"] as const).filter((format) => selection.hasFormat(format));
  const block = selection.anchor.getNode().getTopLevelElement();
  if ($isHeadingNode(block)) return [...formats, block.getTag() === "h1" ? "h1" : "h2"];
  if ($isListNode(block)) return [...formats, block.getListType() === "number" ? "number" : "bullet"];
  return formats;
}

const activeFormats = (editor: LexicalEditor): LexicalSubscription<(Format | Block)[]> => ({
  initialValueFn: () => editor.read($activeFormats),
  subscribe: (tell) =>
    editor.registerUpdateListener(({ editorState }) => tell(editorState.read($activeFormats))),
});

function $clearFormats(): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  for (const node of selection.extract()) if ($isTextNode(node)) node.setFormat(0);
  $setBlocksType(selection, () => $createParagraphNode());
}

const controls = [
  { key: "h1", label: "Titre 1", icon: title1Glyph },
  { key: "h2", label: "Titre 2", icon: title2Glyph },
  { key: "bold", label: "Gras", icon: boldGlyph },
  { key: "italic", label: "Italique", icon: italicGlyph },
  { key: "underline", label: "Souligné", icon: underlineGlyph },
  { key: "number", label: "Liste numérotée", icon: numberGlyph },
  { key: "bullet", label: "Liste à puces", icon: bulletGlyph },
] as const;

function apply(editor: LexicalEditor, key: Format | Block, isOn: boolean): void {
  if (key === "bold" || key === "italic" || key === "underline") {
    editor.dispatchCommand(FORMAT_TEXT_COMMAND, key);
  } else if (key === "bullet" || key === "number") {
    const insert = key === "bullet" ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND;
    editor.dispatchCommand(isOn ? REMOVE_LIST_COMMAND : insert, undefined);
  } else {
    editor.update(() =>
      $setBlocksType($getSelection(), () => (isOn ? $createParagraphNode() : $createHeadingNode(key))),
    );
  }
}

/** The buttons over the text; the arrow keys go from one to the next. */
export function Toolbar() {
  const styles = useStyles();
  const [editor] = useLexicalComposerContext();
  const active = useLexicalSubscription(activeFormats);
  return (
    <FluentToolbar
      size="small"
      aria-label="Mise en forme"
      className={styles.toolbar}
      checkedValues={{ format: active }}
      // Pressing a button must not take the caret out of the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      {controls.map(({ key, label, icon }) => (
        <ToolbarToggleButton
          key={key}
          name="format"
          value={key}
          aria-label={label}
          {...tip(label)}
          icon={<Icon path={icon} />}
          onClick={() => apply(editor, key, active.includes(key))}
        />
      ))}
      <ToolbarButton
        aria-label="Effacer la mise en forme"
        {...tip("Effacer la mise en forme")}
        icon={<Icon path={clearGlyph} />}
        onClick={() => editor.update($clearFormats)}
      />
    </FluentToolbar>
  );
}
