import { invitationExpiryText } from "@coulisses/shared-domain/registration/invitation";
import { copyText, useNotify } from "@coulisses/shared-auth";
import { Button, makeStyles, media, Surface, TextField } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { ConfirmDialog, onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useGetInvitationLinkQuery, useMakeInvitationLinkMutation } from "../api/candidates-api";
import { readInvitation } from "../parts/invitation-claims";

const QrDialog = onDemand(() => import("./qr-dialog"));

const useStyles = makeStyles({
  row: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "start",
    gap: "8px",
    [media.mobile]: { flexDirection: "column", alignItems: "stretch" },
  },
  // Above its buttons where there is no room beside them.
  link: { flexGrow: 1, flexBasis: "240px", [media.mobile]: { flexBasis: "auto" } },
});

const claimsIn = (link: string) => readInvitation(/[?&]token=([^&#]+)/.exec(link)?.[1] ?? "");

/** INV-1, INV-2: the link that invites future organisers. */
export function InvitationCard() {
  const styles = useStyles();
  const notify = useNotify();
  const { data: link = null } = useGetInvitationLinkQuery();
  const [make, { isLoading }] = useMakeInvitationLinkMutation();
  const [asks, setAsks] = useState(false);
  const [isScanned, setScanned] = useState(false);

  /** Calls `act` with the link; shows a notice when there is none. */
  const withLink = (act: (address: string) => unknown) => () =>
    link === null ? notify({ type: "info", message: "Génère d'abord le lien." }) : act(link);
  const copy = (address: string) => copyText(address, "Lien copié ✅");
  const makeAnother = async () => {
    await make();
    setAsks(false);
  };

  return (
    <Surface title="Lien d'invitation">
      <div className={styles.row}>
        <TextField
          label="Lien d'invitation"
          hideLabel
          readOnly
          className={styles.link}
          placeholder="Pas de lien encore généré"
          value={link ?? ""}
          hint={link === null ? undefined : invitationExpiryText(claimsIn(link), new Date())}
        />
        <Button icon={<UiIcon name="copy" />} onClick={withLink(copy)}>
          Copier le lien
        </Button>
        <Button onClick={withLink(() => setScanned(true))}>QR code</Button>
        <Button
          loading={isLoading}
          icon={<UiIcon name="refresh" />}
          onClick={() => (link === null ? void make() : setAsks(true))}
        >
          {link === null ? "Générer le lien" : "Régénérer le lien"}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        title="Régénérer le lien d'invitation"
        loading={isLoading}
        onConfirm={() => void makeAnother()}
        onClose={() => setAsks(false)}
      >
        Un nouveau lien, valable 30 jours, remplacera celui-ci. L'ancien continue d'inviter jusqu'à sa date
        d'expiration.
      </ConfirmDialog>
      {isScanned && link !== null && <QrDialog link={link} onClose={() => setScanned(false)} />}
    </Surface>
  );
}
