import { copyText } from "@coulisses/shared-auth";
import type { ClaimLink } from "@coulisses/shared-domain/desk/claim";
import { formatLongDate } from "@coulisses/shared-domain/time/format";
import { Button, makeStyles, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { LinkQr } from "./link-qr";

const useStyles = makeStyles({
  shown: { display: "grid", justifyItems: "center", gap: "12px", textAlign: "center" },
});

/** The QR with which a person claims their account, shown this once, and its link to copy. */
export function ClaimQr({ url, expiresAt }: ClaimLink) {
  const styles = useStyles();
  return (
    <div className={styles.shown}>
      <LinkQr link={url} label="QR pour récupérer le compte" />
      <Text as="p">
        {`À scanner avec son téléphone pour choisir son adresse mail et son mot de passe. Il sert une fois, jusqu'au ${formatLongDate(expiresAt)}, et ne s'affichera plus.`}
      </Text>
      <Button icon={<UiIcon name="copy" />} onClick={() => void copyText(url, "Lien copié")}>
        Copier le lien
      </Button>
    </div>
  );
}
