import { Navigate } from "@coulisses/federation/platform/router";
import { useNotify, useGetMeQuery } from "@coulisses/shared-auth";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useApplyAsStaffMutation, useLazyHasStaffApplicationQuery } from "../../api/membership-applications";
import { PageLoading } from "../page-loading";

const SENT = "Ta demande pour devenir organisateur a été envoyée";
const FAILED =
  "Oups, ta demande de candidature a échoué... Rééssaie de te connecter avec le lien fourni par le.a SG";

export type StaffApplicationProps = { token: string; then: string };

/**
 * AP-4: whoever opens an invitation applies without asking, unless they have already; then the page goes on without
 * the token.
 */
export function StaffApplication({ token, then }: StaffApplicationProps) {
  const { data: me, isError } = useGetMeQuery();
  const [apply] = useApplyAsStaffMutation();
  const [hasApplied] = useLazyHasStaffApplicationQuery();
  const notify = useNotify();
  const isSent = useRef(false);
  const [isOver, setOver] = useState(false);
  const email = me?.email;

  const applyOnce = useEffectEvent(async (address: string) => {
    try {
      if (await hasApplied(address).unwrap()) return;
      await apply({ email: address, token }).unwrap();
      notify({ type: "success", message: SENT });
    } catch {
      notify({ type: "error", message: FAILED });
    }
  });
  useEffect(() => {
    if (email === undefined || isSent.current) return;
    isSent.current = true;
    void applyOnce(email).finally(() => setOver(true));
  }, [email]);

  return isOver || isError ? <Navigate to={then} replace /> : <PageLoading />;
}
