import { mergeClasses } from "@griffel/react";
import { Icon } from "../../base/text/icon";
import { tip } from "../../base/button/tooltip";
import { VisuallyHidden } from "../../base/text/visually-hidden";
import type { Column } from "./column";
import { ascendingGlyph, descendingGlyph } from "../glyphs";
import { nextSort, type Sort } from "./sorting";
import { useTableStyles } from "./table-styles";

type TableHeaderProps<T> = {
  columns: readonly Column<T>[];
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  sticky?: boolean;
};

const ariaSort = { asc: "ascending", desc: "descending" } as const;

export function TableHeader<T>({ columns, sort = null, onSort, sticky = false }: TableHeaderProps<T>) {
  const styles = useTableStyles();
  return (
    <thead>
      <tr {...(sticky && { "aria-rowindex": 1 })}>
        {columns.map(({ key, header, sortBy, width, align, headerTooltip, hideHeader }) => {
          const direction = sort?.key === key ? sort.direction : undefined;
          return (
            <th
              key={key}
              scope="col"
              {...tip(headerTooltip)}
              {...(width && { style: { width } })}
              {...(direction && { "aria-sort": ariaSort[direction] })}
              className={mergeClasses(
                styles.headerCell,
                sticky && styles.sticky,
                align === "center" && styles.center,
                align === "end" && styles.end,
              )}
            >
              {sortBy && onSort ? (
                <button
                  type="button"
                  className={mergeClasses(styles.sorter, direction && styles.sorted)}
                  onClick={() => onSort(nextSort(sort, key))}
                >
                  {header}
                  <Icon
                    path={direction === "desc" ? descendingGlyph : ascendingGlyph}
                    size={14}
                    {...(!direction && { className: styles.unsorted })}
                  />
                </button>
              ) : hideHeader ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
