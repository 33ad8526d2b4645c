import { makeStyles, Text } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { QRCodeSVG } from "qrcode.react";

const useStyles = makeStyles({
  // Black on white in dark mode too: some phones read nothing else.
  code: { display: "grid", justifyItems: "center", gap: "12px", textAlign: "center" },
  picture: { width: "min(320px, 100%)", height: "auto", borderRadius: "8px" },
});

type Props = { link: string; onClose: () => void };

/** QR code of the invitation, for another person's phone. */
export default function QrDialog({ link, onClose }: Props) {
  const styles = useStyles();
  return (
    <Dialog open size="small" title="QR code de l'invitation" onClose={onClose}>
      <div className={styles.code}>
        <QRCodeSVG
          className={styles.picture}
          value={link}
          size={320}
          marginSize={4}
          title="QR code du lien d'invitation"
          role="img"
        />
        <Text muted>À scanner avec un téléphone pour s'inscrire comme organisateur.</Text>
      </div>
    </Dialog>
  );
}
