import { Navigate } from "@coulisses/federation/platform/router";
import { useNotify, useGetMeQuery } from "@coulisses/shared-auth";
import { useEffect, useRef } from "react";
import { useApplyAsStaffMutation } from "../api/membership-applications";

const SENT = "Ta demande pour devenir organisateur a été envoyée";
const FAILED =
  "Oups, ta demande de candidature a échoué... Rééssaie de te connecter avec le lien fourni par le.a SG";

export type StaffApplicationProps = { token: string; then: string };

/** Whoever opens an invitation applies without asking; then the page goes on without the token. */
export function StaffApplication({ token, then }: StaffApplicationProps) {
  const { data: me } = useGetMeQuery();
  const [apply] = useApplyAsStaffMutation();
  const notify = useNotify();
  const isSent = useRef(false);
  const email = me?.email;

  useEffect(() => {
    if (email === undefined || isSent.current) return;
    isSent.current = true;
    apply({ email, token })
      .unwrap()
      .then(
        () => {
          notify({ type: "success", message: SENT });
        },
        () => {
          notify({ type: "error", message: FAILED });
        },
      );
  }, [apply, email, notify, token]);

  return email === undefined ? null : <Navigate to={then} replace />;
}
