import { useNotify } from "@coulisses/shared-auth";
import type { Me } from "@coulisses/shared-domain/contract/users";
import { pictureError, pictureTypes } from "@coulisses/shared-domain/people/picture";
import { Button, makeStyles, Text, tokens } from "@coulisses/shared-ui/base";
import { type ChangeEvent, useRef, useState } from "react";
import { useUploadPictureMutation } from "../api/profile-picture";
import { ProfilePicture } from "./profile-picture";

const useStyles = makeStyles({
  field: { display: "flex", alignItems: "center", gap: "16px", marginBottom: "16px" },
  text: { display: "grid", gap: "6px", justifyItems: "start" },
  error: { color: tokens.refusedInk },
});

/** The picture is sent as soon as it is chosen. */
export function PictureField({ me }: { me: Me }) {
  const styles = useStyles();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [upload, { isLoading }] = useUploadPictureMutation();

  async function onChoose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = "";
    if (file === undefined) return;
    const refusal = pictureError(file);
    setError(refusal);
    if (refusal !== undefined) return;
    const answer = await upload({ version: me.version, file });
    if (!("error" in answer)) notify({ type: "success", message: "Photo de profil mise à jour !" });
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
    </div>
  );
}
