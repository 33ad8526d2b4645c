import { defaultRegisterForm } from "@coulisses/shared-domain/registration/welcome-text";
import { useFestival } from "@coulisses/shared-auth";
import { Link, Text } from "@coulisses/shared-ui/base";
import { RichText } from "@coulisses/shared-ui/rich-text";
import { useGetWelcomeTextQuery } from "../api/registration-api";
import { StepButtons } from "./step-form";

type WelcomeStepProps = { onStart: () => void; onCancel: () => void };

/** What the festival says to who comes; its own words where an administrator wrote none. */
export function WelcomeStep({ onStart, onCancel }: WelcomeStepProps) {
  const { data: html = defaultRegisterForm, isLoading } = useGetWelcomeTextQuery();
  const address = useFestival()?.humainEmail;
  return (
    <>
      {!isLoading && <RichText html={html} />}
      {address !== undefined && (
        <Text as="p" size="small" muted>
          Les responsables des bénévoles : <Link href={`mailto:${address}`}>{address}</Link>
        </Text>
      )}
      <StepButtons
        next={{ onClick: onStart, children: "C'est parti ! 🚀" }}
        back={{ onClick: onCancel, children: "Annuler" }}
      />
    </>
  );
}
