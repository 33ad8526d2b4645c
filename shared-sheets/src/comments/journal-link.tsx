import { Link as RouterLink } from "@coulisses/shared-pages/router";
import { useCan } from "@coulisses/shared-auth";
import { journalOf, type SheetTarget, sheetTarget } from "@coulisses/shared-domain/audit/targets";
import { fingerSized, makeStyles } from "@coulisses/shared-ui/base";

const useStyles = makeStyles({
  link: {
    alignSelf: "flex-start",
    color: "inherit",
    textDecoration: "underline",
    ...fingerSized,
  },
});

/** The link to the changes of this sheet in the journal; nothing for those who may not read it. */
export function JournalLink({ kind, id }: { kind: SheetTarget; id: number }) {
  const styles = useStyles();
  if (!useCan("manage-admins")) return null;
  return (
    <RouterLink to={journalOf(sheetTarget(kind, id))} className={styles.link}>
      Toutes les modifications de la fiche
    </RouterLink>
  );
}
