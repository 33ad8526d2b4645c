import type { CatalogueSignageItem } from "@coulisses/shared-domain/signage/signage-catalogue";
import { ErrorCard, makeStyles, Skeleton } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useSignageImage } from "./use-signage-image";

const useStyles = makeStyles({
  picture: { display: "block", maxWidth: "100%", maxHeight: "70dvh", margin: "0 auto", borderRadius: "8px" },
});

type Props = { signage: CatalogueSignageItem; onClose: () => void };

export default function ImageDialog({ signage: { id, name }, onClose }: Props) {
  const styles = useStyles();
  const picture = useSignageImage(id);
  return (
    <Dialog open title={name} onClose={onClose}>
      {picture.status === "loading" && <Skeleton width="100%" height="280px" />}
      {picture.status === "failed" && (
        <ErrorCard title="L'image n'a pas pu être affichée" onRetry={picture.retry} />
      )}
      {picture.status === "shown" && <img className={styles.picture} src={picture.address} alt={name} />}
    </Dialog>
  );
}
