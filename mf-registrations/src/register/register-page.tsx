import { useNavigate, useSearchParams } from "@coulisses/shared-pages/router";
import { isInvitationOver } from "@coulisses/shared-domain/registration/invitation";
import { useState } from "react";
import { readInvitation } from "../parts/invitation-claims";
import { ExpiredInvitation } from "./expired-invitation";
import { RegistrationSteps } from "./registration-steps";

/** Registration of a visitor: as an organiser with an invitation, else as a volunteer. */
export default function RegisterPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get("token") || undefined;
  // Set by the server's answer: this device's clock may be wrong.
  const [refusedToken, setRefusedToken] = useState<string>();
  const isOver =
    token !== undefined && (token === refusedToken || isInvitationOver(readInvitation(token), new Date()));

  if (isOver) return <ExpiredInvitation onBack={() => void navigate("/login")} />;
  return (
    <RegistrationSteps
      token={token}
      onInvitationOver={() => setRefusedToken(token)}
      onLeave={() => void navigate(token === undefined ? "/login" : `/login?${search.toString()}`)}
    />
  );
}
