import { useSearchParams } from "@coulisses/shared-pages/router";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { useEffect, useEffectEvent, useRef } from "react";
import { useConfirmEmailMutation } from "../../api/own-account";

/** Confirms the person's address when they open the link of the mail, on any page. */
export function EmailConfirmation() {
  const [search, setSearch] = useSearchParams();
  const [confirm] = useConfirmEmailMutation();
  const notify = useNotify();
  const sent = useRef<string>(undefined);
  const token = search.get("confirm");

  const confirmOnce = useEffectEvent(async (link: string) => {
    const refusal = refusalOf(await confirm({ body: { token: link } }));
    notify(
      refusal
        ? { type: "error", message: refusal.message }
        : { type: "success", message: "Ton adresse mail est confirmée" },
    );
    const without = new URLSearchParams(search);
    without.delete("confirm");
    setSearch(without, { replace: true });
  });
  useEffect(() => {
    if (token === null || sent.current === token) return;
    sent.current = token;
    void confirmOnce(token);
  }, [token]);
  return null;
}
