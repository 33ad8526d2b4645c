import { Button, makeStyles, Notice, Text, tokens } from "@coulisses/shared-ui/base";
import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import { type PictureBounds, readPicture } from "./read-picture";

const useStyles = makeStyles({
  field: { display: "grid", gap: "8px", justifyItems: "start" },
  row: { display: "flex", flexWrap: "wrap", gap: "8px", alignItems: "center" },
  picture: { maxWidth: "240px", maxHeight: "240px", border: `1px solid ${tokens.colorNeutralStroke1}` },
});

type Props = {
  /** Accessible name of the picture: « Image de la page 1 ». */
  name: string;
  value: string | null;
  bounds: PictureBounds;
  onChange: (picture: string | null) => void;
  /** Text above the picture. */
  children?: ReactNode;
  /** Additional buttons. */
  actions?: ReactNode;
};

/** A picture of the leaflet: choose, preview, remove. */
export function PictureField({ name, value, bounds, onChange, children, actions }: Props) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    const read = await readPicture(file, bounds);
    setProblem("problem" in read ? read.problem : undefined);
    if ("picture" in read) onChange(read.picture);
  };
  return (
    <div className={styles.field}>
      {children}
      {value !== null && <img className={styles.picture} src={value} alt={name} />}
      {problem !== undefined && (
        <Notice intent="error" role="alert">
          {problem}
        </Notice>
      )}
      <div className={styles.row}>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp"
          aria-label={`Fichier : ${name}`}
          onChange={(event) => void choose(event)}
        />
        <Button onClick={() => input.current?.click()} aria-label={`Choisir une image : ${name}`}>
          {value === null ? "Choisir une image" : "Choisir une autre image"}
        </Button>
        {value !== null && (
          <Button appearance="subtle" aria-label={`Retirer l'image : ${name}`} onClick={() => onChange(null)}>
            Retirer l'image
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}

/** Title and place of a picture in the leaflet. */
export const PictureTitle = ({ title, hint }: { title: string; hint: string }) => (
  <div>
    <Text as="div" weight="medium">
      {title}
    </Text>
    <Text as="div" size="small" muted>
      {hint}
    </Text>
  </div>
);
