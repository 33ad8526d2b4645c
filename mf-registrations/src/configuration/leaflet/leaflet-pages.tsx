import { LEAFLET, type LeafletPage } from "@coulisses/shared-domain/planning/leaflet";
import { Button, makeStyles, Notice, Text, TextField, tokens } from "@coulisses/shared-ui/base";
import { CheckboxField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { RichTextField } from "@coulisses/shared-ui/rich-text";
import { PictureField } from "./picture-field";
import { pageBounds } from "./read-picture";

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
});

const empty: LeafletPage = { title: "", text: "", picture: null };

type PagesProps = {
  pages: readonly LeafletPage[];
  error?: string | undefined;
  onChange: (pages: LeafletPage[]) => void;
};

/** Common pages of every leaflet: plans, procedures. */
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
  const name = `page ${number}`;
  return (
    <fieldset className={styles.page}>
      <legend>
        <Text>{`Page ${number}`}</Text>
      </legend>
      <TextField
        label="Titre"
        required
        maxLength={LEAFLET.title.max}
        value={page.title}
        onChange={(title) => onChange({ title })}
      />
      <CheckboxField
        label="Avant les tâches"
        checked={page.beforeTasks ?? false}
        onChange={(beforeTasks) => onChange({ beforeTasks })}
      />
      <RichTextField label="Texte" value={page.text} onChange={(text) => onChange({ text: text ?? "" })} />
      <PictureField
        name={`Image de la ${name}`}
        value={page.picture}
        bounds={pageBounds}
        onChange={(picture) => onChange({ picture })}
        actions={
          <Button
            appearance="subtle"
            icon={<UiIcon name="delete" />}
            aria-label={`Retirer la ${name}`}
            onClick={onRemove}
          >
            Retirer la page
          </Button>
        }
      />
    </fieldset>
  );
}
