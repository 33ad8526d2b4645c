import { PageToCome } from "@coulisses/shared-ui/base";

export default function RegistrationPage() {
  return <PageToCome title="Inscription" />;
}
