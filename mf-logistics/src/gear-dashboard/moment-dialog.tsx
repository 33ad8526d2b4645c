import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { GearRecapStep } from "@coulisses/shared-domain/gear-recap/moment";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { useCan } from "@coulisses/shared-auth";
import { Heading, makeStyles, Text, tokens } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { Link } from "@coulisses/shared-pages/router";
import type { ReactNode } from "react";
import { stockParts } from "./recap-steps";

const useStyles = makeStyles({
  columns: { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(230px, 1fr))", gap: "8px 32px" },
  group: { display: "flex", flexDirection: "column", gap: "8px" },
  list: { margin: 0, paddingLeft: "18px" },
  link: { color: tokens.colorBrandForegroundLink, overflowWrap: "anywhere" },
});

type Source = { label: string; to: string; permission: Permission };

/** A link to the sheet, or its name alone without the permission to open it. */
function SourceLine({ label, to, permission }: Source) {
  const styles = useStyles();
  if (!useCan(permission)) return label;
  return (
    <Link to={to} className={styles.link}>
      {label}
    </Link>
  );
}

function Sources({ title, empty, sources }: { title: string; empty: string; sources: Source[] }) {
  const styles = useStyles();
  if (sources.length === 0) {
    return (
      <Text as="p" muted>
        {empty}
      </Text>
    );
  }
  return (
    <ul className={styles.list} aria-label={title}>
      {sources.map((source) => (
        <li key={source.to}>
          <SourceLine {...source} />
        </li>
      ))}
    </ul>
  );
}

function Group({ title, total, children }: { title: string; total: number; children: ReactNode }) {
  const styles = useStyles();
  return (
    <section className={styles.group} aria-label={title}>
      <Heading level={3} visual={4}>{`${title} : ${total.toLocaleString("fr")}`}</Heading>
      {children}
    </section>
  );
}

type Props = { name: string; step: GearRecapStep; onClose: () => void };

/** Stock and requests of one gear during one step. */
export default function MomentDialog({ name, step, onClose }: Props) {
  const styles = useStyles();
  const { bought, borrowed, asked } = sourcesOf(step);
  return (
    <Dialog open title={name} subtitle={formatPeriod(step)} onClose={onClose}>
      <div className={styles.columns}>
        <Group title="Stock" total={step.stock}>
          {stockParts(step).map(({ label, quantity }) => (
            <Text as="p" key={label}>{`${label} : ${quantity.toLocaleString("fr")}`}</Text>
          ))}
          <Sources title="Achats" empty="Aucun achat" sources={bought} />
          <Sources title="Emprunts" empty="Aucun emprunt" sources={borrowed} />
        </Group>
        <Group title="Demandes" total={step.inquiry}>
          <Sources title="FA et FT" empty="Aucune demande" sources={asked} />
        </Group>
      </div>
    </Dialog>
  );
}

/** The sheets that the gear comes from, and those that ask for it. */
function sourcesOf({ purchases, borrows, activities, tasks }: GearRecapStep) {
  return {
    bought: purchases.map<Source>(({ id, seller, quantity }) => ({
      label: `Achat #${id} - ${seller}: ${quantity}`,
      to: `/logistic/purchase/${id}`,
      permission: "purchase-gears",
    })),
    borrowed: borrows.map<Source>(({ id, lender, quantity }) => ({
      label: `Emprunt #${id} - ${lender}: ${quantity}`,
      to: `/logistic/borrow/${id}`,
      permission: "borrow-gears",
    })),
    asked: [
      ...activities.map<Source>(({ id, name, quantity }) => ({
        label: `FA #${id} - ${name}: ${quantity}`,
        to: `/fa/${id}#inquiry`,
        permission: "read-fa",
      })),
      ...tasks.map<Source>(({ id, name, quantity }) => ({
        label: `FT #${id} - ${name}: ${quantity}`,
        to: `/ft/${id}#inquiry`,
        permission: "read-ft",
      })),
    ],
  };
}
