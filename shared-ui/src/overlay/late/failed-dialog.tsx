import { makeStyles } from "@griffel/react";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../base/button/button";
import { Notice } from "../../base/message/notice";
import { Heading } from "../../base/text/text";
import { tokens } from "../../theme/tokens";

const useStyles = makeStyles({
  dialog: {
    boxSizing: "border-box",
    width: "420px",
    maxWidth: "calc(100vw - 24px)",
    padding: "20px 24px",
    border: "none",
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow64,
    "&[open]": { display: "flex", flexDirection: "column", gap: "16px" },
    "::backdrop": { backgroundColor: tokens.colorBackgroundOverlay },
  },
  actions: { display: "flex", justifyContent: "flex-end", gap: "8px" },
});

/** The two ways out of a failed load. */
type FailedDialogProps = { onRetry: () => void; onClose: () => void };

/**
 * Shown when the code of a window does not come. It is the browser's own dialog, because Fluent's may be what is
 * missing.
 */
export function FailedDialog({ onRetry, onClose }: FailedDialogProps) {
  const styles = useStyles();
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    // jsdom has no modal dialogs.
    if (typeof dialog?.showModal === "function") dialog.showModal();
    else dialog?.setAttribute("open", "");
  }, []);

  return (
    <dialog ref={element} aria-label="Fenêtre indisponible" className={styles.dialog} onClose={onClose}>
      <Heading level={2}>Fenêtre indisponible</Heading>
      <Notice intent="error" role="alert">
        Impossible de charger cette fenêtre. Vérifie ta connexion et réessaie.
      </Notice>
      <div className={styles.actions}>
        <Button onClick={onClose}>Fermer</Button>
        <Button appearance="primary" onClick={onRetry}>
          Réessayer
        </Button>
      </div>
    </dialog>
  );
}
