import { loadState, refusalOf, useNotify } from "@coulisses/shared-auth";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import type { WallLink } from "@coulisses/shared-domain/wall-board/wall-link";
import { Button, LoadState, Surface } from "@coulisses/shared-ui/base";
import { type Column, SimpleTable } from "@coulisses/shared-ui/data";
import { onDemand, RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useListWallLinksQuery, useRevokeWallLinkMutation } from "../api/wall-link-api";

const MakeWallLinkDialog = onDemand(() => import("./make-wall-link-dialog"));

const columnsOf = (onRevoke: (link: WallLink) => void): Column<WallLink>[] => [
  { key: "name", header: "Écran", mobileTitle: true, render: ({ name }) => name },
  { key: "madeAt", header: "Créé le", width: "190px", render: ({ madeAt }) => formatDateTime(madeAt) },
  {
    key: "madeBy",
    header: "Par",
    render: ({ madeBy }) => (madeBy === null ? "Compte fermé" : displayName(madeBy)),
  },
  {
    key: "revoke",
    header: "Révoquer",
    hideHeader: true,
    width: "120px",
    priority: 9,
    render: (link) => (
      <Button size="small" aria-label={`Révoquer ${link.name}`} onClick={() => onRevoke(link)}>
        Révoquer
      </Button>
    ),
  },
];

/** The links with which screens show the board of the headquarters without login. */
export default function WallLinksPage() {
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<WallLink>();
  const reading = useListWallLinksQuery();
  return (
    <Surface
      title="Liens des écrans"
      subtitle="Une page pour un grand écran, sans connexion : qui manque, ce qui commence dans l'heure et où il manque du monde. Elle ne montre que des prénoms, et le nom des tâches et des lieux."
      actions={
        <Button appearance="primary" onClick={() => setMaking(true)}>
          Créer un lien
        </Button>
      }
    >
      {reading.data === undefined ? (
        <LoadState label="Chargement des liens..." {...loadState(reading)} />
      ) : (
        <SimpleTable
          caption="Liens du Tableau du QG"
          rows={reading.data}
          columns={columnsOf(setRevoked)}
          getRowId={({ id }) => String(id)}
          emptyText="Aucun lien : personne ne voit le tableau sans se connecter."
        />
      )}
      {isMaking && <MakeWallLinkDialog onClose={() => setMaking(false)} />}
      {revoked && <RevokeDialog link={revoked} onClose={() => setRevoked(undefined)} />}
    </Surface>
  );
}

function RevokeDialog({ link: { id, name }, onClose }: { link: WallLink; onClose: () => void }) {
  const notify = useNotify();
  const [revoke] = useRevokeWallLinkMutation();
  return (
    <RemoveDialog
      title={`Révoquer le lien « ${name} »`}
      confirmLabel="Révoquer"
      remove={async () => refusalOf(await revoke({ id }))}
      onRemoved={() => notify({ type: "success", message: `Le lien « ${name} » est révoqué` })}
      onClose={onClose}
    >
      Les écrans ouverts avec ce lien ne montreront plus rien dans la minute, et pour toujours.
    </RemoveDialog>
  );
}
