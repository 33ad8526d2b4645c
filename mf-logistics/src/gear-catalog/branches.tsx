import type { Category, CategoryBranch } from "@coulisses/shared-domain/gear/category";
import type { Team } from "@coulisses/shared-domain/people/team";
import { Button, makeStyles, mergeClasses, tokens } from "@coulisses/shared-ui/base";
import { TeamChip, UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";
import { RowActions } from "@coulisses/shared-ui/data";

const useStyles = makeStyles({
  list: { listStyleType: "none", margin: 0, padding: 0 },
  inner: { marginLeft: "11px", paddingLeft: "8px", borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
  line: {
    display: "flex",
    alignItems: "center",
    gap: "4px",
    minHeight: "28px",
    borderRadius: "8px",
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  fold: { minWidth: "24px", width: "24px", height: "24px", padding: 0 },
  leaf: { width: "24px", flexShrink: 0 },
  name: {
    flexGrow: 1,
    flexShrink: 1,
    minWidth: 0,
    justifyContent: "flex-start",
    padding: "2px 6px",
    fontWeight: 400,
    textAlign: "left",
    whiteSpace: "normal",
    overflowWrap: "anywhere",
  },
  owner: { flexShrink: 0 },
  chosen: { fontWeight: 600, color: tokens.colorBrandForegroundLink },
});

type Props = {
  branches: readonly CategoryBranch[];
  label: string;
  teams: readonly Team[];
  chosen: string;
  onChoose: (path: string) => void;
  /** Absent for those who only read. */
  onEdit?: (category: Category) => void;
  onRemove?: (category: Category) => void;
};

/** One level of the tree. */
export function Branches({ branches, label, ...shared }: Props) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={label}>
      {branches.map((branch) => (
        <Branch key={branch.id} branch={branch} {...shared} />
      ))}
    </ul>
  );
}

type BranchProps = Omit<Props, "branches" | "label"> & { branch: CategoryBranch };

function Branch({ branch, ...shared }: BranchProps) {
  const { teams, chosen, onChoose, onEdit, onRemove } = shared;
  const styles = useStyles();
  const [folded, setFolded] = useState(false);
  const { name, path, owner, subCategories } = branch;
  const team = teams.find(({ code }) => code === owner?.code);
  const isChosen = path === chosen;

  return (
    <li>
      <div className={styles.line}>
        {subCategories.length === 0 ? (
          <span className={styles.leaf} />
        ) : (
          <Button
            appearance="subtle"
            size="small"
            className={styles.fold}
            icon={<UiIcon name={folded ? "chevron-right" : "chevron-down"} size={18} />}
            tooltip={`${folded ? "Déplier" : "Replier"} ${name}`}
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
          />
        )}
        <Button
          appearance="subtle"
          size="small"
          className={mergeClasses(styles.name, isChosen && styles.chosen)}
          aria-pressed={isChosen}
          onClick={() => onChoose(isChosen ? "" : path)}
        >
          {name}
        </Button>
        {team && <TeamChip team={team} iconOnly className={styles.owner} />}
        {onEdit && onRemove && (
          <RowActions
            what={`la catégorie ${name}`}
            onEdit={() => onEdit(branch)}
            onRemove={() => onRemove(branch)}
          />
        )}
      </div>
      {subCategories.length > 0 && !folded && (
        <div className={styles.inner}>
          <Branches branches={subCategories} label={`Sous-catégories de ${name}`} {...shared} />
        </div>
      )}
    </li>
  );
}
