import type { Category } from "@coulisses/shared-domain/gear/category";
import { useRemoveGearCategoryMutation } from "../api/gear-categories-api";
import { RemoveDialog } from "../parts/remove-dialog";

type Props = { category: Category; onClose: () => void };

export default function RemoveCategoryDialog({ category: { id, version, name }, onClose }: Props) {
  const [remove] = useRemoveGearCategoryMutation();
  return (
    <RemoveDialog
      title={`Supprimer la catégorie ${name}`}
      done={`La catégorie ${name} a été supprimée`}
      remove={() => remove({ id, version })}
      onClose={onClose}
    >
      Ses sous-catégories remontent d'un niveau. Son matos reste dans le catalogue, sans catégorie ni
      référence.
    </RemoveDialog>
  );
}
