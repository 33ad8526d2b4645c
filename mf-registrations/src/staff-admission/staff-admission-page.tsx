import { PageToCome } from "@coulisses/shared-ui/base";

export default function StaffAdmissionPage() {
  return <PageToCome title="Admission Organisateurs" />;
}
