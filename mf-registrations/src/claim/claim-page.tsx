import { Link, useLocation } from "@coulisses/shared-pages/router";
import { isApiError, loadState, session, useSession } from "@coulisses/shared-auth";
import { Button, Heading, LoadState, makeStyles, Notice, Text } from "@coulisses/shared-ui/base";
import type { ReactNode } from "react";
import { useReadClaimQuery } from "../api/claim-api";
import { ClaimForm } from "./claim-form";

const NOT_FOUND = 404;

const useStyles = makeStyles({ page: { display: "grid", gap: "16px" } });

/** A person whom the desk welcomed chooses the address and the password of their account. */
export default function ClaimPage() {
  const token = useLocation().hash.slice(1);
  const { status } = useSession();
  if (status === "authenticated") return <OtherAccount />;
  // Another QR scanned in the same tab is another claim.
  return <Claim key={token} token={token} />;
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={useStyles().page}>
      <Heading level={1} visual={2}>
        {title}
      </Heading>
      {children}
    </div>
  );
}

function Claim({ token }: { token: string }) {
  const reading = useReadClaimQuery({ body: { token } });
  const { currentData, error } = reading;
  if (currentData) {
    return (
      <Frame title={`👋 Bienvenue ${currentData.firstname} 👋`}>
        <Text as="p">
          Ton compte est déjà là, avec tes créneaux. Choisis ton adresse mail et ton mot de passe : tu y seras
          chez toi.
        </Text>
        <ClaimForm token={token} firstname={currentData.firstname} />
      </Frame>
    );
  }
  if (isApiError(error) && error.status === NOT_FOUND) {
    return (
      <Frame title="Ce lien ne sert plus">
        <Notice role="alert" intent="warning">
          {error.message}
        </Notice>
        <Link to="/login">Se connecter</Link>
      </Frame>
    );
  }
  return (
    <Frame title="Récupérer mon compte">
      <LoadState label="Lecture du lien..." {...loadState(reading)} />
    </Frame>
  );
}

/** The phone that scans may be that of a person who is logged in, who loses nothing without asking. */
function OtherAccount() {
  return (
    <Frame title="Récupérer mon compte">
      <Notice
        intent="info"
        title="Un compte est ouvert sur cet appareil"
        actions={<Button onClick={() => void session.logout()}>Le fermer et continuer</Button>}
      >
        Pour choisir l'adresse et le mot de passe du compte de ce QR, il faut d'abord fermer celui-ci.
      </Notice>
      <Link to="/">Revenir à l'accueil</Link>
    </Frame>
  );
}
