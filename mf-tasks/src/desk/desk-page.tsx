import { Link } from "@coulisses/shared-pages/router";
import { useCan, useMakeClaimLinkMutation } from "@coulisses/shared-auth";
import { CHECK_IN_PATH } from "@coulisses/shared-domain/check-in/check-in-path";
import { NOT_AT_DESK } from "@coulisses/shared-domain/desk/welcome";
import { makeStyles, mergeClasses, Notice, useOnline } from "@coulisses/shared-ui/base";
import { usePageStyles } from "../check-in/use-page-styles";
import type { Visitor } from "./desk-visit";
import { DoneStep } from "./done-step";
import { FormStep } from "./form-step";
import { PlaceStep } from "./place-step";
import { TermsStep } from "./terms-step";
import { useVisit } from "./use-visit";

const useStyles = makeStyles({ desk: { maxWidth: "640px" } });

/** Welcomes a person who has no account: their name, the terms of use, a slot, and the QR of their account. */
export default function DeskPage() {
  const page = usePageStyles();
  const styles = useStyles();
  const [assigns, admits] = [useCan("affect-volunteer"), useCan("enroll-soft")];
  return (
    <div className={mergeClasses(page.page, styles.desk)}>
      <Link to={CHECK_IN_PATH} className={page.link}>
        Retour au pointage
      </Link>
      {assigns && admits ? <Desk /> : <Notice>{NOT_AT_DESK}</Notice>}
    </div>
  );
}

function Desk() {
  const isOnline = useOnline();
  const state = useVisit();
  const { visit, change, next } = state;
  const { step, person, placed } = visit;
  // Here, for it outlives the steps: the link is shown this once.
  const [make, made] = useMakeClaimLinkMutation();
  const finish = ({ id: userId, isNew }: Visitor, slot?: string) => {
    change({ step: "done", ...(slot !== undefined && { placed: slot }) });
    if (isNew) void make({ userId });
  };
  const goOn = () => {
    made.reset();
    next();
  };
  return (
    <>
      {!isOnline && (
        <Notice intent="warning" role="status" title="Pas de réseau">
          L'accueil en a besoin pour créer un compte et placer quelqu'un. Tout ce qui est écrit reste ici :
          continue dès qu'il revient.
        </Notice>
      )}
      {step === "form" && <FormStep {...state} />}
      {step === "terms" && <TermsStep {...state} />}
      {step === "place" && person && <PlaceStep person={person} onPlaced={(slot) => finish(person, slot)} />}
      {step === "done" && person && (
        <DoneStep
          person={person}
          placed={placed}
          made={made}
          onMake={() => void make({ userId: person.id })}
          onNext={goOn}
        />
      )}
    </>
  );
}
