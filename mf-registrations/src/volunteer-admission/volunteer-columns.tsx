import type { VolunteerCandidate } from "@coulisses/shared-domain/contract/registrations";
import { isMinorOn } from "@coulisses/shared-domain/people/birthdate";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatPhone } from "@coulisses/shared-domain/people/phone";
import { tip, VisuallyHidden } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { candidateColumns } from "../candidates/candidate-columns";

type Given = Parameters<typeof candidateColumns<VolunteerCandidate>>[0] & {
  /** The festival's first day. */
  eventStart: string | undefined;
};

const MINOR = "Sera mineur·e à la manif";

/** Columns of the candidate volunteers. */
export function volunteerColumns({ eventStart, ...given }: Given): Column<VolunteerCandidate>[] {
  const shared = candidateColumns<VolunteerCandidate>(given);
  return [
    ...(given.isRejected ? [] : [shared.select]),
    shared.date,
    {
      key: "name",
      header: "Nom",
      mobileTitle: true,
      sortBy: displayName,
      render: (candidate) => (
        <>
          {displayName(candidate)}{" "}
          {eventStart !== undefined && isMinorOn(candidate.birthdate, eventStart) && (
            <span {...tip(MINOR)}>
              <span aria-hidden>🧸</span>
              <VisuallyHidden>{MINOR}</VisuallyHidden>
            </span>
          )}
        </>
      ),
    },
    {
      key: "charisma",
      header: "Charisme",
      width: "110px",
      align: "end",
      sortBy: ({ charisma }) => charisma,
      render: ({ charisma }) => charisma,
    },
    shared.teams,
    { ...shared.email, priority: 2 },
    {
      key: "phone",
      header: "Téléphone",
      width: "140px",
      priority: 2,
      render: ({ mobilePhone }) => formatPhone(mobilePhone),
    },
    shared.actions,
  ];
}
