import { PageToCome } from "@coulisses/shared-ui/base";

export default function SharedMealsPage() {
  return <PageToCome title="Repas Partagés" />;
}
