import { categoryLabel } from "@coulisses/shared-domain/assignment/category";
import type { WorkTime } from "@coulisses/shared-domain/contract/planning/slots";
import { formatDuration } from "@coulisses/shared-domain/time/duration";
import { makeStyles, Tag, Text } from "@coulisses/shared-ui/base";
import { useReadWorkTimesQuery } from "@coulisses/shared-auth";

const useStyles = makeStyles({
  strip: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6px 8px", minHeight: "24px" },
});

const total = (times: readonly WorkTime[]) => times.reduce((sum, { duration }) => sum + duration, 0);

/** Hours of a volunteer by category, for those who assign. */
export function WorkTimes({ volunteerId }: { volunteerId: number }) {
  const styles = useStyles();
  const { data } = useReadWorkTimesQuery({ id: volunteerId });
  return (
    <div className={styles.strip} role="group" aria-label="Temps d'affectation">
      {data?.map(({ category, duration }) => (
        <Tag
          key={category ?? ""}
        >{`${categoryLabel(category ?? undefined)} ${formatDuration(duration)}`}</Tag>
      ))}
      {data && <Text weight="bold">{`Total : ${formatDuration(total(data))}`}</Text>}
    </div>
  );
}
