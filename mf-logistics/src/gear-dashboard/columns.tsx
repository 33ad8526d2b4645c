import type { GearRecap } from "@coulisses/shared-domain/gear-recap/gear-recap";
import { formatShortDay, formatTime } from "@coulisses/shared-domain/time/format";
import { makeStyles, mergeClasses, tokens } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { SparkLine } from "./spark-line";

const useStyles = makeStyles({
  discrepancy: { display: "inline-flex", alignItems: "center", gap: "6px", verticalAlign: "middle" },
  missing: { color: tokens.refusedInk, fontWeight: 600 },
});

function Discrepancy({ stockDiscrepancy }: GearRecap) {
  const styles = useStyles();
  const missing = stockDiscrepancy < 0;
  return (
    <span className={mergeClasses(styles.discrepancy, missing && styles.missing)}>
      {missing && <UiIcon name="warning" size={16} label="Il en manque" />}
      {stockDiscrepancy.toLocaleString("fr")}
    </span>
  );
}

export const columns: Column<GearRecap>[] = [
  {
    key: "name",
    header: "Matos",
    mobileTitle: true,
    sortBy: ({ name }) => name,
    render: ({ name }) => name,
  },
  {
    key: "discrepancy",
    header: "Différence minimum entre le stock et les demandes",
    width: "220px",
    align: "end",
    sortBy: ({ stockDiscrepancy }) => stockDiscrepancy,
    render: (row) => <Discrepancy {...row} />,
  },
  {
    key: "lowestAt",
    header: "À ce moment",
    width: "170px",
    sortBy: ({ lowestAt }) => lowestAt,
    render: ({ lowestAt }) => lowestAt && `${formatShortDay(lowestAt)}, ${formatTime(lowestAt)}`,
  },
  {
    key: "levels",
    header: "Reste au fil du temps",
    width: "190px",
    priority: 4,
    render: ({ levels }) => levels && <SparkLine levels={levels} />,
  },
  {
    key: "consumable",
    header: "Matos consommable",
    width: "170px",
    align: "center",
    sortBy: ({ isConsumable }) => !isConsumable,
    render: ({ isConsumable }) => isConsumable && <UiIcon name="check" size={18} label="Consommable" />,
  },
];
