import { Link, makeStyles, Text } from "@coulisses/shared-ui/base";

export const sheetSections = [
  { id: "general", title: "Général" },
  { id: "in-charge", title: "Responsable" },
  { id: "signa", title: "Signa" },
  { id: "security", title: "Sécurité" },
  { id: "supply", title: "Besoin en électricité et eau" },
  { id: "inquiry", title: "Demande de matos" },
  { id: "feedback", title: "Commentaires" },
  { id: "ft", title: "FT associées" },
] as const;

const useStyles = makeStyles({
  links: { display: "flex", flexDirection: "column", gap: "2px", margin: "4px 0 0", padding: 0, listStyleType: "none" },
});

export function SectionLinks() {
  const styles = useStyles();
  return (
    <nav aria-labelledby="sheet-contents">
      <Text as="p" size="small" weight="bold" id="sheet-contents">
        Sommaire
      </Text>
      <ol className={styles.links}>
        {sheetSections.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
