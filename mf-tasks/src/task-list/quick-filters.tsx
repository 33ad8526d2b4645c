import { ofName } from "@coulisses/shared-domain/french/of-name";
import type { FestivalTaskPreview } from "@coulisses/shared-domain/contract/festival-tasks";
import { useSession } from "@coulisses/shared-auth";
import { Button } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { withFilter } from "@coulisses/shared-pages/address-filters";
import type { FilterKey, Filters } from "./filters";

type Props = {
  filters: Filters;
  tasks: readonly FestivalTaskPreview[];
  show: (address: URLSearchParams) => void;
};

const only = (key: FilterKey, value: string | number | null) =>
  withFilter<FilterKey>(new URLSearchParams(), key, value);

/** One's own tasks, and those of each of one's teams that has some. */
export function QuickFilters({ filters, tasks, show }: Props) {
  const { userId, access } = useSession();
  const withTasks = new Set(tasks.map(({ team }) => team));
  const mine = access.teams.filter((code) => withTasks.has(code));
  return (
    <>
      <Button
        icon={<UiIcon name="person" />}
        aria-pressed={filters.administrator === userId}
        onClick={() => show(only("administrator", userId))}
      >
        Mes FTs
      </Button>
      {mine.map((code) => (
        <Button key={code} aria-pressed={filters.team === code} onClick={() => show(only("team", code))}>
          FTs {ofName(code)}
        </Button>
      ))}
    </>
  );
}
