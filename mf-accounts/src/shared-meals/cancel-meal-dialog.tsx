import { refusalOf, useNotify } from "@coulisses/shared-auth";
import type { SharedMeal } from "@coulisses/shared-domain/shared-meal/shared-meal";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useCancelMealMutation } from "../api/shared-meals-api";

type Props = { meal: SharedMeal; onClose: () => void };

/** Asks first: the guests count on the meal. */
export default function CancelMealDialog({ meal, onClose }: Props) {
  const notify = useNotify();
  const [cancel] = useCancelMealMutation();
  const { shotgunCount } = meal;
  return (
    <RemoveDialog
      title={`Annuler le repas du ${meal.meal.date} ?`}
      confirmLabel="Annuler le repas"
      remove={async () => refusalOf(await cancel({ id: meal.id }))}
      onRemoved={() => notify({ type: "success", message: "Le repas a été annulé" })}
      onClose={onClose}
    >
      {shotgunCount > 1
        ? `Il disparaîtra avec ses ${shotgunCount} convives.`
        : "Il disparaîtra de la liste des repas."}
    </RemoveDialog>
  );
}
