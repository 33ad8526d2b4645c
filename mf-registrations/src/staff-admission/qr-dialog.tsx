import { LinkQr } from "@coulisses/shared-pages/claim";
import { makeStyles, Text } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";

const useStyles = makeStyles({
  code: { display: "grid", justifyItems: "center", gap: "12px", textAlign: "center" },
});

type Props = { link: string; onClose: () => void };

/** QR code of the invitation, for another person's phone. */
export default function QrDialog({ link, onClose }: Props) {
  return (
    <Dialog open size="small" title="QR code de l'invitation" onClose={onClose}>
      <div className={useStyles().code}>
        <LinkQr link={link} label="QR code du lien d'invitation" />
        <Text muted>À scanner avec un téléphone pour s'inscrire comme organisateur.</Text>
      </div>
    </Dialog>
  );
}
