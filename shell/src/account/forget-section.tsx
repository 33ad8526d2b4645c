import { rules, useForm } from "@coulisses/shared-pages/forms";
import { refusalOf, session, useNotify } from "@coulisses/shared-auth";
import type { Me } from "@coulisses/shared-domain/contract/users";
import { required } from "@coulisses/shared-domain/field-problems";
import { normaliseEmail } from "@coulisses/shared-domain/people/email";
import { Notice, TextField } from "@coulisses/shared-ui/base";
import { useForgetMeMutation } from "../api/own-account";
import { FoldedForm } from "./folded-form";
import { CurrentPassword, SecretForm } from "./secret-form";

/** The section with which a person leaves for good. */
export function ForgetSection({ me }: { me: Me }) {
  return (
    <FoldedForm title="Être oublié·e" action="M'effacer de Coulisses">
      {(fold) => <ForgetForm me={me} onDone={fold} />}
    </FoldedForm>
  );
}

type Values = { email: string; password: string };

const rulesFor = (me: Me) =>
  rules<Values>({
    email: (email) =>
      required(email) ?? (normaliseEmail(email) === me.email ? undefined : "Ce n'est pas ton adresse mail"),
    password: required,
  });

/** The address is typed in full and the password again: the account can't be restored. */
function ForgetForm({ me, onDone }: { me: Me; onDone: () => void }) {
  const notify = useNotify();
  const [forget] = useForgetMeMutation();
  const form = useForm<Values>({
    initialValues: { email: "", password: "" },
    schema: rulesFor(me),
    send: async ({ email, password }) =>
      refusalOf(await forget({ body: { credentials: { email: normaliseEmail(email), password } } })),
    onSent: () => {
      notify({ type: "success", message: "Tu as été oublié·e. Merci pour tout !" });
      void session.logout();
    },
  });

  return (
    <SecretForm
      form={form}
      label="M'effacer de Coulisses"
      username={me.email}
      submitLabel="M'effacer pour toujours"
      danger
      onCancel={onDone}
    >
      <Notice intent="warning">
        Ton nom, tes coordonnées, ta photo, tes disponibilités, tes ami·e·s et tes préférences sont effacés
        pour toujours. Ce que tu as écrit dans des fiches y reste, sans ton nom. Personne ne pourra revenir en
        arrière.
      </Notice>
      <TextField
        label="Ton adresse mail, en entier"
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        autoFocus
        {...form.field("email")}
      />
      <CurrentPassword label="Ton mot de passe" {...form.field("password")} />
    </SecretForm>
  );
}
