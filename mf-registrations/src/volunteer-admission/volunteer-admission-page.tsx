import { PageToCome } from "@coulisses/shared-ui/base";

export default function VolunteerAdmissionPage() {
  return <PageToCome title="Admission Bénévoles" />;
}
