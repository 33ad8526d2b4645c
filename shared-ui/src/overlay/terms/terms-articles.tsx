import { EULA_DATE, eulaArticles } from "@coulisses/shared-domain/configuration/eula";
import { makeStyles } from "@griffel/react";
import { Heading, Text } from "../../base/text/text";

const useStyles = makeStyles({
  text: { display: "grid", gap: "14px", maxWidth: "72ch" },
  article: { display: "grid", gap: "6px" },
});

const unset = {
  name: "le festival",
  domain: "ce site",
  humainEmail: "l'équipe des bénévoles",
  sgEmail: "la ou le secrétaire général·e",
};

type TermsArticlesProps = { festival?: Parameters<typeof eulaArticles>[0] | undefined };

/** The articles of the conditions of use. */
export default function TermsArticles({ festival = unset }: TermsArticlesProps) {
  const styles = useStyles();
  return (
    <div className={styles.text}>
      <Text muted>Version du {EULA_DATE}</Text>
      {eulaArticles(festival).map(({ title, paragraphs }, index) => (
        <section key={title} className={styles.article}>
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
  );
}
