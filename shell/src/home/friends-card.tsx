import { isApiError, useGetMeQuery, useListFriendsQuery, useNotify } from "@coulisses/shared-auth";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import {
  Button,
  EmptyState,
  ErrorCard,
  failedPart,
  late,
  makeStyles,
  Skeleton,
  Surface,
} from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useRemoveFriendMutation } from "../api/friends";

const AddFriend = late(() => import("./add-friend"), {
  waiting: () => <Skeleton height="40px" />,
  failed: failedPart(),
});

const useStyles = makeStyles({
  list: { listStyle: "none", margin: 0, padding: 0 },
  friend: { display: "flex", alignItems: "center", minHeight: "40px" },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" },
});

type FriendsCardProps = {
  /**
   * The number of times that adding was asked for: each time the search is new, and gets the focus. 0 hides
   * it.
   */
  searches: number;
  onSearch: () => void;
};

/** The people that the person would like to work with. */
export function FriendsCard({ searches, onSearch }: FriendsCardProps) {
  const styles = useStyles();
  const notify = useNotify();
  const { data: me } = useGetMeQuery();
  const reading = useListFriendsQuery({ id: me?.id ?? 0 }, { skip: me === undefined });
  const { data: friends, error, isFetching, refetch } = reading;
  const [remove, { isLoading, originalArgs: removed }] = useRemoveFriendMutation();

  async function onRemove({ id, firstname }: UserIdentity) {
    const answer = await remove({ id });
    if ("error" in answer) return;
    notify({ type: "success", message: `${firstname} a été supprimé de tes amis` });
  }

  if (isApiError(error)) return <ErrorCard message={error.message} onRetry={() => void refetch()} />;
  return (
    <Surface
      title="Ami·e·s"
      actions={
        searches === 0 && (
          <Button icon={<UiIcon name="add" />} appearance="subtle" onClick={onSearch}>
            Ajouter
          </Button>
        )
      }
    >
      {searches > 0 && me !== undefined && <AddFriend key={searches} meId={me.id} friends={friends ?? []} />}
      {friends === undefined && <Skeleton lines={3} />}
      {friends?.length === 0 && (
        <EmptyState picture="people" title="Pas encore d'ami·e ici">
          Ajoute les personnes avec qui tu aimerais être affecté·e.
        </EmptyState>
      )}
      <ul className={styles.list}>
        {friends?.map((friend) => (
          <li key={friend.id} className={styles.friend}>
            <span className={styles.name}>{displayName(friend)}</span>
            <Button
              appearance="subtle"
              icon={<UiIcon name="close" />}
              loading={friend.id === removed?.id && (isLoading || isFetching)}
              tooltip={`Retirer ${displayName(friend)}`}
              onClick={() => void onRemove(friend)}
            />
          </li>
        ))}
      </ul>
    </Surface>
  );
}
