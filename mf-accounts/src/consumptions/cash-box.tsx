import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { Link, Text } from "@coulisses/shared-ui/base";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";

const NegativeMailDialog = onDemand(() => import("./negative-mail-dialog"));

/** The sum of all accounts, and a mail to the holders in debt. */
export function CashBox({ consumers }: { consumers: readonly Consumer[] }) {
  const [isWriting, setWriting] = useState(false);
  const inDebt = consumers.filter(({ balance = 0 }) => balance < 0);
  const total = consumers.reduce((sum, { balance = 0 }) => sum + balance, 0);
  return (
    <>
      <Text as="p">
        Solde de la caisse : <strong>{formatAmount(total)}</strong>
      </Text>
      {inDebt.length > 0 ? (
        <Link as="button" onClick={() => setWriting(true)}>
          Mail aux CP négatifs
        </Link>
      ) : (
        <Text muted>Personne n'est dans le négatif</Text>
      )}
      {isWriting && <NegativeMailDialog people={inDebt} onClose={() => setWriting(false)} />}
    </>
  );
}
