import { isApiError, useGetMeQuery } from "@coulisses/shared-auth";
import { useAskedDialog } from "@coulisses/shared-pages/address-filters";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { payerProblem } from "@coulisses/shared-domain/personal-account/transfer";
import { Button, ErrorCard, makeStyles, media, Skeleton, Surface, Text } from "@coulisses/shared-ui/base";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useId, useState } from "react";
import { useListOwnLinesQuery } from "../api/own-account-api";
import { Amount } from "./amount";
import { BalanceChart } from "./balance-chart";
import { OwnContributionsCard } from "./own-contributions";
import { OwnLines } from "./own-lines";

const StatementDialog = onDemand(() => import("./statement-dialog"));
const TransferDialog = onDemand(() => import("./transfer-dialog"));

const useStyles = makeStyles({
  page: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    gap: "16px",
    alignItems: "start",
    maxWidth: "1500px",
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  column: { display: "grid", gap: "16px", minWidth: 0 },
  balance: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12px 20px" },
  // On a phone both buttons stand side by side below it.
  amount: { flexGrow: 1, [media.mobile]: { flexBasis: "100%" } },
});

const none: never[] = [];

/** One's own account: balance, chart, contributions, lines, transfers and statement. */
export default function MyPersonalAccountPage() {
  const styles = useStyles();
  const reading = useGetMeQuery();
  const { data: me } = reading;
  const { data: lines, error, isFetching, refetch } = useListOwnLinesQuery();
  const [isSending, setSending] = useAskedDialog("transfer");
  const [isStating, setStating] = useState(false);
  const balance = me?.balance;
  const mayNotSend = balance === undefined ? undefined : payerProblem(balance);
  const reasonId = useId();
  const tryAgain = () => {
    if (reading.isError) void reading.refetch();
    if (error) void refetch();
  };
  const failure = [error, reading.error].find(isApiError);
  if (failure && (lines === undefined || me === undefined)) {
    return <ErrorCard message={failure.message} onRetry={tryAgain} retrying={isFetching} />;
  }
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <Surface title="Solde du CP">
          <div className={styles.balance}>
            {balance === undefined ? (
              <Skeleton width="120px" height="34px" />
            ) : (
              <Amount cents={balance} size="display" className={styles.amount}>
                {formatAmount(balance)}
              </Amount>
            )}
            <Button onClick={() => setStating(true)}>Relevé</Button>
            <Button
              appearance="primary"
              disabledFocusable={mayNotSend !== undefined}
              {...(mayNotSend !== undefined && { "aria-describedby": reasonId })}
              onClick={() => setSending(true)}
            >
              Faire un virement
            </Button>
          </div>
          {mayNotSend !== undefined && (
            <Text as="p" muted id={reasonId}>
              {mayNotSend}
            </Text>
          )}
        </Surface>
        <Surface title="Évolution du CP">
          {lines ? <BalanceChart lines={lines} /> : <Skeleton lines={6} height="24px" />}
        </Surface>
        <OwnContributionsCard />
      </div>
      <Surface title="Transactions">
        {lines && me ? <OwnLines lines={lines} me={me.id} /> : <Skeleton lines={10} height="24px" />}
      </Surface>
      {isStating && me && (
        <StatementDialog lines={lines ?? none} me={me.id} onClose={() => setStating(false)} />
      )}
      {isSending && me && balance !== undefined && (
        <TransferDialog me={me} balance={balance} onClose={() => setSending(false)} />
      )}
    </div>
  );
}
