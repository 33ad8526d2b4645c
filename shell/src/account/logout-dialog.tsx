import { session, useUnsent } from "@coulisses/shared-auth";
import { Button, makeStyles, Text } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useSite } from "../site/site";
import { unsentOf } from "../site/site-page";

const useStyles = makeStyles({ list: { margin: 0, paddingLeft: "20px" } });

/** Asks before logging out loses what has not left this device; it follows what leaves meanwhile. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const unsent = useUnsent(unsentOf(useSite().registry));
  const isSafe = unsent.length === 0;
  const logOut = () => {
    onClose();
    void session.logout();
  };
  return (
    <Dialog
      open
      size="small"
      title={isSafe ? "Te déconnecter ?" : "Tout n'est pas parti"}
      onClose={onClose}
      actions={
        <>
          <Button danger={!isSafe} onClick={logOut}>
            {isSafe ? "Me déconnecter" : "Tout perdre et me déconnecter"}
          </Button>
          <Button appearance="primary" onClick={onClose} data-autofocus="">
            Rester
          </Button>
        </>
      }
    >
      {isSafe ? (
        <Text as="p">Tout est arrivé au serveur.</Text>
      ) : (
        <>
          <Text as="p">Cet appareil le perdrait :</Text>
          <ul className={styles.list}>
            {unsent.map((words, rank) => (
              <li key={rank}>{words}</li>
            ))}
          </ul>
          <Text as="p">Reste connecté·e pour l&apos;enregistrer, ou le temps que le réseau revienne.</Text>
        </>
      )}
    </Dialog>
  );
}
