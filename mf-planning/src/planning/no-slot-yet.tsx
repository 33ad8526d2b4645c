import { EmptyState } from "@coulisses/shared-ui/base";
import { FingerLink } from "../slot/finger-link";

/** Empty planning: says which step comes next. */
export function NoSlotYet({ isOwn }: { isOwn: boolean }) {
  return isOwn ? (
    <EmptyState
      title="Pas encore de créneau"
      picture="calendar"
      action={<FingerLink to="/availabilities">Vérifier mes dispos</FingerLink>}
    >
      Les responsables des bénévoles répartissent les créneaux selon les dispos de chacun·e. Dès que tu en as
      un, il s'affiche ici, avec le lieu, les instructions et qui appeler.
    </EmptyState>
  ) : (
    <EmptyState title="Aucun créneau pour l'instant" picture="calendar" />
  );
}
