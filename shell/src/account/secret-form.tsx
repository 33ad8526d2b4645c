import { PasswordField } from "@coulisses/shared-ui/base";
import { InlineForm, type InlineFormProps } from "@coulisses/shared-ui/form";
import type { ComponentProps } from "react";

type SecretFormProps = InlineFormProps & {
  /** The account's address, for password managers. */
  username: string;
};

/** A form that changes how the person signs in. */
export function SecretForm({ username, children, ...form }: SecretFormProps) {
  return (
    <InlineForm {...form}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {children}
    </InlineForm>
  );
}

/** The field that asks for the present password. */
export const CurrentPassword = ({
  label = "Mot de passe actuel",
  ...props
}: Omit<ComponentProps<typeof PasswordField>, "label"> & { label?: string }) => (
  <PasswordField label={label} required autoComplete="current-password" {...props} />
);
