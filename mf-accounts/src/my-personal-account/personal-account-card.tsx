import { Link } from "@coulisses/shared-pages/router";
import { loadState, useGetMeQuery } from "@coulisses/shared-auth";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { EmptyState, LoadState, fingerSized, makeStyles } from "@coulisses/shared-ui/base";
import { useListOwnLinesQuery } from "../api/own-account-api";
import { Amount } from "./amount";
import { OwnLineItem } from "./own-lines";

const useStyles = makeStyles({
  card: { display: "grid", gap: "8px" },
  link: {
    justifySelf: "start",
    color: "inherit",
    textDecoration: "underline",
    ...fingerSized,
  },
  list: { margin: 0, padding: 0, listStyleType: "none" },
});

/** Lines shown by the home page. */
const LAST = 5;

/** The home page's card of one's own account. */
export default function PersonalAccountCard() {
  const styles = useStyles();
  const { data: me } = useGetMeQuery();
  const reading = useListOwnLinesQuery();
  const { data: lines } = reading;
  if (!lines || me?.balance === undefined) {
    return <LoadState skeleton={{ lines: 4 }} {...loadState(reading)} />;
  }
  return (
    <div className={styles.card}>
      <Amount cents={me.balance} size="display">
        {formatAmount(me.balance)}
      </Amount>
      {lines.length === 0 ? (
        <EmptyState picture="money" title="Ton CP est vide 😱">
          Passe voir le SG pour le recharger, et suis ici ce que tu consommes.
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {lines.slice(0, LAST).map((line) => (
            <OwnLineItem key={line.id} line={line} me={me.id} />
          ))}
        </ul>
      )}
      <Link to="/my-personal-account" className={styles.link}>
        Voir mon compte perso
      </Link>
    </div>
  );
}
