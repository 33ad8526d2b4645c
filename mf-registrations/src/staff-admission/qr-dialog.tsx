import { makeStyles, Text } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import encodeQR from "qr";

const useStyles = makeStyles({
  // Black on white in dark mode too: some phones read nothing else.
  code: { display: "grid", justifyItems: "center", gap: "12px", textAlign: "center" },
  picture: { width: "min(320px, 100%)", height: "auto", borderRadius: "8px" },
});

type Props = { link: string; onClose: () => void };

const darkSquares = (rows: boolean[][]) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");

/** QR code of the invitation, for another person's phone. */
export default function QrDialog({ link, onClose }: Props) {
  const styles = useStyles();
  const rows = encodeQR(link, "raw", { ecc: "low", border: 4 });
  return (
    <Dialog open size="small" title="QR code de l'invitation" onClose={onClose}>
      <div className={styles.code}>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${rows.length} ${rows.length}`}
          role="img"
          shapeRendering="crispEdges"
        >
          <title>QR code du lien d'invitation</title>
          <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
          <path d={darkSquares(rows)} />
        </svg>
        <Text muted>À scanner avec un téléphone pour s'inscrire comme organisateur.</Text>
      </div>
    </Dialog>
  );
}
