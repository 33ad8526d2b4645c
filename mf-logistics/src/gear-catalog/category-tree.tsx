import type { Category, CategoryBranch } from "@coulisses/shared-domain/gear/category";
import { treeOf } from "@coulisses/shared-domain/gear/category-tree";
import type { Team } from "@coulisses/shared-domain/people/team";
import { loadState, useCan, useListGearCategoriesQuery } from "@coulisses/shared-auth";
import { Button, EmptyState, LoadState, makeStyles, Surface } from "@coulisses/shared-ui/base";
import { RowActions, Tree, type TreeBranch } from "@coulisses/shared-ui/data";
import { TeamChip, UiIcon } from "@coulisses/shared-ui/icons";
import { Drawer, onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";

const CategoryDialog = onDemand(() => import("./category-dialog"));
const RemoveCategoryDialog = onDemand(() => import("./remove-category-dialog"));

const useStyles = makeStyles({
  scroller: { overflowY: "auto", maxHeight: "calc(100dvh - 266px)" },
});

type TreeProps = {
  teams: readonly Team[];
  /** Path of the category that filters the gears. */
  chosen: string;
  /** Receives a path, or "" when the chosen category is pressed again. */
  onChoose: (path: string) => void;
};

type Writes = {
  onAdd: () => void;
  onEdit: (category: Category) => void;
  onRemove: (category: Category) => void;
};

type Props = TreeProps & {
  /** Absent on wide screens; on narrow ones a drawer, which closes once a category is chosen. */
  drawer?: { open: boolean; onClose: () => void } | undefined;
};

/** Tree of categories; choosing one filters the gears. */
export function CategoryTree({ drawer, ...props }: Props) {
  const styles = useStyles();
  const canWrite = useCan("write-gear-catalog");
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Category | null>(null);
  const [categoryToRemove, setCategoryToRemove] = useState<Category | null>(null);
  const writes = canWrite
    ? { onAdd: () => setAdding(true), onEdit: setEdited, onRemove: setCategoryToRemove }
    : undefined;

  const choose = (path: string) => {
    props.onChoose(path);
    drawer?.onClose();
  };
  const tree = <Categories {...props} onChoose={choose} writes={writes} />;
  // Inside the drawer, so that Escape closes one after the other.
  const dialogs = (
    <>
      {adding && <CategoryDialog onClose={() => setAdding(false)} />}
      {edited && <CategoryDialog category={edited} onClose={() => setEdited(null)} />}
      {categoryToRemove && (
        <RemoveCategoryDialog category={categoryToRemove} onClose={() => setCategoryToRemove(null)} />
      )}
    </>
  );
  if (drawer) {
    return (
      <Drawer
        title="Catégories"
        {...drawer}
        actions={writes && <Button onClick={writes.onAdd}>Ajouter une catégorie</Button>}
      >
        {tree}
        {dialogs}
      </Drawer>
    );
  }
  return (
    <Surface
      as="aside"
      title="Catégories"
      actions={
        writes && (
          <Button
            size="small"
            appearance="subtle"
            icon={<UiIcon name="add" />}
            tooltip="Ajouter une catégorie"
            onClick={writes.onAdd}
          />
        )
      }
    >
      <div className={styles.scroller}>{tree}</div>
      {dialogs}
    </Surface>
  );
}

function Categories({ teams, chosen, onChoose, writes }: TreeProps & { writes: Writes | undefined }) {
  const reading = useListGearCategoriesQuery();
  const { data: categories } = reading;
  const lineOf = (category: CategoryBranch): TreeBranch => {
    const { name, path, owner, subCategories } = category;
    const team = teams.find(({ code }) => code === owner?.code);
    return {
      key: path,
      name,
      detail: team?.name,
      mark: team && <TeamChip team={team} iconOnly />,
      actions: writes && (
        <RowActions
          what={`la catégorie ${name}`}
          onEdit={() => writes.onEdit(category)}
          onRemove={() => writes.onRemove(category)}
        />
      ),
      branches: subCategories.map(lineOf),
    };
  };
  const branches = treeOf(categories ?? []).map(lineOf);

  if (!categories) {
    const skeleton = { lines: 8, height: "18px", width: "100%" };
    return <LoadState skeleton={skeleton} {...loadState(reading)} />;
  }
  if (branches.length === 0) return <EmptyState title="Aucune catégorie" />;
  return (
    <Tree
      label="Catégories"
      branches={branches}
      chosen={chosen}
      onChoose={(path) => onChoose(path === chosen ? "" : path)}
    />
  );
}
