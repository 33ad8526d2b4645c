import { Button, makeStyles, Notice, Skeleton, Text, tokens } from "@coulisses/shared-ui/base";
import { SliderField } from "@coulisses/shared-ui/form";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useEffect, useId, useRef, useState } from "react";
import Cropper from "react-easy-crop";
import { openPicture, type OpenPicture, type Square } from "./open-picture";

const useStyles = makeStyles({
  stage: {
    position: "relative",
    width: "280px",
    height: "280px",
    margin: "6px auto 12px",
    overflow: "hidden",
    borderRadius: "12px",
    ":focus-within": { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "3px" },
  },
});

const MAX_ZOOM = 4;
/** Pixels of the screen by which an arrow key moves the photo. */
const STEP = 14;
const UNDRAWABLE =
  "Ton navigateur n'a pas pu préparer la photo : essaie avec une autre, ou un autre navigateur.";

export type CropDialogProps = {
  file: File;
  /** Sends the square; resolves to true when it was accepted. */
  send: (cropped: File) => Promise<boolean>;
  onClose: () => void;
};

/** Chooses the square of a photo that becomes the profile picture: stored square, shown round. */
export default function CropDialog({ file, send, onClose }: CropDialogProps) {
  const styles = useStyles();
  const hintId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const opened = useOpened(file);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Square>();
  const [isSending, setIsSending] = useState(false);
  const [isUndrawable, setIsUndrawable] = useState(false);

  const isPlaced = square !== undefined;
  // The dialog is there before the photo, which the arrows move.
  useEffect(() => {
    if (isPlaced) stage.current?.querySelector<HTMLElement>("[role='application']")?.focus();
  }, [isPlaced]);

  const picture = typeof opened === "object" ? opened : undefined;
  const problem = typeof opened === "string" ? opened : isUndrawable ? UNDRAWABLE : undefined;

  async function onSend() {
    if (picture === undefined || square === undefined) return;
    setIsSending(true);
    const cropped = await picture.cut(square).catch(() => undefined);
    setIsUndrawable(cropped === undefined);
    const isTaken = cropped !== undefined && (await send(cropped));
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
          <Button appearance="primary" disabled={!isPlaced} loading={isSending} onClick={() => void onSend()}>
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
      {picture && (
        <>
          <div className={styles.stage} ref={stage}>
            <Cropper
              image={picture.address}
              mediaProps={{ alt: "" }}
              aspect={1}
              cropShape="round"
              objectFit="cover"
              showGrid={false}
              crop={place}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              keyboardStep={STEP}
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropAreaChange={(_share, pixels) => setSquare(pixels)}
              cropperProps={{
                role: "application",
                "aria-label": "Cadrage de la photo",
                "aria-describedby": hintId,
              }}
            />
          </div>
          <SliderField label="Zoom" min={1} max={MAX_ZOOM} step={0.1} value={zoom} onChange={setZoom} />
          <Text size="small" muted id={hintId}>
            Fais glisser la photo pour la placer ; la molette ou deux doigts la rapprochent. Au clavier : les
            flèches.
          </Text>
        </>
      )}
    </Dialog>
  );
}

/** The picture of a file; the French error of one that can't be read, undefined until it is. */
function useOpened(file: File): OpenPicture | string | undefined {
  const [opened, setOpened] = useState<OpenPicture | string>();
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
  return opened;
}
