import { kept } from "@coulisses/shared-auth";
import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import {
  type VolunteerDisplay,
  type VolunteerSearch,
  volunteerDisplays,
} from "@coulisses/shared-domain/people/volunteers";

const keys = ["search", "teams", "excludedTeams"] as const;

const codesIn = (text: string) => text.split(",").filter(Boolean);
const isDisplay = (text: unknown): text is VolunteerDisplay =>
  volunteerDisplays.some((display) => display === text);
/** The display chosen last on this device. */
const lastDisplay = kept({
  name: "last-volunteers-display-view",
  scope: "device",
  isValue: isDisplay,
  bare: true,
}).of("all");

/** Filters, display and open volunteer, all in the address. */
export function useVolunteerFilters() {
  const { filters, set, clear, address, show, activeCount } = useAddressFilters(keys);
  const wanted: VolunteerSearch = {
    search: filters.search,
    teams: codesIn(filters.teams),
    excludedTeams: codesIn(filters.excludedTeams),
  };
  const setKey = (key: string, value: string | null) => {
    const next = new URLSearchParams(address);
    if (value === null) next.delete(key);
    else next.set(key, value);
    show(next);
  };
  const asked = address.get("displayMode") ?? lastDisplay.read();
  const opened = Number(address.get("volunteer"));
  return {
    wanted,
    activeCount,
    search: (text: string) => set("search", text),
    /** Teams that people must be in, or must not be in. */
    setTeams: (key: "teams" | "excludedTeams", codes: readonly string[]) => set(key, codes.join()),
    reset: clear,
    display: isDisplay(asked) ? asked : "trombinoscope",
    setDisplay: (display: VolunteerDisplay) => {
      lastDisplay.write(display);
      setKey("displayMode", display);
    },
    opened: Number.isInteger(opened) && opened > 0 ? opened : undefined,
    /** True when the dialog of prints is open; in the address, so that it survives a reload. */
    isPrinting: address.has("livrets"),
    setPrinting: (isPrinting: boolean) => setKey("livrets", isPrinting ? "" : null),
    open: (id: number | undefined) => setKey("volunteer", id === undefined ? null : String(id)),
  };
}
/** Result of `useVolunteerFilters`. */
export type VolunteerFilters = ReturnType<typeof useVolunteerFilters>;
