import { useCan, useGetMeQuery, useNotify } from "@coulisses/shared-auth";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  useApplyAsVolunteerMutation,
  useHasVolunteerApplicationQuery,
} from "../../api/membership-applications";

const SENT = "Ta demande pour devenir bénévole a été envoyée";

/**
 * AP-4: a person who logs in, is in no team of the festival and has not applied this edition, applies as a
 * volunteer without a question. Not with an invitation: they want to organise.
 */
export function VolunteerApplication() {
  const [isInvited] = useState(() => new URLSearchParams(window.location.search).has("token"));
  const isMember = useCan("be-affected");
  const { data: me } = useGetMeQuery();
  const [apply] = useApplyAsVolunteerMutation();
  const notify = useNotify();
  const isSent = useRef(false);

  // A candidate organiser, refused or not, may be a volunteer as well.
  const mayApply = !isInvited && !isMember && me !== undefined && me.membershipApplication !== "VOLUNTEER";
  const { data: applied } = useHasVolunteerApplicationQuery(
    { id: me?.id ?? 0 },
    {
      skip: !mayApply || me.membershipApplication === null,
    },
  );
  const isFirst = mayApply && (me.membershipApplication === null || applied?.hasApplication === false);
  const candidate = isFirst ? me.id : undefined;
  const applyOnce = useEffectEvent(async (id: number) => {
    const { error } = await apply({ id });
    // Another tab may have been faster. A failure is tried again at the next visit.
    if (error === undefined) notify({ type: "success", message: SENT });
  });
  useEffect(() => {
    if (candidate === undefined || isSent.current) return;
    isSent.current = true;
    void applyOnce(candidate);
  }, [candidate]);
  return null;
}
