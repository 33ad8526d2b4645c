import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from "@lexical/list";
import { $createHeadingNode, $isHeadingNode } from "@lexical/rich-text";
import { $setBlocksType } from "@lexical/selection";
import { makeStyles } from "@griffel/react";
import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
} from "lexical";
import { useEffect, useState } from "react";
import { Button } from "../base/button/button";
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
    display: "flex",
    flexWrap: "wrap",
    gap: "2px",
    padding: "2px 6px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  on: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
});

type Format = "bold" | "italic" | "underline";
type Block = "h1" | "h2" | "bullet" | "number";
type Active = ReadonlySet<Format | Block>;

function $activeFormats(): Active {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return new Set();
  const formats = (["bold", "italic", "underline"] as const).filter((format) => selection.hasFormat(format));
  const block = selection.anchor.getNode().getTopLevelElement();
  if ($isHeadingNode(block)) return new Set([...formats, block.getTag() === "h1" ? "h1" : "h2"]);
  if ($isListNode(block))
    return new Set([...formats, block.getListType() === "number" ? "number" : "bullet"]);
  return new Set(formats);
}

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

export function Toolbar({ editor }: { editor: LexicalEditor }) {
  const styles = useStyles();
  const [active, setActive] = useState<Active>(new Set());
  useEffect(
    () => editor.registerUpdateListener(({ editorState }) => setActive(editorState.read($activeFormats))),
    [editor],
  );
  return (
    // Pressing a button must not take the caret out of the text.
    <div
      role="toolbar"
      aria-label="Mise en forme"
      className={styles.toolbar}
      onMouseDown={(event) => event.preventDefault()}
    >
      {controls.map(({ key, label, icon }) => (
        <Button
          key={key}
          appearance="subtle"
          size="small"
          tooltip={label}
          aria-pressed={active.has(key)}
          icon={<Icon path={icon} />}
          onClick={() => apply(editor, key, active.has(key))}
          {...(active.has(key) && { className: styles.on })}
        />
      ))}
      <Button
        appearance="subtle"
        size="small"
        tooltip="Effacer la mise en forme"
        icon={<Icon path={clearGlyph} />}
        onClick={() => editor.update($clearFormats)}
      />
    </div>
  );
}
