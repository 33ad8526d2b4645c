import {
  connectionLabels,
  type Connection,
} from "@coulisses/shared-domain/festival-activity/electric-connection";
import { makeStyles, Text, tokens } from "@coulisses/shared-ui/base";
import { plugOf } from "./plug";

const useStyles = makeStyles({
  picture: { display: "flex", alignItems: "center", gap: "16px" },
  face: { fill: tokens.colorNeutralBackground1, strokeWidth: 6 },
  hole: { fill: tokens.colorNeutralForeground1 },
});

const CENTRE = 48;
const RING = 22;

/** The plug seen from the front, to compare with the device. */
export function PlugPicture({ connection }: { connection: Connection }) {
  const styles = useStyles();
  const { pins, colour, amperes, industrial } = plugOf(connection);
  const turn = industrial ? Math.PI / 2 : 0;
  const holes = Array.from({ length: pins }, (_, pin) => {
    const angle = turn + (2 * Math.PI * pin) / pins;
    return {
      x: CENTRE + RING * Math.cos(angle),
      y: CENTRE + RING * Math.sin(angle),
      earth: industrial && pin === 0,
    };
  });
  return (
    <div className={styles.picture}>
      <svg viewBox="0 0 96 96" width="84" height="84" role="img" aria-label={connectionLabels[connection]}>
        <circle cx={CENTRE} cy={CENTRE} r="42" className={styles.face} stroke={colour} />
        {industrial && <rect x={CENTRE - 7} y="84" width="14" height="9" rx="2" fill={colour} />}
        {!industrial && <circle cx={CENTRE} cy={CENTRE - 22} r="4" className={styles.hole} />}
        {holes.map(({ x, y, earth }) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={earth ? 7 : 5} className={styles.hole} />
        ))}
      </svg>
      <Text size="small" muted>
        {industrial
          ? `Prise industrielle ${amperes} A, ${pins} broches`
          : "La prise de courant de tous les jours, 16 A"}
      </Text>
    </div>
  );
}
