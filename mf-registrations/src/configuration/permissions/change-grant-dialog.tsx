import { membersGaining, membersLosing } from "@coulisses/shared-domain/access/grants";
import type { KeptPermission } from "@coulisses/shared-domain/contract/teams";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { LoadState, makeStyles, Text } from "@coulisses/shared-ui/base";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useGrantPermissionMutation, useRevokePermissionMutation } from "../../api/permissions-api";
import { countOf, type Holders } from "./holders";

const useStyles = makeStyles({
  names: { maxHeight: "30vh", overflowY: "auto", margin: 0, paddingLeft: "20px" },
});

/** A grant or a revocation to confirm. */
export type GrantChange = { kind: "grant" | "revoke"; team: Team };

type Props = { permission: KeptPermission; change: GrantChange; holders: Holders; onClose: () => void };

/**
 * Confirms a grant or a revocation, and names the people who gain or lose the permission: it takes effect at
 * once.
 */
export function ChangeGrantDialog({ permission, change: { kind, team }, holders, onClose }: Props) {
  const styles = useStyles();
  const notify = useNotify();
  const [grant] = useGrantPermissionMutation();
  const [revoke] = useRevokePermissionMutation();
  const isGrant = kind === "grant";
  const { data, load } = holders;
  const concerned =
    data && (isGrant ? membersGaining : membersLosing)({ teams: permission.teams, team: team.code }, data);
  const { name } = permission;
  const { code } = team;

  return (
    <RemoveDialog
      title={
        isGrant ? `Donner ${permission.name} à ${team.name} ?` : `Retirer ${permission.name} à ${team.name} ?`
      }
      confirmLabel={isGrant ? "Donner" : "Retirer"}
      danger={!isGrant}
      remove={async () =>
        refusalOf(await (isGrant ? grant({ name, body: { team: code } }) : revoke({ name, code })))
      }
      onRemoved={() =>
        notify({ type: "success", message: isGrant ? "Permission accordée" : "Permission retirée" })
      }
      onClose={onClose}
    >
      <Text as="p">{permission.description}</Text>
      {!concerned && <LoadState skeleton={{ lines: 3 }} {...load} />}
      {concerned && (
        <>
          <Text as="p" weight="medium">
            {concernedText(isGrant, concerned.length)}
          </Text>
          {concerned.length > 0 && (
            // Focusable, so that the keyboard can scroll it.
            <ul className={styles.names} tabIndex={0} aria-label="Personnes concernées">
              {concerned.map((person) => (
                <li key={person.id}>{displayName(person)}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </RemoveDialog>
  );
}

function concernedText(isGrant: boolean, count: number): string {
  if (count === 0) {
    return isGrant
      ? "Tous ses membres l'ont déjà par une autre équipe."
      : "Tous ses membres la gardent par une autre équipe.";
  }
  const verb = count > 1 ? "pourront" : "pourra";
  return isGrant
    ? `${countOf(count)} ${verb} le faire aussitôt :`
    : `${countOf(count)} ne ${verb} plus le faire :`;
}
