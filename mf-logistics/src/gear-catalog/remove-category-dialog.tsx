import type { Category } from "@coulisses/shared-domain/gear/category";
import { useRemoveGearCategoryMutation } from "../api/gear-categories-api";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";

type Props = { category: Category; onClose: () => void };

export default function RemoveCategoryDialog({ category: { id, version, name }, onClose }: Props) {
  const notify = useNotify();
  const [remove] = useRemoveGearCategoryMutation();
  return (
    <RemoveDialog
      title={`Supprimer la catégorie ${name}`}
      remove={async () => refusalOf(await remove({ id, version }))}
      onRemoved={() => notify({ type: "success", message: `La catégorie ${name} a été supprimée` })}
      onClose={onClose}
    >
      Ses sous-catégories remontent d'un niveau. Son matos reste dans le catalogue, sans catégorie ni
      référence.
    </RemoveDialog>
  );
}
