import { copyText, useFestival } from "@coulisses/shared-auth";
import { Button, Link, Text } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";

export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const address = useFestival()?.humainEmail;
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title="Demander de l'aide"
      actions={
        address !== undefined && (
          <>
            <Button onClick={() => void copyText(address, "Email copié")}>Copier l'adresse mail</Button>
            <Button as="a" appearance="primary" href={`mailto:${address}`}>
              Envoyer un mail
            </Button>
          </>
        )
      }
    >
      {address === undefined ? (
        <Text as="p">
          L'adresse des responsables des bénévoles n'est pas encore configurée. Demande-la à la personne qui
          t'a invité·e.
        </Text>
      ) : (
        <Text as="p">
          Une question, un doute, un planning qui coince ? Les responsables des bénévoles te répondent à{" "}
          <Link href={`mailto:${address}`}>{address}</Link>.
        </Text>
      )}
    </Dialog>
  );
}
