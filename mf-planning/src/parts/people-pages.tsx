import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { makeStyles } from "@coulisses/shared-ui/base";
import { Pagination } from "@coulisses/shared-ui/data";
import { SelectField } from "@coulisses/shared-ui/filters";

const useStyles = makeStyles({
  pages: { display: "flex", alignItems: "end", justifyContent: "center", flexWrap: "wrap", gap: "4px 24px" },
});

const USUAL = 10;
const MOST = 500;
const ALL = "all";
const offered = ["5", "10", "20"];

/** Columns per page, from the address: a number, or all. */
export function readPageSize(text: string | null): number {
  if (text === ALL) return MOST;
  const size = /^\d{1,3}$/.test(text ?? "") ? Number(text) : 0;
  return size >= 1 && size <= MOST ? size : USUAL;
}

/** People on the page that the address names, and the links to the others. */
export function usePeoplePages<Person>(people: readonly Person[]) {
  const { address, show } = useAddressFilters([]);
  const size = readPageSize(address.get("itemsPerPage"));
  const last = Math.max(1, Math.ceil(people.length / size));
  const page = Math.min(last, Math.max(1, Math.floor(Number(address.get("page"))) || 1));
  const change = (key: "page" | "itemsPerPage", value: string, usual: string) => {
    const next = new URLSearchParams(address);
    if (key === "itemsPerPage") next.delete("page");
    if (value === usual) next.delete(key);
    else next.set(key, value);
    show(next);
  };
  return {
    shown: people.slice((page - 1) * size, page * size),
    pages: {
      page,
      size,
      total: people.length,
      goTo: (to: number) => change("page", String(to), "1"),
      show: (text: string) => change("itemsPerPage", text, String(USUAL)),
    },
  };
}

/** Columns per page, and the way to the next page. */
export function PeoplePages({ page, size, total, goTo, show }: ReturnType<typeof usePeoplePages>["pages"]) {
  const styles = useStyles();
  const value = size === MOST ? ALL : String(size);
  const sizes = offered.includes(value) || value === ALL ? offered : [...offered, value];
  return (
    <div className={styles.pages}>
      <SelectField
        label="Bénévoles par page"
        required
        options={[...sizes.map((one) => ({ value: one, label: one })), { value: ALL, label: "Tous" }]}
        value={value}
        onChange={(chosen) => show(chosen ?? ALL)}
      />
      <Pagination page={page} pageSize={size} total={total} onPageChange={goTo} />
    </div>
  );
}
