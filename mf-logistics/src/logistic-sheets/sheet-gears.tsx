import { ofName } from "@coulisses/shared-domain/french/of-name";
import type { SheetGear, SheetGearForm } from "@coulisses/shared-domain/contract/logistic-sheets";
import { sheetGearsCsv } from "@coulisses/shared-domain/logistics/logistic-sheet";
import { useCan, useNotify } from "@coulisses/shared-auth";
import type { SendForm, SheetEdit } from "@coulisses/shared-sheets/edit";
import { exportCsv } from "@coulisses/shared-pages/export";
import { Button, makeStyles, Surface } from "@coulisses/shared-ui/base";
import { actionsColumn, SimpleTable, type Column } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { QuantityForm, RequestForm, useGearSearch } from "@coulisses/shared-sheets/gear-request";
import { useState } from "react";
import { gearEdits, type GearRoutes } from "./edits";
import type { LogisticSheet } from "./logistic-sheet";

const useStyles = makeStyles({ content: { display: "flex", flexDirection: "column", gap: "16px" } });

type Props = {
  sheet: LogisticSheet;
  routes: GearRoutes;
  /** Resolves to true once it is saved. */
  write: (edit: SheetEdit<LogisticSheet>) => Promise<boolean>;
  sendForm: SendForm<LogisticSheet>;
  title: string;
  empty: string;
  /** Name of the list's CSV file. */
  fileName: string;
};

/** Gear to buy or to borrow. */
export function SheetGears({ sheet, routes, write, sendForm, title, empty, fileName }: Props) {
  const styles = useStyles();
  const notify = useNotify();
  const seesCatalogue = useCan("read-gear-catalog");
  const edits = gearEdits(routes);

  const [edited, setEdited] = useState<string | null>(null);

  const put = (form: SheetGearForm) =>
    sendForm(edits.put(form), {
      theirs: ({ gears }) => gears.find(({ slug }) => slug === form.slug)?.quantity.toLocaleString("fr"),
    });
  const add = async (form: SheetGearForm, { name }: Pick<SheetGear, "name">) => {
    let total = form.quantity;
    const outcome = await sendForm(edits.add(form, (sent) => (total = sent)));
    if (outcome !== undefined && typeof outcome !== "function") return outcome;
    const whole = total > form.quantity ? ` : ${total.toLocaleString("fr")} ${name} en tout` : "";
    notify({ type: "success", message: `Matos ajouté${whole}` });
    return outcome;
  };
  const remove = async (slug: string) => {
    if (await write(edits.remove(slug))) notify({ type: "success", message: "Matos supprimé" });
  };
  const columns: Column<SheetGear>[] = [
    {
      key: "quantity",
      header: "Quantité",
      width: "190px",
      render: ({ slug, name, quantity }) =>
        edited === slug ? (
          <QuantityForm
            label={`Quantité ${ofName(name)}`}
            quantity={quantity}
            onSave={(changed) => put({ slug, quantity: changed })}
            onDone={() => setEdited(null)}
          />
        ) : (
          quantity.toLocaleString("fr")
        ),
    },
    { key: "name", header: "Nom", mobileTitle: true, render: ({ name }) => name },
    ...actionsColumn<SheetGear>({
      what: ({ name }) => name,
      onEdit: ({ slug }) => setEdited(slug),
      onRemove: ({ slug }) => remove(slug),
    }),
  ];
  return (
    <Surface
      title={title}
      actions={
        <Button
          icon={<UiIcon name="download" />}
          onClick={() =>
            void exportCsv({
              what: "sheet-gears",
              name: fileName,
              rows: sheet.gears,
              csv: () => sheetGearsCsv(sheet),
            })
          }
        >
          Exporter
        </Button>
      }
    >
      <div className={styles.content}>
        <RequestForm useSearch={useGearSearch} seesCatalogue={seesCatalogue} onAdd={add} />
        <SimpleTable
          caption={title}
          rows={sheet.gears}
          columns={columns}
          getRowId={({ slug }) => slug}
          emptyText={empty}
        />
      </div>
    </Surface>
  );
}
