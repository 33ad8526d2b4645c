import type { Team } from "@coulisses/shared-domain/people/team";
import { Button } from "@coulisses/shared-ui/base";

type Props = {
  /** « Affecter Léa Martin », « Affecter à 12 - Tenir le bar » */
  label: string;
  /** Codes of the teams for which the person may come. */
  codes: readonly string[];
  teams: readonly Team[];
  tabIndex: number;
  onAssign: (code: string) => void;
};

/** Assigns at one press: a button for each team that the person may come for. */
export function AssignButtons({ label, codes, teams, tabIndex, onAssign }: Props) {
  return codes.map((code) => {
    const name = teams.find((team) => team.code === code)?.name ?? code;
    const isOnly = codes.length === 1;
    return (
      <Button
        key={code}
        size="small"
        tabIndex={tabIndex}
        aria-label={isOnly ? label : `${label} en tant que ${name}`}
        // The next row moves under the mouse: the second press of a double click is not for it.
        onClick={({ detail }) => detail < 2 && onAssign(code)}
      >
        {isOnly ? "Affecter" : name}
      </Button>
    );
  });
}
