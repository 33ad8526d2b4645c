import type { GearRecap, GearRecapPeriod } from "@coulisses/shared-domain/gear-recap/gear-recap";
import type { GearRecapStep } from "@coulisses/shared-domain/gear-recap/moment";
import { loadState } from "@coulisses/shared-auth";
import { LoadState, makeStyles } from "@coulisses/shared-ui/base";
import { LineChart, type ChartSeries } from "@coulisses/shared-ui/data";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useGetGearRecapQuery } from "../api/gear-recap-api";
import { mergeSteps, needParts, stockParts, written } from "./recap-steps";

const MomentDialog = onDemand(() => import("./moment-dialog"));

const lasting: ChartSeries[] = [
  { key: "stock", label: "Stock", tone: "validated" },
  { key: "inquiry", label: "Demandes", tone: "refused" },
];
const consumable: ChartSeries[] = [...lasting, { key: "consumed", label: "Consommés", tone: "info" }];

const HEIGHT = 280;
const useStyles = makeStyles({ stock: { padding: "12px 16px", minHeight: `${HEIGHT + 60}px` } });

type Props = { gear: GearRecap; period: GearRecapPeriod };

/** Stock and needs of one gear over time. */
export function GearStock({ gear, period: { start, end } }: Props) {
  const styles = useStyles();
  const { slug, name, isConsumable } = gear;
  const reading = useGetGearRecapQuery({ slug, query: { start, end } });
  const { currentData } = reading;
  const [opened, setOpened] = useState<string | null>(null);

  const steps = useMemo(() => mergeSteps(currentData?.details ?? []), [currentData]);
  const points = useMemo(() => steps.map(toPoint), [steps]);
  const moment = opened === null ? undefined : steps.find((step) => step.start === opened);

  return (
    <div className={styles.stock}>
      {currentData ? (
        <LineChart
          caption={`${name} : stock et demandes`}
          points={points}
          end={end}
          series={isConsumable ? consumable : lasting}
          height={HEIGHT}
          onOpen={({ at }) => setOpened(at)}
        />
      ) : (
        <LoadState skeleton={{ height: `${HEIGHT}px` }} {...loadState(reading)} />
      )}
      {moment && <MomentDialog name={name} step={moment} onClose={() => setOpened(null)} />}
    </div>
  );
}

function toPoint(step: GearRecapStep) {
  const { start, stock, inquiry, consumed } = step;
  return {
    at: start,
    values: { stock, inquiry, ...(consumed !== undefined && { consumed }) },
    details: `${written(stockParts(step))}\n${written(needParts(step))}`,
  };
}
