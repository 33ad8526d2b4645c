import { isApiError } from "@coulisses/shared-auth";
import type { ClaimLink } from "@coulisses/shared-domain/desk/claim";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { ClaimQr } from "@coulisses/shared-pages/claim";
import { Button, makeStyles, Notice, Surface, Text } from "@coulisses/shared-ui/base";
import type { Visitor } from "./desk-visit";

const useStyles = makeStyles({
  end: { display: "grid", gap: "12px" },
  finger: { width: "100%", whiteSpace: "normal" },
});

type DoneStepProps = {
  person: Visitor;
  placed: string | undefined;
  /** The link of their account, as it is made. */
  made: { data?: ClaimLink | undefined; isLoading: boolean; error?: unknown };
  onMake: () => void;
  onNext: () => void;
};

/** The end of a visit: where the person goes, and the QR with which they claim their account. */
export function DoneStep({ person, placed, made, onMake, onNext }: DoneStepProps) {
  const styles = useStyles();
  const name = displayName(person);
  const { data: link, isLoading, error } = made;
  return (
    <Surface title={placed === undefined ? `${name} a son compte` : `${name} est à son poste`}>
      <div className={styles.end}>
        <Text as="p" role="status">
          {placed === undefined ? "Pas encore de créneau : tu pourras l'affecter plus tard." : placed}
        </Text>
        {isApiError(error) && (
          <Notice intent="error" role="alert">
            {error.message}
          </Notice>
        )}
        {link && <ClaimQr {...link} />}
        {!person.hasAddress && !link && (
          <Button appearance="primary" className={styles.finger} loading={isLoading} onClick={onMake}>
            {`Montrer à ${person.firstname} le QR de son compte`}
          </Button>
        )}
        <Button
          className={styles.finger}
          appearance={link || person.hasAddress ? "primary" : "secondary"}
          onClick={onNext}
        >
          Personne suivante
        </Button>
      </div>
    </Surface>
  );
}
