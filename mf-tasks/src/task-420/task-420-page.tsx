import {
  fingerSized,
  Heading,
  makeStyles,
  StatusDot,
  Surface,
  Text,
  tokens,
} from "@coulisses/shared-ui/base";
import { Link } from "@coulisses/shared-pages/router";

const steps = [
  "Rassembler 42 chaises pliantes. En déplier 41.",
  "Chercher la clé de la 42e pendant 20 minutes. Les chaises n'ont pas de clé.",
  "Compter les talkies-walkies. Recompter. Accepter le résultat.",
  "Dire « on est large » à 16 h 20 précises.",
];

const useStyles = makeStyles({
  page: { display: "flex", justifyContent: "center" },
  card: { maxWidth: "640px", display: "flex", flexDirection: "column", gap: "14px" },
  link: {
    color: tokens.colorBrandForegroundLink,
    ...fingerSized,
  },
  steps: { margin: 0, paddingLeft: "22px", display: "flex", flexDirection: "column", gap: "8px" },
});

/** The page of task number 420, which tasks skip. */
export default function Task420Page() {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <Surface as="section" className={styles.card}>
        <Text size="small" muted>
          Fiche Tâche n°420
        </Text>
        <Heading level={2}>Vérifier que les chaises sont bien assises</Heading>
        <StatusDot status="READY_TO_ASSIGN" withLabel />
        <Text as="p">
          Cette tâche est validée par tout le monde, surtout par ceux qui ne l'ont pas lue. Rendez-vous là où
          il y a de l'ombre, avec un crayon et beaucoup de calme.
        </Text>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Text as="p" muted>
          Durée estimée : entre deux cafés. Il manque toujours un bénévole, c'est peut-être toi.
        </Text>
        <Link to="/ft" className={styles.link}>
          Retourner aux tâches sérieuses
        </Link>
      </Surface>
    </div>
  );
}
