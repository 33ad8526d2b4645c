import { withFilter } from "@coulisses/shared-pages/address-filters";
import type { FestivalTaskPreview } from "@coulisses/shared-domain/contract/festival-tasks";
import { festivalTaskReviewers } from "@coulisses/shared-domain/festival-task/festival-task";
import { statusLabels } from "@coulisses/shared-domain/festival-task/labels";
import { useIsMemberOf, useListEditionSheetsQuery } from "@coulisses/shared-auth";
import { type ListFilters, SheetFilters, usePeopleWithMe } from "@coulisses/shared-sheets/list";
import { activeFilterCount, statuses, type FilterKey, type Filters } from "./filters";
import { QuickFilters } from "./quick-filters";
import { ReviewerFilter } from "./reviewer-filter";

const statusChoices = statuses.map((status) => ({ value: status, label: statusLabels[status] }));

type Props = ListFilters<Filters> & { tasks: readonly FestivalTaskPreview[] };

const administratorOf = ({ administrator }: FestivalTaskPreview) => administrator;

export function TaskFilters({ tasks, ...list }: Props) {
  const { address, show, filters } = list;
  const isHumain = useIsMemberOf("humain");
  const people = usePeopleWithMe(tasks, administratorOf);
  return (
    <SheetFilters
      {...list}
      activeCount={activeFilterCount(filters)}
      searchLabel="Chercher une tâche"
      reviewerCodes={festivalTaskReviewers}
      statuses={statusChoices}
      useEditions={useListEditionSheetsQuery}
      person={{ key: "administrator", label: "Gestionnaire", value: filters.administrator, people }}
      quick={<QuickFilters filters={filters} tasks={tasks} show={show} />}
      more={
        isHumain && (
          <ReviewerFilter
            value={filters.reviewer}
            onChange={(userId) => show(withFilter<FilterKey>(address, "reviewer", userId))}
          />
        )
      }
      moreActive={filters.reviewer !== null}
    />
  );
}
