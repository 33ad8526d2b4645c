import { refusalOf, useCan, useNotify } from "@coulisses/shared-auth";
import type { PublishingToken } from "@coulisses/shared-domain/publishing/publishing-token";
import { Button, LoadState, Surface } from "@coulisses/shared-ui/base";
import { SimpleTable } from "@coulisses/shared-ui/data";
import { onDemand, RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useListPublishingTokensQuery, useRevokePublishingTokenMutation } from "../api/publishing-tokens";
import { tokenColumns } from "./token-columns";

const MakeTokenDialog = onDemand(() => import("./make-token-dialog"));

/** For administrators: the tokens with which teams publish one app each over HTTP. */
export function PublishingTokens() {
  const mayMake = useCan("manage-admins");
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<PublishingToken>();
  const { data, error, refetch } = useListPublishingTokensQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Surface
      title="Jetons de publication"
      subtitle="Une équipe publie son application depuis sa propre machine avec un jeton, qui ne vaut que pour elle."
      actions={
        mayMake && (
          <Button
            onClick={() => {
              setMaking(true);
            }}
          >
            Créer un jeton
          </Button>
        )
      }
    >
      {data === undefined ? (
        <LoadState
          label="Chargement des jetons..."
          error={error === undefined ? undefined : "Les jetons n'ont pas pu être lus"}
          onRetry={() => void refetch()}
        />
      ) : (
        <SimpleTable
          caption="Jetons de publication"
          rows={data}
          columns={tokenColumns(new Date(), setRevoked)}
          getRowId={({ id }) => String(id)}
          emptyText="Aucun jeton : les applications se publient dans le dossier du site."
        />
      )}
      {isMaking && (
        <MakeTokenDialog
          onClose={() => {
            setMaking(false);
          }}
        />
      )}
      {revoked && (
        <RevokeDialog
          token={revoked}
          onClose={() => {
            setRevoked(undefined);
          }}
        />
      )}
    </Surface>
  );
}

function RevokeDialog({ token, onClose }: { token: PublishingToken; onClose: () => void }) {
  const notify = useNotify();
  const [revoke] = useRevokePublishingTokenMutation();
  return (
    <RemoveDialog
      title={`Révoquer le jeton « ${token.label} »`}
      confirmLabel="Révoquer"
      remove={async () => refusalOf(await revoke({ id: token.id }))}
      onRemoved={() => notify({ type: "success", message: `Le jeton « ${token.label} » est révoqué` })}
      onClose={onClose}
    >
      {`Ce qui s'en sert ne publiera plus ${token.app}, à l'instant même et pour toujours. Les versions déjà publiées restent.`}
    </RemoveDialog>
  );
}
