import {
  readingState,
  useNotify,
  type Volunteer,
  useListFriendCandidatesQuery,
  useListFriendsQuery,
} from "@coulisses/shared-auth";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { Button, Heading, makeStyles, Skeleton, Text } from "@coulisses/shared-ui/base";
import { PersonPicker } from "@coulisses/shared-ui/filters";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useAddFriendToMutation, useRemoveFriendFromMutation } from "../api/volunteers-api";

const useStyles = makeStyles({
  list: { listStyle: "none", margin: 0, padding: 0, maxHeight: "220px", overflowY: "auto" },
  friend: { display: "flex", alignItems: "center", minHeight: "32px", contentVisibility: "auto" },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" },
});

/** A volunteer's friends; editable with the permission. */
export function FriendsPart({ volunteer, edits }: { volunteer: Volunteer; edits: boolean }) {
  const styles = useStyles();
  const notify = useNotify();
  const { id } = volunteer;
  const { data: friends, isError } = useListFriendsQuery({ id });
  const [remove] = useRemoveFriendFromMutation();

  async function onRemove({ id: friendId, firstname }: UserIdentity) {
    const answer = await remove({ id, friendId });
    if (!("error" in answer)) notify({ type: "success", message: `${firstname} a été supprimé de ses amis` });
  }

  if (isError) return null;
  return (
    <section aria-label="Amis">
      <Heading level={3}>Amis</Heading>
      {friends === undefined && <Skeleton lines={2} />}
      {friends?.length === 0 && <Text muted>Aucun ami</Text>}
      {friends !== undefined && friends.length > 0 && (
        <ul className={styles.list}>
          {friends.map((friend) => (
            <li key={friend.id} className={styles.friend}>
              <span className={styles.name}>{displayName(friend)}</span>
              {edits && (
                <Button
                  appearance="subtle"
                  size="small"
                  icon={<UiIcon name="close" size={16} />}
                  tooltip={`Retirer ${displayName(friend)}`}
                  onClick={() => void onRemove(friend)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {edits && <AddFriend id={id} friends={friends ?? []} />}
    </section>
  );
}

function AddFriend({ id, friends }: { id: number; friends: readonly UserIdentity[] }) {
  const notify = useNotify();
  const { data: everybody = [], ...request } = useListFriendCandidatesQuery();
  const [add] = useAddFriendToMutation();
  const known = new Set([id, ...friends.map((friend) => friend.id)]);

  async function onChoose(chosen: UserIdentity | null) {
    if (chosen === null) return;
    const answer = await add({ id, body: { id: chosen.id } });
    if (!("error" in answer))
      notify({ type: "success", message: `${chosen.firstname} a été ajouté à ses amis` });
  }

  return (
    <PersonPicker
      label="Ajouter un ami"
      options={everybody.filter((one) => !known.has(one.id))}
      value={null}
      {...readingState(request)}
      emptyText="Il ne doit pas encore être inscrit sur le site."
      onChange={(chosen) => void onChoose(chosen)}
    />
  );
}
