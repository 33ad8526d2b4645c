import type { Category } from "@coulisses/shared-domain/gear/category";
import { treeOf } from "@coulisses/shared-domain/gear/category-tree";
import type { Team } from "@coulisses/shared-domain/people/team";
import { isApiError, useCan, useListGearCategoriesQuery } from "@coulisses/shared-auth";
import { Button, EmptyState, ErrorCard, makeStyles, Skeleton, Surface } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { Branches } from "./branches";

const CategoryDialog = onDemand(() => import("./category-dialog"));
const RemoveCategoryDialog = onDemand(() => import("./remove-category-dialog"));

const useStyles = makeStyles({
  scroller: { overflowY: "auto", maxHeight: "calc(100dvh - 266px)", padding: "0 4px 8px" },
});

type Props = {
  teams: readonly Team[];
  /** The path that the gears are filtered by. */
  chosen: string;
  onChoose: (path: string) => void;
};

/** All the categories, each under the one that holds it; choosing one filters the gears. */
export function CategoryTree({ teams, chosen, onChoose }: Props) {
  const styles = useStyles();
  const canWrite = useCan("write-gear-catalog");
  const { data: categories, error, isLoading, refetch } = useListGearCategoriesQuery();
  const roots = useMemo(() => treeOf(categories ?? []), [categories]);
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Category | null>(null);
  const [removed, setRemoved] = useState<Category | null>(null);

  return (
    <Surface
      as="aside"
      title="Catégories"
      actions={
        canWrite && (
          <Button
            size="small"
            appearance="subtle"
            icon={<UiIcon name="add" />}
            tooltip="Ajouter une catégorie"
            onClick={() => setAdding(true)}
          />
        )
      }
    >
      {isLoading && <Skeleton lines={8} height="18px" width="100%" />}
      {!categories && isApiError(error) && (
        <ErrorCard message={error.message} onRetry={() => void refetch()} />
      )}
      {categories?.length === 0 && <EmptyState title="Aucune catégorie" />}
      {roots.length > 0 && (
        <div className={styles.scroller}>
          <Branches
            branches={roots}
            label="Catégories"
            teams={teams}
            chosen={chosen}
            onChoose={onChoose}
            {...(canWrite && { onEdit: setEdited, onRemove: setRemoved })}
          />
        </div>
      )}
      {adding && <CategoryDialog onClose={() => setAdding(false)} />}
      {edited && <CategoryDialog category={edited} onClose={() => setEdited(null)} />}
      {removed && <RemoveCategoryDialog category={removed} onClose={() => setRemoved(null)} />}
    </Surface>
  );
}
