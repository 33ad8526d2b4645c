import { isApiError, useCan, useMakeClaimLinkMutation } from "@coulisses/shared-auth";
import { NO_ADDRESS_WORDS } from "@coulisses/shared-domain/people/no-address";
import { ClaimQr } from "@coulisses/shared-pages/claim";
import { Button, makeStyles, Notice, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";

const useStyles = makeStyles({ part: { display: "grid", justifyItems: "start", gap: "8px" } });

/** DK-6: an account that waits to be claimed, and a new QR for those who may make one. */
export function ClaimPart({ volunteer }: { volunteer: { id: number; firstname: string } }) {
  const styles = useStyles();
  const managesUsers = useCan("manage-users");
  const [assigns, admits] = [useCan("affect-volunteer"), useCan("enroll-soft")];
  const [isOpen, setOpen] = useState(false);
  const [make, { data: link, isLoading, error, reset }] = useMakeClaimLinkMutation();
  const show = async () => {
    const answer = await make({ userId: volunteer.id });
    if (answer.data) setOpen(true);
  };
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <div className={styles.part}>
      <Text>{`${NO_ADDRESS_WORDS} : accueilli·e sur place`}</Text>
      {(managesUsers || (assigns && admits)) && (
        <Button size="small" icon={<UiIcon name="qrcode" />} loading={isLoading} onClick={() => void show()}>
          Montrer un nouveau QR
        </Button>
      )}
      {isApiError(error) && (
        <Notice intent="error" role="alert">
          {error.message}
        </Notice>
      )}
      {isOpen && link && (
        <Dialog open size="small" title={`Le compte de ${volunteer.firstname}`} onClose={close}>
          <ClaimQr {...link} />
        </Dialog>
      )}
    </div>
  );
}
