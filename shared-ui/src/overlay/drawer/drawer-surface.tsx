import {
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
} from "@fluentui/react-components";
import { makeStyles } from "@griffel/react";
import type { ReactNode } from "react";
import { Button } from "../../base/button/button";
import { Icon } from "../../base/text/icon";
import { tokens } from "../../theme/tokens";
import { closeGlyph } from "../glyphs";
import { useStillPage } from "../late/still-page";
import { useKeptFocus } from "../late/use-kept-focus";

const useStyles = makeStyles({
  bottom: {
    width: "100%",
    height: "auto",
    maxHeight: "85dvh",
    borderStartStartRadius: tokens.borderRadiusXLarge,
    borderStartEndRadius: tokens.borderRadiusXLarge,
  },
  end: { maxWidth: "calc(100vw - 48px)" },
  body: { display: "flex", flexDirection: "column", gap: "12px", paddingBlock: "4px 16px" },
});

/** The content and closing of a drawer. */
export type DrawerProps = {
  open: boolean;
  title: string;
  /** The edge it comes from: `bottom` suits a phone, `end` (the right) a laptop. @default "end" */
  position?: "bottom" | "end";
  /** Called by the cross, Escape or a press beside it. */
  onClose: () => void;
  /** Buttons at its foot, the main one first. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** The drawer as Fluent draws it: its focus trap, its slide, its darkened page. */
export default function DrawerSurface({
  open,
  title,
  position = "end",
  onClose,
  actions,
  children,
}: DrawerProps) {
  const styles = useStyles();
  useStillPage();
  useKeptFocus();
  return (
    <OverlayDrawer
      open={open}
      inertTrapFocus
      position={position}
      onOpenChange={(_, data) => {
        if (!data.open) onClose();
      }}
      className={styles[position]}
      aria-label={title}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              aria-label="Fermer"
              icon={<Icon path={closeGlyph} />}
              onClick={onClose}
            />
          }
        >
          {title}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>
        <div className={styles.body}>{children}</div>
      </DrawerBody>
      {actions && <DrawerFooter>{actions}</DrawerFooter>}
    </OverlayDrawer>
  );
}
