import { Link, makeStyles, Text } from "@coulisses/shared-ui/base";

/** The sections of a sheet, by their anchors. */
export type SectionLink = { id: string; title: string };

const useStyles = makeStyles({
  links: {
    display: "flex",
    flexDirection: "column",
    gap: "2px",
    margin: "4px 0 0",
    padding: 0,
    listStyleType: "none",
  },
});

export function SectionLinks({ sections }: { sections: readonly SectionLink[] }) {
  const styles = useStyles();
  return (
    <nav aria-labelledby="sheet-contents">
      <Text as="p" size="small" weight="bold" id="sheet-contents">
        Sommaire
      </Text>
      <ol className={styles.links}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
