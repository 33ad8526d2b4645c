import { ofName } from "@coulisses/shared-domain/french/of-name";
import {
  type CatalogueSignageItem,
  signageTypeLabels,
} from "@coulisses/shared-domain/signage/signage-catalogue";
import { actionsColumn, type Column, RowButton, type RowWrites } from "@coulisses/shared-ui/data";

type Row = CatalogueSignageItem;
type Given = {
  onShow: (signage: Row) => void;
  /** Absent for readers. */
  writes?: RowWrites<Row> | undefined;
};

export function signageColumns({ onShow, writes }: Given): Column<Row>[] {
  const columns: Column<Row>[] = [
    { key: "name", header: "Nom", mobileTitle: true, sortBy: ({ name }) => name, render: ({ name }) => name },
    {
      key: "type",
      header: "Type",
      width: "160px",
      selfEvident: true,
      sortBy: ({ type }) => signageTypeLabels[type],
      render: ({ type }) => signageTypeLabels[type],
    },
    {
      key: "image",
      header: "Image",
      width: "90px",
      priority: 2,
      mobilePlace: "after-title",
      align: "center",
      sortBy: ({ image }) => image === undefined,
      render: (signage) =>
        signage.image !== undefined && (
          <RowButton
            icon="eye"
            tooltip={`Voir l'image ${ofName(signage.name)}`}
            onClick={() => onShow(signage)}
          />
        ),
    },
  ];
  return [...columns, ...actionsColumn<Row>({ what: ({ name }) => name, ...writes })];
}
