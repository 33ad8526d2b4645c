import { isApiError, useFestival } from "@coulisses/shared-auth";
import { Button, makeStyles, media, Notice, Surface, tokens } from "@coulisses/shared-ui/base";
import { TermsText } from "@coulisses/shared-ui/overlay";
import { useWelcomeMutation } from "../api/desk-api";
import type { VisitState } from "./use-visit";

const useStyles = makeStyles({
  // In view however long the text is.
  buttons: {
    position: "sticky",
    bottom: 0,
    display: "grid",
    gap: "8px",
    padding: "12px 0",
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    // Above the phone's own bar.
    [media.mobile]: { bottom: "calc(54px + env(safe-area-inset-bottom))" },
  },
  finger: { width: "100%" },
});

const NOTHING_LOST = "Rien n'est perdu : appuie de nouveau quand le réseau est revenu.";

/** DK-2: the person reads the terms of use on this phone and approves them, which makes the account. */
export function TermsStep({ visit: { values, key }, change }: VisitState) {
  const styles = useStyles();
  const festival = useFestival();
  const [welcome, { isLoading, error }] = useWelcomeMutation();
  const approve = async () => {
    const { data } = await welcome({ body: { ...values, key, hasApprovedEULA: true } });
    if (data) change({ step: "place", person: { ...data, isMember: true, hasAddress: false, isNew: true } });
  };
  return (
    <Surface
      title={`À ${values.firstname.trim()} de lire`}
      subtitle="Passe-lui ce téléphone. Sans son accord, aucun compte n'est créé."
    >
      <TermsText festival={festival} />
      <div className={styles.buttons} data-at-bottom="">
        {isApiError(error) && (
          <Notice intent="error" role="alert">
            {error.status === 0 ? `${error.message} ${NOTHING_LOST}` : error.message}
          </Notice>
        )}
        <Button
          appearance="primary"
          className={styles.finger}
          loading={isLoading}
          onClick={() => void approve()}
        >
          J'ai lu et j'approuve les CGU
        </Button>
        <Button className={styles.finger} onClick={() => change({ step: "form" })}>
          Revenir
        </Button>
      </div>
    </Surface>
  );
}
