import { StatusChip } from "../base/mark/status";
import { ReviewChips } from "../icons/review-chips";
import { TeamChip } from "../icons/team-chip";
import type { Column } from "../table/column";
import type { Activity } from "./festival";
import { reviewers, teams } from "./teams";

/** The columns of the list of activities. */
export const activityColumns: Column<Activity>[] = [
  {
    key: "id",
    header: "N°",
    width: "80px",
    render: ({ id, status }) => <StatusChip status={status} id={id} />,
    sortBy: ({ id }) => id,
  },
  { key: "name", header: "Nom", mobileTitle: true, render: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: "team",
    header: "Équipe",
    width: "150px",
    render: ({ team: code }) => {
      const team = teams.find((each) => each.code === code);
      return team && <TeamChip team={team} />;
    },
    sortBy: ({ team }) => team,
  },
  {
    key: "contact",
    header: "Responsable",
    width: "200px",
    render: ({ contact }) => contact ?? "—",
    sortBy: ({ contact }) => contact,
  },
  {
    key: "people",
    header: "Bénévoles",
    width: "110px",
    align: "end",
    headerTooltip: "Demandés sur tous les créneaux",
    render: ({ people }) => people,
    sortBy: ({ people }) => people,
  },
  {
    key: "reviews",
    header: "Relectures",
    width: "210px",
    hideOnMobile: true,
    render: ({ reviews }) => <ReviewChips reviews={reviews} teams={reviewers} />,
  },
];
