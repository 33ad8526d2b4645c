import { defaultRegisterForm } from "@coulisses/shared-domain/registration/registration";
import { useFestival } from "@coulisses/shared-auth";
import { Link, makeStyles, Text } from "@coulisses/shared-ui/base";
import { RichText } from "@coulisses/shared-ui/rich-text";
import { useReadConfigurationQuery } from "../api/configuration-api";
import { StepButtons } from "./step-form";

const useStyles = makeStyles({ text: { display: "grid", gap: "12px" } });

type WelcomeStepProps = { onStart: () => void; onCancel: () => void };

/** Welcome text of the configuration; a default one if it is empty. */
export function WelcomeStep({ onStart, onCancel }: WelcomeStepProps) {
  const styles = useStyles();
  const { data, isLoading } = useReadConfigurationQuery({ key: "registerForm" });
  const written = data?.value as { description?: string } | null | undefined;
  const address = useFestival()?.humainEmail;
  return (
    <div className={styles.text}>
      {!isLoading && <RichText html={written?.description ?? defaultRegisterForm} />}
      {address !== undefined && (
        <Text as="p" size="small" muted>
          Les responsables des bénévoles : <Link href={`mailto:${address}`}>{address}</Link>
        </Text>
      )}
      <StepButtons
        next={{ onClick: onStart, children: "C'est parti ! 🚀" }}
        back={{ onClick: onCancel, children: "Annuler" }}
      />
    </div>
  );
}
