import { Link, useNavigate } from "@coulisses/shared-pages/router";
import { Button, makeStyles, media, Surface, tokens, useDocumentTitle } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { type ReactNode, useState } from "react";
import type { LogisticSheet } from "./logistic-sheet";
import type { RemoveSheet } from "./remove-sheet-dialog";

const RemoveSheetDialog = onDemand(() => import("./remove-sheet-dialog"));

const useStyles = makeStyles({
  sheet: { display: "flex", flexDirection: "column", gap: "16px", maxWidth: "1100px" },
  // On a phone, the head of the page leads back.
  back: {
    display: "inline-flex",
    alignItems: "center",
    alignSelf: "start",
    gap: "4px",
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: "none",
    ":hover": { textDecorationLine: "underline" },
    [media.mobile]: { display: "none" },
  },
  fields: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(240px, 1fr))",
    gap: "12px 16px",
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

/** The list that a sheet belongs to, and its deletion. */
export type SheetOfList = {
  path: string;
  /** « Toutes les fiches achat ». */
  name: string;
  /** Notice after the deletion. */
  removed: string;
};

type Props = {
  sheet: LogisticSheet;
  /** « Fiche Achat n°1 ». */
  title: string;
  /** « Achat 1 - Castorama ». */
  name: string;
  list: SheetOfList;
  remove: RemoveSheet;
  fields: ReactNode;
  children: ReactNode;
};

/** A sheet's page: the way back, fields on one card, gear on the other. */
export function SheetCards({ sheet, title, name, list, remove, fields, children }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  useDocumentTitle(name);
  return (
    <div className={styles.sheet}>
      <Link to={list.path} className={styles.back}>
        <UiIcon name="chevron-left" size={20} />
        {list.name}
      </Link>
      <Surface
        title={title}
        actions={
          <Button danger icon={<UiIcon name="delete" />} onClick={() => setRemoving(true)}>
            Supprimer
          </Button>
        }
      >
        <div className={styles.fields}>{fields}</div>
      </Surface>
      {children}
      {isRemoving && (
        <RemoveSheetDialog
          sheet={sheet}
          title={name}
          done={list.removed}
          remove={remove}
          onRemoved={() => void navigate(list.path, { replace: true })}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  );
}
