import { session, useFestival, useGetMeQuery, useNotify } from "@coulisses/shared-auth";
import { Button, Link, Text } from "@coulisses/shared-ui/base";
import { Dialog, TermsText } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { ForgetSection } from "../account/forget-section";
import { useApproveEulaMutation } from "../api/me";

export default function EulaApproval() {
  const festival = useFestival();
  const notify = useNotify();
  const { data: me } = useGetMeQuery();
  const [isReading, setIsReading] = useState(false);
  const [approve, { isLoading }] = useApproveEulaMutation();

  async function onApprove() {
    const answer = await approve();
    // The token still requires it.
    if ("error" in answer || !(await session.renew())) return;
    notify({ type: "success", message: "CGU approuvées !" });
  }

  return (
    <Dialog
      open
      closable={false}
      onClose={() => undefined}
      size={isReading ? "medium" : "small"}
      title="Conditions Générales d'Utilisation"
      actions={
        <>
          <Button onClick={() => void session.logout()}>Se déconnecter</Button>
          <Button appearance="primary" loading={isLoading} onClick={() => void onApprove()}>
            Approuver les CGU
          </Button>
        </>
      }
    >
      {isReading ? (
        <TermsText festival={festival} />
      ) : (
        <Text as="p">
          Avant de passer en coulisses, prends le temps de lire nos conditions, puis approuve-les.{" "}
          <Link
            as="button"
            onClick={() => {
              setIsReading(true);
            }}
          >
            Lire les Conditions Générales d'Utilisation
          </Link>
        </Text>
      )}
      {me && <ForgetSection me={me} />}
    </Dialog>
  );
}
