import { rules } from "@coulisses/shared-pages/forms";
import { required } from "@coulisses/shared-domain/field-problems";
import { defaultRegisterForm } from "@coulisses/shared-domain/registration/registration";
import { Button } from "@coulisses/shared-ui/base";
import { RichTextField } from "@coulisses/shared-ui/rich-text";
import { SettingForm } from "./setting-form";
import { useSetting } from "./use-setting";

type Values = { description: string | null };
const schema = rules<Values>({ description: required });

/** Text that opens the registration page. */
export function WelcomeSection() {
  const form = useSetting<Values>({
    key: "registerForm",
    toValues: (value) => ({ description: (value as Values | undefined)?.description ?? null }),
    toValue: (values) => values,
    schema,
  });
  return (
    <SettingForm
      form={form}
      title="Description du formulaire d'inscription"
      subtitle="Ce que lisent les nouveaux avant de s'inscrire."
      actions={
        <Button onClick={() => form.setValue("description", defaultRegisterForm)}>
          Remplacer par le template
        </Button>
      }
    >
      <RichTextField label="Texte d'accueil" required {...form.field("description")} />
    </SettingForm>
  );
}
