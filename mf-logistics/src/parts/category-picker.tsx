import type { Category } from "@coulisses/shared-domain/contract/gear-catalogue";
import { SearchPicker, type SearchPickerProps } from "@coulisses/shared-ui/form";
import { pathLabel } from "./category-path";

type Props = Pick<
  SearchPickerProps<Category>,
  "label" | "hideLabel" | "placeholder" | "className" | "required" | "error" | "hint" | "options" | "value" | "onChange" | "onBlur" | "clearable" | "loading"
>;

const labelOf = ({ name }: Category) => name;
const searchTextOf = ({ name, path }: Category) => `${name} ${path}`;

/** A category by its name or its path. */
export function CategoryPicker(props: Props) {
  return (
    <SearchPicker
      emptyText="Aucune catégorie de ce nom"
      {...props}
      getKey={({ id }) => id}
      getLabel={labelOf}
      getDetail={({ path }) => pathLabel(path)}
      getSearchText={searchTextOf}
    />
  );
}
