import { authorizedFetch, pathOf, useNotify } from "@coulisses/shared-auth";
import { meRoutes } from "@coulisses/shared-domain/routes/users";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { Button, Heading, makeStyles, Text } from "@coulisses/shared-ui/base";
import { downloadFile } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useId, useState } from "react";

const useStyles = makeStyles({
  section: { display: "grid", gap: "8px" },
  button: { justifySelf: "start" },
});

/** Throws when the server gives none. */
async function fetchOwnData(): Promise<Blob> {
  const response = await authorizedFetch(pathOf(meRoutes.readData));
  if (!response.ok) throw new Error(`One's own data: ${String(response.status)}`);
  // Written to be read, also without a program.
  return new Blob([JSON.stringify(await response.json(), null, 2)], { type: "application/json" });
}

/** The section in which a person takes along all that is kept about them. */
export function DataSection() {
  const styles = useStyles();
  const titleId = useId();
  const notify = useNotify();
  const [isFetching, setFetching] = useState(false);

  async function onDownload() {
    setFetching(true);
    try {
      downloadFile(`mes-donnees-coulisses-${parisDay(new Date())}.json`, await fetchOwnData());
    } catch {
      notify({ type: "error", message: "Tes données n'ont pas pu être téléchargées. Réessaie plus tard." });
    } finally {
      setFetching(false);
    }
  }

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Heading level={3} id={titleId}>
        Mes données
      </Heading>
      <Text as="p" muted>
        Profil, équipes, disponibilités, créneaux, argent, messages, appareils : tout ce que Coulisses garde
        sur toi, dans un fichier. Garde-le pour toi.
      </Text>
      <div className={styles.button}>
        <Button icon={<UiIcon name="download" />} loading={isFetching} onClick={() => void onDownload()}>
          Télécharger mes données
        </Button>
      </div>
    </section>
  );
}
