import { readingState, useListVolunteersQuery } from "@coulisses/shared-auth";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { Button, Text } from "@coulisses/shared-ui/base";
import { PersonPicker } from "@coulisses/shared-ui/filters";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import type { PersonRow } from "./people-rows";

type Props = {
  person: PersonRow;
  people: readonly PersonRow[];
  onReplace: (replacement: UserIdentity) => void;
  onClose: () => void;
};

/** Chooses a replacement among the members not expected at the slot. */
export function ReplaceDialog({ person, people, onReplace, onClose }: Props) {
  const { data = [], ...request } = useListVolunteersQuery();
  const [chosen, setChosen] = useState<UserIdentity | null>(null);
  const expected = new Set(people.filter(({ isExpected }) => isExpected).map(({ id }) => id));
  return (
    <Dialog
      open
      size="small"
      title={`Qui remplace ${displayName(person)} ?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            appearance="primary"
            disabledFocusable={chosen === null}
            onClick={() => {
              if (chosen === null) return;
              onReplace(chosen);
              onClose();
            }}
          >
            Noter le remplacement
          </Button>
        </>
      }
    >
      <Text as="p">
        Une personne qui n'est pas sur ce créneau ne peut qu'y remplacer quelqu'un. Elle est notée présente
        dès maintenant.
      </Text>
      <PersonPicker
        label="Remplaçant·e"
        placeholder="Chercher un bénévole"
        options={data.filter(({ id }) => !expected.has(id))}
        {...readingState(request)}
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  );
}
