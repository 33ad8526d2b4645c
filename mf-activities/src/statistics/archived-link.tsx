import { useListEditionSheetsQuery } from "@coulisses/shared-auth";
import { Link } from "@coulisses/shared-pages/router";
import { fingerSized, makeStyles, tokens } from "@coulisses/shared-ui/base";
import { kinds, type Kind } from "./kinds";

const useStyles = makeStyles({ link: { color: tokens.colorBrandForegroundLink, ...fingerSized } });

/** Leads from the markers of the edition before to its archived sheets; absent while none are archived. */
export function ArchivedLink({ kind, edition }: { kind: Kind; edition: number }) {
  const styles = useStyles();
  const { data = [] } = useListEditionSheetsQuery();
  const { label, path } = kinds[kind];
  if (!data.some((one) => one.edition === edition && one.closedAt !== null && one[kind] > 0)) return null;
  return (
    <Link to={`${path}?edition=${String(edition)}`} className={styles.link}>
      {`Voir les ${label} de la ${String(edition)}ème édition`}
    </Link>
  );
}
