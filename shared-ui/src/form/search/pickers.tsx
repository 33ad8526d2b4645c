import { makeStyles } from "@griffel/react";
import type { Category } from "@coulisses/shared-domain/gear/category";
import { pathLabel } from "@coulisses/shared-domain/gear/gear-code";
import type { Team } from "@coulisses/shared-domain/people/team";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { FieldProps } from "../../base/field/field-frame";
import { tokens } from "../../theme/tokens";
import { SearchPicker, type SearchPickerProps } from "./search-picker";

type Picker<T> = FieldProps &
  Pick<
    SearchPickerProps<T>,
    | "options"
    | "value"
    | "onChange"
    | "onBlur"
    | "clearable"
    | "loading"
    | "placeholder"
    | "emptyText"
    | "autoFocus"
  >;

function personName({ firstname, lastname, nickname }: UserIdentity): string {
  return nickname ? `${firstname} (${nickname}) ${lastname}` : `${firstname} ${lastname}`;
}
const idOf = ({ id }: UserIdentity) => id;

/** A person by first name, last name or nickname. */
export function PersonPicker<Person extends UserIdentity>(props: Picker<Person>) {
  return (
    <SearchPicker emptyText="Aucun·e bénévole de ce nom" {...props} getKey={idOf} getLabel={personName} />
  );
}

const useStyles = makeStyles({
  disc: {
    flexShrink: 0,
    width: "12px",
    height: "12px",
    borderRadius: "50%",
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    boxSizing: "border-box",
  },
});

function TeamDisc({ team }: { team: Team }) {
  const styles = useStyles();
  return <span aria-hidden className={styles.disc} style={{ backgroundColor: team.color }} />;
}
const codeOf = ({ code }: Team) => code;
const nameOf = ({ name }: Team) => name;
const disc = (team: Team) => <TeamDisc team={team} />;

/** A team by name. */
export function TeamPicker(props: Picker<Team>) {
  return (
    <SearchPicker
      emptyText="Aucune équipe de ce nom"
      {...props}
      getKey={codeOf}
      getLabel={nameOf}
      renderBefore={disc}
    />
  );
}

const categoryId = ({ id }: Category) => id;
const categoryName = ({ name }: Category) => name;

/** A category of gear by its name or its path. */
export function CategoryPicker(props: Picker<Category>) {
  const pathOf = ({ path }: Category) => pathLabel(path, props.options);
  return (
    <SearchPicker
      emptyText="Aucune catégorie de ce nom"
      {...props}
      getKey={categoryId}
      getLabel={categoryName}
      getDetail={pathOf}
      getSearchText={(category) => `${category.name} ${pathOf(category)}`}
    />
  );
}
