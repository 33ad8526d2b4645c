import { readingState, useListFriendCandidatesQuery, useNotify } from "@coulisses/shared-auth";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { PersonPicker } from "@coulisses/shared-ui/filters";
import { useAddFriendMutation } from "../api/friends";

type AddFriendProps = { meId: number; friends: readonly UserIdentity[] };

export default function AddFriend({ meId, friends }: AddFriendProps) {
  const notify = useNotify();
  const { data: everybody = [], ...request } = useListFriendCandidatesQuery();
  const [add] = useAddFriendMutation();
  const known = new Set([meId, ...friends.map(({ id }) => id)]);

  async function onChoose(chosen: UserIdentity | null) {
    if (chosen === null) return;
    const answer = await add({ body: { id: chosen.id } });
    if ("error" in answer) return;
    notify({ type: "success", message: `${chosen.firstname} a été ajouté à tes amis` });
  }

  return (
    <PersonPicker
      label="Chercher un bénévole"
      autoFocus
      options={everybody.filter(({ id }) => !known.has(id))}
      value={null}
      {...readingState(request)}
      emptyText="Il ne doit pas encore être inscrit sur le site."
      onChange={(chosen) => void onChoose(chosen)}
    />
  );
}
