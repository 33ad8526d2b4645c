import { ofName } from "@coulisses/shared-domain/french/of-name";
import { loadState, useListFriendsQuery } from "@coulisses/shared-auth";
import type { VolunteerForAssignment } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { LoadState, makeStyles, Surface, Text } from "@coulisses/shared-ui/base";
import { ChoiceList } from "../assignment-parts/choice-list";

const useStyles = makeStyles({
  // Keeps its height: the list above shrinks, or a laptop would show the title only.
  card: {
    flexShrink: 0,
    padding: "12px",
    maxHeight: "220px",
    overflowY: "auto",
    "& > header": { marginBottom: "6px" },
  },
});

type Props = {
  person: VolunteerForAssignment;
  /** Every volunteer who can be assigned. */
  people: readonly VolunteerForAssignment[];
  onChoose: (person: { id: number }) => void;
};

/** A volunteer's friends: a press moves on to one who gave availabilities. */
export function FriendsCard({ person, people, onChoose }: Props) {
  const styles = useStyles();
  const reading = useListFriendsQuery({ id: person.id });
  const { currentData: friends } = reading;
  return (
    <Surface title={`Amis ${ofName(person.firstname)} :`} padded={false} className={styles.card}>
      {!friends && <LoadState label="Chargement des amis..." {...loadState(reading)} />}
      {friends?.length === 0 && <Text muted>Aucun ami 😭</Text>}
      {friends && friends.length > 0 && (
        <ChoiceList
          label={`Amis ${ofName(person.firstname)}`}
          rows={friends}
          getKey={({ id }) => String(id)}
          isChoosable={({ id }) => people.some((one) => one.id === id)}
          onChoose={onChoose}
          opens={(friend) => ({
            label: `Affecter ${displayName(friend)} dans un autre onglet`,
            href: `/assignment/orga-task?volunteer=${friend.id}`,
          })}
          render={(friend) => displayName(friend)}
        />
      )}
    </Surface>
  );
}
