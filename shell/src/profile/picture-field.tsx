import { useNotify } from "@coulisses/shared-auth";
import type { Me } from "@coulisses/shared-domain/contract/users";
import {
  NOT_A_PICTURE,
  pictureError,
  pictureTypeOf,
  pictureTypes,
  SIGNATURE_LENGTH,
} from "@coulisses/shared-domain/people/picture";
import { Button, makeStyles, Text, tokens } from "@coulisses/shared-ui/base";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { type ChangeEvent, useRef, useState } from "react";
import { useUploadPictureMutation } from "../api/me";
import { ProfilePicture } from "./profile-picture";

const CropDialog = onDemand(() => import("./crop/crop-dialog"));

const useStyles = makeStyles({
  field: { display: "flex", alignItems: "center", gap: "16px", marginBottom: "16px" },
  text: { display: "grid", gap: "6px", justifyItems: "start" },
  error: { color: tokens.refusedInk },
});

/** A photo is framed, then sent at once; a gif is sent as it is, so that it goes on moving. */
export function PictureField({ me }: { me: Me }) {
  const styles = useStyles();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [photo, setPhoto] = useState<File>();
  const [upload, { isLoading }] = useUploadPictureMutation();

  async function send(file: File): Promise<boolean> {
    const answer = await upload({ version: me.version, file });
    if ("error" in answer) return false;
    notify({ type: "success", message: "Photo de profil mise à jour !" });
    return true;
  }

  async function onChoose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = "";
    if (file === undefined) return;
    const refusal = pictureError(file) ?? (await signatureError(file));
    setError(refusal);
    if (refusal !== undefined) return;
    if (file.type === "image/gif") await send(file);
    else setPhoto(file);
  }

  return (
    <div className={styles.field}>
      <ProfilePicture user={me} size={72} />
      <div className={styles.text}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Photo de profil"
          accept={pictureTypes.join(",")}
          onChange={(event) => void onChoose(event)}
        />
        <Button loading={isLoading} onClick={() => input.current?.click()}>
          {me.profilePicture === null ? "Ajouter une photo" : "Changer de photo"}
        </Button>
        <Text size="caption" muted>
          png, jpeg ou gif, moins de 2 Mo
        </Text>
        <span role="alert" className={styles.error}>
          {error}
        </span>
      </div>
      {photo && <CropDialog file={photo} send={send} onClose={() => setPhoto(undefined)} />}
    </div>
  );
}

/** The error of a file by its bytes, not its name; an unreadable one is no picture. */
function signatureError(file: File): Promise<string | undefined> {
  const reader = new FileReader();
  reader.readAsArrayBuffer(file.slice(0, SIGNATURE_LENGTH));
  return new Promise((done) => {
    reader.onloadend = () => {
      const start = reader.result instanceof ArrayBuffer ? new Uint8Array(reader.result) : new Uint8Array();
      done(pictureTypeOf(start) === undefined ? NOT_A_PICTURE : undefined);
    };
  });
}
