import { Button, makeStyles, Notice, Skeleton, Text } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useEffect, useId, useState } from "react";
import { type Crop, wholeCrop, zoomCrop } from "./crop";
import { Cropped, CropStage } from "./crop-stage";
import { openPicture, type OpenPicture } from "./open-picture";

const useStyles = makeStyles({
  crop: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    gap: "20px 24px",
  },
  side: { display: "flex", flexDirection: "column", alignItems: "center", gap: "12px" },
  row: { display: "flex", alignItems: "center", gap: "12px" },
});

const CLOSER = 1.25;
const UNDRAWABLE =
  "Ton navigateur n'a pas pu préparer la photo : essaie avec une autre, ou un autre navigateur.";

export type CropDialogProps = {
  file: File;
  /** Sends the square; resolves to true when it was accepted. */
  send: (cropped: File) => Promise<boolean>;
  onClose: () => void;
};

/** Chooses the square of a photo that becomes the profile picture. */
export default function CropDialog({ file, send, onClose }: CropDialogProps) {
  const styles = useStyles();
  const hintId = useId();
  const [opened, setOpened] = useState<OpenPicture | string>();
  const [chosen, setChosen] = useState<Crop>();
  const [isSending, setIsSending] = useState(false);
  const [isUndrawable, setIsUndrawable] = useState(false);

  useEffect(() => {
    let isLeft = false;
    const opening = openPicture(file);
    void opening.then((answer) => {
      if (!isLeft) setOpened(answer);
    });
    return () => {
      isLeft = true;
      void opening.then((answer) => {
        if (typeof answer !== "string") answer.close();
      });
    };
  }, [file]);

  const picture = typeof opened === "object" ? opened : undefined;
  const problem = typeof opened === "string" ? opened : isUndrawable ? UNDRAWABLE : undefined;
  const crop = picture && (chosen ?? wholeCrop(picture));

  async function onSend() {
    if (picture === undefined || crop === undefined) return;
    setIsSending(true);
    const square = await picture.cut(crop).catch(() => undefined);
    setIsUndrawable(square === undefined);
    const isTaken = square !== undefined && (await send(square));
    setIsSending(false);
    if (isTaken) onClose();
  }

  return (
    <Dialog
      open
      size="small"
      title="Cadrer ma photo"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            appearance="primary"
            disabled={picture === undefined}
            loading={isSending}
            onClick={() => void onSend()}
          >
            Enregistrer la photo
          </Button>
        </>
      }
    >
      {opened === undefined && <Skeleton height="280px" />}
      {problem !== undefined && (
        <Notice role="alert" intent="error">
          {problem}
        </Notice>
      )}
      {picture && crop && (
        <>
          <div className={styles.crop}>
            <CropStage picture={picture} crop={crop} onCrop={setChosen} describedBy={hintId} />
            <div className={styles.side}>
              <div className={styles.row}>
                <Cropped picture={picture} crop={crop} size={84} radius="50%" />
                <Cropped picture={picture} crop={crop} size={34} radius="50%" />
              </div>
              <div className={styles.row}>
                <Button
                  aria-label="Reculer"
                  disabled={crop.zoom <= 1}
                  onClick={() => setChosen(zoomCrop(picture, crop, 1 / CLOSER))}
                >
                  −
                </Button>
                <Text aria-live="polite">
                  Zoom × {crop.zoom.toLocaleString("fr", { maximumFractionDigits: 1 })}
                </Text>
                <Button aria-label="Rapprocher" onClick={() => setChosen(zoomCrop(picture, crop, CLOSER))}>
                  +
                </Button>
              </div>
            </div>
          </div>
          <Text size="small" muted id={hintId}>
            Fais glisser la photo pour la placer ; la molette ou deux doigts la rapprochent. Au clavier : les
            flèches, + et −.
          </Text>
        </>
      )}
    </Dialog>
  );
}
