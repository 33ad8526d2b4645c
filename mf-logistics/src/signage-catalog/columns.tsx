import type { CatalogueSignageItem } from "@coulisses/shared-domain/contract/catalogues";
import { signageTypeLabels } from "@coulisses/shared-domain/signage/signage-type";
import { Button, makeStyles } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { EditAndRemove } from "../parts/edit-and-remove";

type Row = CatalogueSignageItem;
type Given = {
  onShow: (signage: Row) => void;
  /** Absent for those who only read. */
  write?: { onEdit: (signage: Row) => void; onRemove: (signage: Row) => void };
};

const useStyles = makeStyles({ button: { display: "flex", height: "24px", minWidth: "24px", margin: "0 auto", padding: 0 } });

function ImageButton({ name, onShow }: { name: string; onShow: () => void }) {
  const styles = useStyles();
  return (
    <Button
      size="small"
      appearance="subtle"
      className={styles.button}
      icon={<UiIcon name="eye" size={18} />}
      tooltip={`Voir l'image de ${name}`}
      onClick={onShow}
    />
  );
}

export function signageColumns({ onShow, write }: Given): Column<Row>[] {
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
        signage.image !== undefined && <ImageButton name={signage.name} onShow={() => onShow(signage)} />,
    },
  ];
  if (!write) return columns;
  return [
    ...columns,
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      width: "76px",
      align: "end",
      render: (signage) => (
        <EditAndRemove name={signage.name} onEdit={() => write.onEdit(signage)} onRemove={() => write.onRemove(signage)} />
      ),
    },
  ];
}
