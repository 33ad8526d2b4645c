import type { CatalogueSignageItem } from "@coulisses/shared-domain/signage/signage-catalogue";
import { signageTypeLabels } from "@coulisses/shared-domain/signage/signage-type";
import type { Column } from "@coulisses/shared-ui/data";
import { type RowWrites, withActions } from "../parts/edit-and-remove";
import { RowButton } from "../parts/row-button";

type Row = CatalogueSignageItem;
type Given = {
  onShow: (signage: Row) => void;
  /** Absent for those who only read. */
  writes?: RowWrites<Row> | undefined;
};

export function signageColumns({ onShow, writes }: Given): Column<Row>[] {
  const columns: Column<Row>[] = [
    { key: "name", header: "Nom", mobileTitle: true, sortBy: ({ name }) => name, render: ({ name }) => name },
    {
      key: "type",
      header: "Type",
      width: "160px",
      sortBy: ({ type }) => signageTypeLabels[type],
      render: ({ type }) => signageTypeLabels[type],
    },
    {
      key: "image",
      header: "Image",
      width: "90px",
      align: "center",
      sortBy: ({ image }) => image === undefined,
      render: (signage) =>
        signage.image !== undefined && (
          <RowButton icon="eye" tooltip={`Voir l'image de ${signage.name}`} onClick={() => onShow(signage)} />
        ),
    },
  ];
  return withActions(columns, writes);
}
