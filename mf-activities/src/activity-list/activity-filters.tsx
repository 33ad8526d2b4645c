import { withFilter } from "@coulisses/shared-pages/address-filters";
import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { festivalActivityReviewers } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { statusLabels } from "@coulisses/shared-domain/festival-activity/labels";
import { useIsMemberOf, useSession, useListEditionSheetsQuery } from "@coulisses/shared-auth";
import { type ListFilters, SheetFilters, usePeopleWithMe } from "@coulisses/shared-sheets/list";
import { Button } from "@coulisses/shared-ui/base";
import { SwitchField } from "@coulisses/shared-ui/filters";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { activeFilterCount, statuses, type FilterKey, type Filters } from "./filters";

const statusChoices = statuses.map((status) => ({ value: status, label: statusLabels[status] }));

type Props = ListFilters<Filters> & { activities: readonly FestivalActivityPreview[] };

const adherentOf = ({ adherent }: FestivalActivityPreview) => adherent;

export function ActivityFilters({ activities, ...list }: Props) {
  const { address, show, filters } = list;
  const answersForSupply = useIsMemberOf("elec");
  const { userId } = useSession();
  const people = usePeopleWithMe(activities, adherentOf);

  return (
    <SheetFilters
      {...list}
      activeCount={activeFilterCount(filters)}
      searchLabel="Chercher une activité"
      reviewerCodes={festivalActivityReviewers}
      statuses={statusChoices}
      useEditions={useListEditionSheetsQuery}
      person={{ key: "adherent", label: "Bénévole", value: filters.adherent, people }}
      quick={
        <Button
          icon={<UiIcon name="person" />}
          aria-pressed={filters.adherent === userId}
          onClick={() => show(withFilter<FilterKey>(new URLSearchParams(), "adherent", userId))}
        >
          Mes FAs
        </Button>
      }
      more={
        answersForSupply && (
          <SwitchField
            label="Besoin en eau ou en électricité"
            checked={filters.needSupply}
            onChange={(checked) => show(withFilter<FilterKey>(address, "needSupply", checked))}
          />
        )
      }
      moreActive={filters.needSupply}
    />
  );
}
