import { PageToCome } from "@coulisses/shared-ui/base";

export default function CharismaPeriodsPage() {
  return <PageToCome title="Charisme des dispos" />;
}
