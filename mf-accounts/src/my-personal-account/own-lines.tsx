import { formatAmount } from "@coulisses/shared-domain/money/amount";
import {
  byMonth,
  matchesOwnLine,
  otherSide,
  type OwnLine,
  signedAmount,
} from "@coulisses/shared-domain/personal-account/own-line";
import { transactionLabels } from "@coulisses/shared-domain/personal-account/transaction";
import { formatHumanDateTime } from "@coulisses/shared-domain/time/format";
import { Button, EmptyState, Heading, Icon, makeStyles, Text, tokens } from "@coulisses/shared-ui/base";
import { SearchField } from "@coulisses/shared-ui/filters";
import { useMemo, useState } from "react";
import { Amount } from "./amount";
import { transactionIcons } from "./transaction-icons";

const useStyles = makeStyles({
  body: { display: "flex", flexDirection: "column", gap: "12px", minWidth: 0 },
  month: {
    fontSize: tokens.fontSizeBase300,
    margin: "8px 0 0",
    "::first-letter": { textTransform: "uppercase" },
  },
  list: { margin: 0, padding: 0, listStyleType: "none" },
  line: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    gap: "0 12px",
    padding: "8px 0",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  icon: { alignSelf: "center", display: "inline-flex", color: tokens.colorNeutralForeground3 },
  said: { minWidth: 0, overflowWrap: "anywhere" },
  when: { display: "block", fontSize: tokens.fontSizeBase200 },
  amount: { fontWeight: 600 },
});

/** Lines drawn at first, and added by « Afficher la suite ». */
const PAGE = 100;

type Props = { lines: readonly OwnLine[]; me: number };

/** Every line of one's own account by month, the newest first; the search covers them all. */
export function OwnLines({ lines, me }: Props) {
  const styles = useStyles();
  const [typed, setTyped] = useState("");
  const [drawn, setDrawn] = useState(PAGE);
  const found = useMemo(
    () => (typed === "" ? lines : lines.filter((line) => matchesOwnLine(line, me, typed))),
    [lines, me, typed],
  );
  if (lines.length === 0)
    return <EmptyState picture="money" title="Tu n'as aucune transaction pour le moment" />;
  return (
    <div className={styles.body}>
      <SearchField
        label="Chercher une transaction"
        hideLabel
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setDrawn(PAGE);
        }}
      />
      {found.length === 0 && <EmptyState picture="search" title="Aucune transaction trouvée" />}
      {byMonth(found.slice(0, drawn)).map(({ month, lines: own }) => (
        <section key={month} aria-label={month}>
          <Heading level={3} className={styles.month}>
            {month}
          </Heading>
          <ul className={styles.list}>
            {own.map((line) => (
              <OwnLineItem key={line.id} line={line} me={me} />
            ))}
          </ul>
        </section>
      ))}
      {found.length > drawn && (
        <Button onClick={() => setDrawn(drawn + PAGE)}>
          {`Afficher la suite (${String(found.length - drawn)})`}
        </Button>
      )}
    </div>
  );
}

/** One line: its kind, the other person, the date and the signed amount. */
export function OwnLineItem({ line, me }: { line: OwnLine; me: number }) {
  const styles = useStyles();
  const amount = signedAmount(line, me);
  const kind =
    line.type === "TRANSFER" || line.type === "EXTERNAL_EVENT" ? `${transactionLabels[line.type]} · ` : "";
  return (
    <li className={styles.line}>
      <span className={styles.icon}>
        <Icon path={transactionIcons[line.type]} />
      </span>
      <span className={styles.said}>
        {[line.context, otherSide(line, me)].filter(Boolean).join(" ")}
        <Text muted className={styles.when}>
          {kind}
          {formatHumanDateTime(line.date)}
        </Text>
      </span>
      <Amount cents={amount} className={styles.amount}>
        {amount > 0 ? `+${formatAmount(amount)}` : formatAmount(amount)}
      </Amount>
    </li>
  );
}
