import { withFilter } from "@coulisses/shared-pages/address-filters";
import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { festivalActivityReviewers } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { statusLabels } from "@coulisses/shared-domain/festival-activity/labels";
import type { Team } from "@coulisses/shared-domain/people/team";
import { useIsMemberOf, useSession } from "@coulisses/shared-auth";
import { SheetFilters, usePeopleWithMe } from "@coulisses/shared-sheets/list";
import { Button } from "@coulisses/shared-ui/base";
import { SwitchField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { activeFilterCount, statuses, type FilterKey, type Filters } from "./filters";

const statusChoices = statuses.map((status) => ({ value: status, label: statusLabels[status] }));

type Props = {
  address: URLSearchParams;
  show: (address: URLSearchParams) => void;
  filters: Filters;
  activities: readonly FestivalActivityPreview[];
  teams: Team[];
  reviewers: Team[];
};

const adherentOf = ({ adherent }: FestivalActivityPreview) => adherent;

export function ActivityFilters({ address, show, filters, activities, teams, reviewers }: Props) {
  const answersForSupply = useIsMemberOf("elec");
  const { userId } = useSession();
  const people = usePeopleWithMe(activities, adherentOf);

  return (
    <SheetFilters
      address={address}
      show={show}
      filters={filters}
      activeCount={activeFilterCount(filters)}
      searchLabel="Chercher une activité"
      teams={teams}
      reviewers={festivalActivityReviewers}
      reviewerTeams={reviewers}
      statuses={statusChoices}
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
