import { loadState, useFestival } from "@coulisses/shared-auth";
import {
  CONTRIBUTION_ALERT,
  type OwnContributions,
} from "@coulisses/shared-domain/contribution/contribution";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { formatDate } from "@coulisses/shared-domain/time/format";
import { Link, LoadState, makeStyles, Surface, Text, tokens } from "@coulisses/shared-ui/base";
import { useState } from "react";
import { useReadOwnContributionsQuery } from "../api/contributions-api";

const useStyles = makeStyles({
  body: { display: "grid", gap: "8px" },
  list: { margin: 0, padding: 0, listStyleType: "none" },
  line: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "0 12px",
    padding: "8px 0",
    ":first-child": { paddingTop: 0 },
    ":last-child": { paddingBottom: 0 },
    ":not(:last-child)": { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  when: { gridColumn: "1 / -1" },
  amount: { fontWeight: 600, whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
});

/** One's own contributions, of this edition and the earlier ones; whom to ask when none is paid for this one. */
export function OwnContributionsCard() {
  const reading = useReadOwnContributionsQuery();
  return (
    <Surface title="Cotisation">
      {reading.data ? (
        <Contributions own={reading.data} />
      ) : (
        <LoadState skeleton={{ lines: 2, height: "24px" }} {...loadState(reading)} />
      )}
    </Surface>
  );
}

function Contributions({ own }: { own: OwnContributions }) {
  const styles = useStyles();
  const [now] = useState(() => Date.now());
  const isPaid = own.paid.some(({ edition }) => edition === own.edition);
  return (
    <div className={styles.body}>
      {!isPaid && <NonePaid {...own} />}
      {own.paid.length > 0 && (
        <ul className={styles.list}>
          {own.paid.map((contribution) => (
            <li key={contribution.edition} className={styles.line}>
              <span>Édition {contribution.edition}</span>
              <Text className={styles.amount}>{formatAmount(contribution.amount)}</Text>
              <Text size="small" muted className={styles.when}>
                {paidText(contribution, now)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function NonePaid({ edition, isDue }: OwnContributions) {
  const address = useFestival()?.sgEmail;
  return (
    <div>
      <Text as="p" weight="bold">
        {isDue
          ? `${CONTRIBUTION_ALERT} pour l'édition\u00a0${edition}.`
          : `Tu n'as pas de cotisation à payer pour l'édition\u00a0${edition}.`}
      </Text>
      <Text as="p" muted>
        {isDue ? "Passe voir le SG pour la payer" : "Une question ? Vois le SG"}
        {address !== undefined && (
          <>
            , ou écris à{" "}
            <Link href={`mailto:${address}`} inline>
              {address}
            </Link>
          </>
        )}
        .
      </Text>
    </div>
  );
}

/** « Payée le 03/10/2026, valable jusqu'au 31/08/2027 » */
function paidText({ paymentDate, expirationDate }: OwnContributions["paid"][number], now: number): string {
  const state = Date.parse(expirationDate) > now ? "valable jusqu'au" : "expirée le";
  return `Payée le ${formatDate(paymentDate)}, ${state} ${formatDate(expirationDate)}`;
}
