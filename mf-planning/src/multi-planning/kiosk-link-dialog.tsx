import { copyText, loadState } from "@coulisses/shared-auth";
import { formatHumanDateTime } from "@coulisses/shared-domain/time/format";
import { Button, LoadState, makeStyles, Text, TextField } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { ConfirmDialog, Dialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useGetKioskLinkQuery, useMakeKioskLinkMutation, useRevokeKioskLinkMutation } from "../api/crowd-api";

const useStyles = makeStyles({
  column: { display: "grid", gap: "12px" },
  row: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

/** Question before the screens with the present link lose it. */
const questions = {
  renew: {
    title: "Créer un nouveau lien",
    words: "Les écrans ouverts avec l'ancien lien ne montreront plus rien.",
  },
  revoke: { title: "Désactiver le lien", words: "Les écrans qui l'affichent ne montreront plus rien." },
};

/** Link of the organisers' wall screen: create, copy, replace, close. */
export default function KioskLinkDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const reading = useGetKioskLinkQuery();
  const { data } = reading;
  const [make, making] = useMakeKioskLinkMutation();
  const [revoke, revoking] = useRevokeKioskLinkMutation();
  const [asked, setAsked] = useState<keyof typeof questions>();
  const link = data?.link;

  const copy = (url: string) => copyText(url, "Lien copié ✅");
  const confirm = async () => {
    await (asked === "revoke" ? revoke() : make());
    setAsked(undefined);
  };

  return (
    <>
      <Dialog open title="Écran « Qui est où »" onClose={onClose}>
        <div className={styles.column}>
          <Text as="p">
            Une page sans connexion, à ouvrir sur l'écran de la salle des organisateurs : qui est où
            maintenant et dans l'heure. Quiconque connaît le lien peut la lire ; elle ne montre que des noms.
          </Text>
          {data === undefined && <LoadState label="Chargement du lien..." {...loadState(reading)} />}
          {link === null && (
            <div className={styles.row}>
              <Button appearance="primary" loading={making.isLoading} onClick={() => void make()}>
                Créer le lien
              </Button>
            </div>
          )}
          {link && (
            <>
              <TextField
                label="Lien de l'écran"
                readOnly
                value={link.url}
                hint={`Créé le ${formatHumanDateTime(link.createdAt)}`}
              />
              <div className={styles.row}>
                <Button
                  appearance="primary"
                  icon={<UiIcon name="copy" />}
                  onClick={() => void copy(link.url)}
                >
                  Copier le lien
                </Button>
                <Button as="a" href={link.url} target="_blank" rel="noreferrer" icon={<UiIcon name="open" />}>
                  Ouvrir l'écran
                </Button>
              </div>
              <div className={styles.row}>
                <Button
                  appearance="subtle"
                  icon={<UiIcon name="refresh" />}
                  onClick={() => setAsked("renew")}
                >
                  Nouveau lien
                </Button>
                <Button appearance="subtle" icon={<UiIcon name="close" />} onClick={() => setAsked("revoke")}>
                  Désactiver le lien
                </Button>
              </div>
            </>
          )}
        </div>
      </Dialog>
      {asked && (
        <ConfirmDialog
          open
          title={questions[asked].title}
          loading={making.isLoading || revoking.isLoading}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(undefined)}
        >
          {questions[asked].words}
        </ConfirmDialog>
      )}
    </>
  );
}
