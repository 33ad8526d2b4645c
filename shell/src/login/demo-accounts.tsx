import { Text } from "@coulisses/shared-ui/base";
import { useLoginStyles } from "./login-styles";

const PASSWORD = "Coulisses-2026!";

/** One account a role, in plain text: a demo has no secret. */
const roles: { role: string; who: string }[] = [
  { role: "hard", who: "Orga" },
  { role: "humain", who: "Humain" },
  { role: "signa", who: "Signa" },
  { role: "secu", who: "Sécu" },
  { role: "matos", who: "Matos" },
  { role: "elec", who: "Élec" },
  { role: "barrieres", who: "Barrières" },
  { role: "communication", who: "Communication" },
  { role: "bar", who: "Bar" },
  { role: "catering", who: "Catering" },
  { role: "bureau", who: "Bureau" },
  { role: "sg", who: "SG" },
  { role: "admin", who: "Admin" },
  { role: "vieux", who: "Vieux" },
  { role: "confiance", who: "Confiance" },
  { role: "soft", who: "Bénévole" },
  { role: "newcomer", who: "Nouveau venu" },
];

type DemoAccountsProps = {
  onChoose: (account: { email: string; password: string }) => void;
};

export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const styles = useLoginStyles();
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <Text size="small" weight="bold">
        <span id="demo-accounts">Festival de démonstration</span>
      </Text>
      <Text size="small" muted>
        Choisis un compte, il se remplit tout seul. Mot de passe :{" "}
        <span className={styles.password}>{PASSWORD}</span>
      </Text>
      <div className={styles.roles}>
        {roles.map(({ role, who }) => (
          <button
            key={role}
            type="button"
            className={styles.role}
            title={`${role}@demo.coulisses.test`}
            onClick={() => {
              onChoose({ email: `${role}@demo.coulisses.test`, password: PASSWORD });
            }}
          >
            {who}
          </button>
        ))}
      </div>
    </section>
  );
}
