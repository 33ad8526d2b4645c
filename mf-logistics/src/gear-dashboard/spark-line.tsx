import type { GearRecap } from "@coulisses/shared-domain/gear-recap/gear-recap";
import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import { sparkPath } from "./spark-path";

const WIDTH = 160;
const HEIGHT = 16;

const useStyles = makeStyles({
  line: { display: "block", overflow: "visible" },
  level: { fill: "none", stroke: tokens.refusedInk, strokeWidth: "1.5px" },
  nothing: { stroke: tokens.colorNeutralStroke1, strokeDasharray: "2 3" },
});

type Props = { levels: NonNullable<GearRecap["levels"]> };

/** The quantity left over time, above and below none; a picture of what the other columns say. */
export function SparkLine({ levels }: Props) {
  const styles = useStyles();
  const { path, zero } = sparkPath(levels, { width: WIDTH, height: HEIGHT });
  return (
    <svg width={WIDTH} height={HEIGHT} className={styles.line} aria-hidden>
      <line x1={0} x2={WIDTH} y1={zero} y2={zero} className={styles.nothing} />
      <path d={path} className={styles.level} />
    </svg>
  );
}
