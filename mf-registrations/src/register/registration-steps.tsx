import { Heading, makeStyles, mergeClasses, tokens } from "@coulisses/shared-ui/base";
import { useEffect, useState } from "react";
import { type Draft, keepDraft, readDraft } from "./draft";
import { ContactStep, PresentationStep, SecurityStep } from "./form-steps";
import { type RefusedFields, steps } from "./registration-values";
import type { StepProps } from "./step-form";
import { useRegistration } from "./use-registration";
import { WelcomeStep } from "./welcome-step";

const useStyles = makeStyles({
  page: { display: "grid", gap: "16px" },
  steps: { listStyle: "none", margin: 0, padding: 0, display: "grid", gap: "10px" },
  title: { display: "flex", alignItems: "center", gap: "10px", color: tokens.colorNeutralForeground3 },
  current: { color: tokens.colorNeutralForeground1 },
  number: {
    display: "grid",
    placeContent: "center",
    width: "26px",
    height: "26px",
    borderRadius: "50%",
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: 600,
  },
  reached: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  body: { paddingTop: "10px" },
});

const titles = { presentation: "Présentation", contact: "Contact", security: "Sécurité" } as const;

type RegistrationStepsProps = {
  token: string | undefined;
  onInvitationOver: () => void;
  /** Leaves for the login page, with or without an account. */
  onLeave: () => void;
};

/** The steps of the registration; the values stay when the visitor goes back, reloads or retries. */
export function RegistrationSteps({ token, onInvitationOver, onLeave }: RegistrationStepsProps) {
  const styles = useStyles();
  const [draft, setDraft] = useState(readDraft);
  const [refused, setRefused] = useState<RefusedFields>({});
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => keepDraft(draft), [draft]);

  const goTo = (step: Draft["step"]) => {
    setHasMoved(true);
    setDraft((before) => ({ ...before, step }));
  };
  const register = useRegistration({
    token,
    onInvitationOver,
    onLeave,
    onRefused: (fields, step) => {
      setRefused(fields);
      goTo(step);
    },
  });

  const who = token === undefined ? "Bénévole" : "Organisateur";
  const order = ["welcome", ...steps] as const;
  const place = order.indexOf(draft.step);
  const props: StepProps = {
    values: draft.values,
    refused,
    autoFocus: hasMoved,
    onType: (values) => setDraft((before) => ({ ...before, values })),
    onBack: () => goTo(order[place - 1] ?? "welcome"),
    onSend: (values) => {
      const next = order[place + 1];
      return next === undefined ? register(values) : Promise.resolve(() => goTo(next));
    },
  };
  const bodies = {
    welcome: <WelcomeStep onStart={() => goTo("presentation")} onCancel={onLeave} />,
    presentation: <PresentationStep {...props} />,
    contact: <ContactStep {...props} />,
    security: <SecurityStep {...props} />,
  };

  return (
    <div className={styles.page}>
      <Heading level={1} visual={2}>
        👋 Inscription {who} 👋
      </Heading>
      <ol className={styles.steps}>
        {order.map((step, index) => (
          <li key={step} {...(index === place && { "aria-current": "step" as const })}>
            <Heading
              level={2}
              visual={3}
              className={mergeClasses(styles.title, index === place && styles.current)}
            >
              <span aria-hidden className={mergeClasses(styles.number, index <= place && styles.reached)}>
                {index < place ? "✓" : index + 1}
              </span>
              {step === "welcome" ? `Devenir ${who}` : titles[step]}
            </Heading>
            {index === place && <div className={styles.body}>{bodies[step]}</div>}
          </li>
        ))}
      </ol>
    </div>
  );
}
