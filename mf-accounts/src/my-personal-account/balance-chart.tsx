import { evolutionOf, type OwnLine } from "@coulisses/shared-domain/personal-account/own-line";
import { EmptyState } from "@coulisses/shared-ui/base";
import { LineChart } from "@coulisses/shared-ui/data";
import { useMemo, useState } from "react";

/** Balance of one's own account over time, in euros; also as a table. */
export function BalanceChart({ lines }: { lines: readonly OwnLine[] }) {
  const [now] = useState(() => Date.now());
  const points = useMemo(() => evolutionOf(lines, now), [lines, now]);
  const last = points.at(-1);
  if (last === undefined) return <EmptyState picture="money" title="Rien n'a encore bougé sur ton compte" />;
  return (
    <LineChart
      caption="Évolution du solde de mon compte perso, en euros"
      points={points.map(({ at, balance }) => ({
        at: new Date(at).toISOString(),
        values: { balance: balance / 100 },
      }))}
      end={new Date(last.at).toISOString()}
      series={[{ key: "balance", label: "Solde (en €)", tone: "validated", below: "refused" }]}
      height={220}
    />
  );
}
