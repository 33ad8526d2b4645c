import { EULA_DATE, eulaArticles } from "@coulisses/shared-domain/configuration/eula";
import { useFestival } from "@coulisses/shared-auth";
import { Heading, makeStyles, Text } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";

const useStyles = makeStyles({ text: { display: "grid", gap: "14px", maxWidth: "72ch" } });

/** For want of the festival's own names, while they are on their way. */
const unnamed = {
  name: "le festival",
  domain: "ce site",
  humainEmail: "l'équipe des bénévoles",
  sgEmail: "la ou le secrétaire général·e",
};

/** The terms of use, over what is being filled in. */
export default function TermsDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const festival = useFestival() ?? unnamed;
  return (
    <Dialog open onClose={onClose} size="full" title="Conditions Générales d'Utilisation">
      <div className={styles.text}>
        <Text muted>Version du {EULA_DATE}</Text>
        {eulaArticles(festival).map(({ title, paragraphs }, index) => (
          <section key={title}>
            <Heading level={3}>
              Article {index + 1} – {title}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text as="p" key={paragraph}>
                {paragraph}
              </Text>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
