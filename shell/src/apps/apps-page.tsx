import type { RegistryProblem } from "@coulisses/federation/registry";
import { makeStyles, Notice, Surface, Text } from "@coulisses/shared-ui/base";
import { useSite } from "../site/site";

const useStyles = makeStyles({
  page: { display: "grid", gap: "16px", maxWidth: "900px" },
  table: {
    width: "100%",
    borderCollapse: "collapse",
    textAlign: "left",
    "& th, & td": { padding: "8px 12px 8px 0", verticalAlign: "top" },
  },
});

const reasons: Record<RegistryProblem["reason"], string> = {
  invalid: "sa fiche n'est pas lisible",
  contract: "elle n'a pas été construite pour cette version du site",
  conflict: "une de ses pages appartient déjà à une autre application",
};

/** Which feature apps make up the site, and which were left out and why. */
export default function AppsPage() {
  const styles = useStyles();
  const { registry } = useSite();
  return (
    <div className={styles.page}>
      {registry.problems.map(({ name, reason, detail }) => (
        <Notice key={`${name} ${detail}`} intent="warning" title={`${name} n'est pas chargée`}>
          {reasons[reason]} ({detail})
        </Notice>
      ))}
      <Surface title="Applications publiées">
        {registry.features.length === 0 && <Text>Aucune application n'est publiée.</Text>}
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Application</th>
              <th scope="col">Version</th>
              <th scope="col">Pages</th>
            </tr>
          </thead>
          <tbody>
            {registry.features.map(({ name, version, pages }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{version}</td>
                <td>{pages.map(({ title }) => title).join(", ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Surface>
    </div>
  );
}
