import { Navigate } from "@coulisses/shared-pages/router";
import { isApiError, useNotify, useGetMeQuery } from "@coulisses/shared-auth";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useApplyAsStaffMutation } from "../../api/membership-applications";
import { PageLoading } from "../page-loading";

const SENT = "Ta demande pour devenir organisateur a été envoyée";
const FAILED =
  "Oups, ta demande de candidature a échoué... Réessaie de te connecter avec le lien fourni par le.a SG";

type StaffApplicationProps = { token: string; then: string };

/**
 * AP-4: opening an invitation applies without a question; a person who has applied already, or was refused,
 * is told so. Then the page goes on without the token.
 */
export function StaffApplication({ token, then }: StaffApplicationProps) {
  const { data: me, isError } = useGetMeQuery();
  const [apply] = useApplyAsStaffMutation();
  const notify = useNotify();
  const isSent = useRef(false);
  const [isOver, setOver] = useState(false);
  const email = me?.email;

  const applyOnce = useEffectEvent(async (address: string) => {
    const { error } = await apply({ body: { email: address, token } });
    if (error === undefined) notify({ type: "success", message: SENT });
    else if (isApiError(error) && error.status === 409) notify({ type: "info", message: error.message });
    else notify({ type: "error", message: FAILED });
  });
  useEffect(() => {
    if (email === undefined || isSent.current) return;
    isSent.current = true;
    void applyOnce(email).finally(() => setOver(true));
  }, [email]);

  return isOver || isError ? <Navigate to={then} replace /> : <PageLoading />;
}
