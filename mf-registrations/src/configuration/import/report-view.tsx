import { loadState } from "@coulisses/shared-auth";
import { countTitles, reportText } from "@coulisses/shared-domain/import/report-text";
import type { BothSides, ToldReport } from "@coulisses/shared-domain/import/told-report";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { Button, LoadState, makeStyles, Notice, Surface, Text, tokens } from "@coulisses/shared-ui/base";
import { type Column, downloadFile, SimpleTable } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useReadImportReportQuery } from "../../api/festival-import-api";
import { Folded } from "./folded";

const useStyles = makeStyles({
  content: { display: "grid", gap: "16px", gridTemplateColumns: "minmax(0, 1fr)" },
  part: { display: "grid", gap: "4px", gridTemplateColumns: "minmax(0, 1fr)" },
  lines: { margin: "4px 0 8px", paddingLeft: "20px", overflowWrap: "anywhere" },
  warnings: { margin: 0, paddingLeft: "20px" },
  number: { color: tokens.colorNeutralForeground2 },
});

type Count = ToldReport["counts"][number];
type PersonSums = ToldReport["money"]["people"][number];

const number = { width: "88px", align: "end" } as const;
const countColumns: Column<Count>[] = [
  { key: "kind", header: "Quoi", mobileTitle: true, render: ({ kind }) => kind },
  ...(["read", "in", "noted", "out", "merged"] as const).map((name) => ({
    ...number,
    key: name,
    header: capitalized(countTitles[name]),
    render: (count: Count) => count[name].toLocaleString("fr-FR"),
  })),
];

const amount = { width: "150px", align: "end" } as const;
const sides = <Row,>(of: (row: Row) => Omit<BothSides, "label">): Column<Row>[] => [
  { ...amount, key: "there", header: "Overbookd", render: (row) => formatAmount(of(row).there) },
  { ...amount, key: "here", header: "Ici", render: (row) => formatAmount(of(row).here) },
];
const sumColumns: Column<BothSides>[] = [
  { key: "label", header: "Somme", mobileTitle: true, render: ({ label }) => label },
  ...sides<BothSides>((sum) => sum),
];
const personColumns: Column<PersonSums>[] = [
  { key: "name", header: "Personne", mobileTitle: true, render: ({ name }) => name },
  ...sides<PersonSums>(({ balance }) => balance),
];

/** The report of the last trial or import. */
export function ReportView() {
  const reading = useReadImportReportQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: report } = reading;
  if (!report)
    return (
      <Surface title="Compte rendu">
        <LoadState skeleton={{ lines: 6, height: "24px" }} {...loadState(reading)} />
      </Surface>
    );
  return <Told report={report} />;
}

function Told({ report }: { report: ToldReport }) {
  const styles = useStyles();
  const { source, version, isTrial, warnings, counts, parts, money } = report;
  const download = () =>
    downloadFile(
      isTrial ? "essai-de-reprise.txt" : "reprise.txt",
      new Blob([reportText(report), "\n"], { type: "text/plain;charset=utf-8" }),
    );
  return (
    <Surface
      title={isTrial ? "Compte rendu de l'essai" : "Compte rendu de la reprise"}
      subtitle={`${source}, dernière migration : ${version}. Il nomme des personnes, et s'efface d'ici après un jour.`}
      actions={
        <Button icon={<UiIcon name="download" />} onClick={download}>
          Télécharger le compte rendu
        </Button>
      }
    >
      <div className={styles.content}>
        {warnings.length > 0 && (
          <Notice intent="warning" title="À lire d'abord">
            <ul className={styles.warnings}>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Notice>
        )}
        <SimpleTable
          caption="En bref"
          rows={counts}
          columns={countColumns}
          getRowId={({ kind }) => kind}
          emptyText="Cet export est vide"
        />
        {parts.map(({ title, meaning, kinds }) => (
          <section key={title} aria-label={title} className={styles.part}>
            <Text weight="medium">{title}</Text>
            <Text size="small" muted>
              {`${capitalized(meaning)}.`}
            </Text>
            {kinds.map(({ kind, lines }) => (
              <Folded key={kind} title={kind} count={lines.length}>
                <ul className={styles.lines}>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </Folded>
            ))}
          </section>
        ))}
        <section aria-label="Comptes" className={styles.part}>
          <Text weight="medium">Comptes</Text>
          <SimpleTable
            caption="Sommes des deux côtés"
            rows={money.sums}
            columns={sumColumns}
            getRowId={({ label }) => label}
            emptyText="Cet export n'a pas de mouvement d'argent"
          />
          {money.people.length > 0 && (
            <Folded title="Solde de chaque personne" count={money.people.length}>
              <SimpleTable
                caption="Solde de chaque personne"
                rows={money.people}
                columns={personColumns}
                getRowId={({ name }) => name}
                emptyText=""
              />
            </Folded>
          )}
        </section>
      </div>
    </Surface>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
