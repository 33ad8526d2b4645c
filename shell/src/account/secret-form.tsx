import { InlineForm, type InlineFormProps } from "@coulisses/shared-ui/form";

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
