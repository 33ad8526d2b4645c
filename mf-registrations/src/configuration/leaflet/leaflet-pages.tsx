import { LEAFLET, type LeafletPage } from "@coulisses/shared-domain/planning/leaflet";
import { Button, makeStyles, Notice, Text, TextField, tokens } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { RichTextField } from "@coulisses/shared-ui/rich-text";
import { type ChangeEvent, useRef, useState } from "react";
import { readPicture } from "./read-picture";

const useStyles = makeStyles({
  page: {
    display: "flex",
    flexDirection: "column",
    gap: "12px",
    margin: 0,
    padding: "12px 16px 16px",
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  row: { display: "flex", flexWrap: "wrap", gap: "8px", alignItems: "center" },
  picture: { maxWidth: "240px", maxHeight: "240px", border: `1px solid ${tokens.colorNeutralStroke1}` },
});

const empty: LeafletPage = { title: "", text: "", picture: null };

type PagesProps = {
  pages: readonly LeafletPage[];
  error?: string | undefined;
  onChange: (pages: LeafletPage[]) => void;
};

/** The pages that every leaflet ends with: plans, procedures. */
export function LeafletPages({ pages, error, onChange }: PagesProps) {
  return (
    <>
      {pages.map((page, rank) => (
        <PageFields
          key={rank}
          number={rank + 1}
          page={page}
          onChange={(more) => onChange(pages.map((one, at) => (at === rank ? { ...one, ...more } : one)))}
          onRemove={() => onChange(pages.filter((_, at) => at !== rank))}
        />
      ))}
      {error !== undefined && (
        <Notice intent="error" role="alert">
          {error}
        </Notice>
      )}
      {pages.length < LEAFLET.pages && (
        <div>
          <Button icon={<UiIcon name="add" />} onClick={() => onChange([...pages, empty])}>
            Ajouter une page
          </Button>
        </div>
      )}
    </>
  );
}

type PageProps = {
  number: number;
  page: LeafletPage;
  onChange: (more: Partial<LeafletPage>) => void;
  onRemove: () => void;
};

function PageFields({ number, page, onChange, onRemove }: PageProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    const read = await readPicture(file);
    setProblem("problem" in read ? read.problem : undefined);
    if ("picture" in read) onChange(read);
  };
  const name = `page ${number}`;
  return (
    <fieldset className={styles.page}>
      <legend>
        <Text>{`Page ${number} de fin`}</Text>
      </legend>
      <TextField
        label="Titre"
        required
        maxLength={LEAFLET.title.max}
        value={page.title}
        onChange={(title) => onChange({ title })}
      />
      <RichTextField label="Texte" value={page.text} onChange={(text) => onChange({ text: text ?? "" })} />
      {page.picture !== null && (
        <img className={styles.picture} src={page.picture} alt={`Image de la ${name}`} />
      )}
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
          aria-label={`Fichier de l'image de la ${name}`}
          onChange={(event) => void choose(event)}
        />
        <Button onClick={() => input.current?.click()} aria-label={`Choisir une image pour la ${name}`}>
          {page.picture === null ? "Ajouter une image" : "Changer l'image"}
        </Button>
        {page.picture !== null && (
          <Button
            appearance="subtle"
            aria-label={`Retirer l'image de la ${name}`}
            onClick={() => onChange({ picture: null })}
          >
            Retirer l'image
          </Button>
        )}
        <Button
          appearance="subtle"
          icon={<UiIcon name="delete" />}
          aria-label={`Retirer la ${name}`}
          onClick={onRemove}
        >
          Retirer la page
        </Button>
      </div>
    </fieldset>
  );
}
