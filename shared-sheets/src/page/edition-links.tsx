import type { SheetEdition } from "@coulisses/shared-domain/festival-event/sheet-edition";
import { Link } from "@coulisses/shared-pages/router";
import { fingerSized, makeStyles, tokens } from "@coulisses/shared-ui/base";

const useStyles = makeStyles({ link: { color: tokens.colorBrandForegroundLink, ...fingerSized } });

type Props = {
  /** How the sheet is called: `FA`. */
  kind: "FA" | "FT";
  edition: SheetEdition;
};

/** ED-5: the sheets of other editions that a sheet comes from and lives on in. */
export function EditionLinks({ kind, edition: { from, next } }: Props) {
  const styles = useStyles();
  const addressOf = (id: number) => `/${kind.toLowerCase()}/${String(id)}`;
  return (
    <>
      {from && (
        <Link to={addressOf(from.id)} className={styles.link}>
          {`Vient de la ${kind} ${String(from.id)} de l'édition ${String(from.edition)}`}
        </Link>
      )}
      {next && (
        <Link to={addressOf(next.id)} className={styles.link}>
          {`Reprise en ${kind} ${String(next.id)}`}
        </Link>
      )}
    </>
  );
}
