import { session } from "@coulisses/shared-auth/session";
import {
  Button,
  Heading,
  Link,
  Notice,
  PasswordField,
  Text,
  TextField,
  useDocumentTitle,
} from "@coulisses/shared-ui/base";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState, type SyntheticEvent } from "react";
import { goTo, useBrowserLocation } from "../root/browser-location";
import { prefetchApplication } from "../load-application";
import { DemoAccounts } from "./demo-accounts";
import { LightLink } from "./light-link";
import { festivalName, isDemo, isRegistrationOpen, welcomeText } from "./page-facts";
import { PublicFrame } from "./public-frame";
import { useLoginStyles } from "./login-styles";

const ForgotDialog = onDemand(() => import("./forgot-dialog"));

/** The typed credentials, and the answer of the server to them. */
function useLogin() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<string>();
  const [isWaiting, setIsWaiting] = useState(false);

  async function logIn() {
    if (isWaiting) return;
    if (email.trim() === "" || password === "") {
      setFailure("Hmmm, t'aurais pas oublié de remplir quelque chose ?");
      return;
    }
    setFailure(undefined);
    setIsWaiting(true);
    prefetchApplication();
    const refusal = await session.login({ email: email.trim().toLowerCase(), password });
    if (refusal === null) return;
    setFailure(refusal.message);
    setIsWaiting(false);
  }
  const choose = (account: { email: string; password: string }) => {
    setEmail(account.email);
    setPassword(account.password);
    setFailure(undefined);
    prefetchApplication();
  };
  return { email, setEmail, password, setPassword, failure, isWaiting, logIn, choose };
}

export function LoginPage() {
  const styles = useLoginStyles();
  const { search } = useBrowserLocation();
  const { email, setEmail, password, setPassword, failure, isWaiting, logIn, choose } = useLogin();
  const [hasForgotten, setHasForgotten] = useState(false);
  useDocumentTitle("Connexion");

  return (
    <PublicFrame>
      <form
        className={styles.form}
        noValidate
        onInput={prefetchApplication}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void logIn();
        }}
      >
        <Heading level={1} visual={2}>
          {welcomeText(festivalName())}
        </Heading>
        {session.current().expired && failure === undefined && (
          <Notice intent="info">Ta session a expiré, reconnecte-toi.</Notice>
        )}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          label="Mot de passe"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Link
          as="button"
          type="button"
          className={styles.forgotten}
          onClick={() => {
            setHasForgotten(true);
          }}
        >
          Mot de passe oublié ?
        </Link>
        <Button type="submit" appearance="primary" size="large" loading={isWaiting}>
          Connexion
        </Button>
        <div role="alert">{failure !== undefined && <Notice intent="error">{failure}</Notice>}</div>
        {isRegistrationOpen() && (
          <Text className={styles.register}>
            Pas de compte ?{" "}
            <LightLink to={`/register${search}`} onFollow={goTo}>
              Inscription
            </LightLink>
          </Text>
        )}
      </form>
      {isDemo() && <DemoAccounts onChoose={choose} />}
      {hasForgotten && <ForgotDialog email={email} onClose={() => setHasForgotten(false)} />}
    </PublicFrame>
  );
}
