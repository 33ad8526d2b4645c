import { makeStyles } from "@coulisses/shared-ui/base";
import encodeQR from "qr";

const useStyles = makeStyles({
  // Black on white in dark mode too: some phones read nothing else.
  picture: { width: "min(320px, 100%)", height: "auto", borderRadius: "8px" },
});

const darkSquares = (rows: boolean[][]) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");

/** The QR code of a link, for another person's phone; `label` names it. */
export function LinkQr({ link, label }: { link: string; label: string }) {
  const rows = encodeQR(link, "raw", { ecc: "low", border: 4 });
  return (
    <svg
      className={useStyles().picture}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      shapeRendering="crispEdges"
    >
      <title>{label}</title>
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path d={darkSquares(rows)} />
    </svg>
  );
}
