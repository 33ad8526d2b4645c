import { loadState } from "@coulisses/shared-auth";
import { readableCode } from "@coulisses/shared-domain/check-in/code";
import type { OwnCode as Code } from "@coulisses/shared-domain/contract/assignment/check-ins";
import { LoadState, makeStyles, PageAction, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useReadOwnCodeQuery } from "../api/planning-api";
import { FingerLink } from "../slot/finger-link";

const useStyles = makeStyles({
  code: { display: "grid", justifyItems: "center", gap: "8px" },
  // Black on white in dark mode too, for cameras.
  qr: { width: "min(72vw, 320px)", backgroundColor: "#ffffff", borderRadius: "12px" },
  letters: { fontVariantNumeric: "tabular-nums", letterSpacing: "0.1em" },
});

/** Light modules around a QR, so that a camera finds it. */
const MARGIN = 4;

/** QR code shown at a slot to be ticked off. Loaded with the page, so that the device keeps it. */
export function OwnCode() {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const reading = useReadOwnCodeQuery();
  const { data } = reading;
  const close = () => setOpen(false);
  return (
    <>
      <PageAction
        label="Mon QR"
        wordsFrom={0}
        icon={<UiIcon name="qrcode" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog open size="small" title="Mon QR de pointage" onClose={close}>
          {data && (
            <div className={styles.code}>
              <Qr rows={data.qr} className={styles.qr} />
              <Text size="large" weight="bold" className={styles.letters}>
                {readableCode(data.code)}
              </Text>
              <Text as="p" muted>
                Montre-le à ton arrivée sur un créneau. Sans appareil photo, le code suffit.
              </Text>
              <FingerLink to="/check-in">Responsable d'un créneau ? Pointe les autres</FingerLink>
            </div>
          )}
          {!data && <LoadState label="Lecture de ton code..." {...loadState(reading)} />}
        </Dialog>
      )}
    </>
  );
}

function Qr({ rows, className }: { rows: Code["qr"]; className: string }) {
  const side = rows.length + 2 * MARGIN;
  const squares = rows.flatMap((row, y) =>
    [...row].flatMap((module, x) => (module === "1" ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label="QR de pointage"
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={squares.join("")} fill="#000000" />
    </svg>
  );
}
