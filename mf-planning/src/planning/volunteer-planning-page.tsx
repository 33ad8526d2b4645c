import { ofName } from "@coulisses/shared-domain/french/of-name";
import { Navigate, useParams } from "@coulisses/shared-pages/router";
import {
  loadState,
  useCan,
  useListTeamsQuery,
  useSession,
  type Volunteer,
  useReadVolunteerQuery,
} from "@coulisses/shared-auth";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { EVERYONE, sortTeams } from "@coulisses/shared-domain/people/team";
import {
  EmptyState,
  Heading,
  LoadState,
  makeStyles,
  Surface,
  useDocumentTitle,
} from "@coulisses/shared-ui/base";
import { TeamChip } from "@coulisses/shared-ui/icons";
import { DownloadMenu } from "../parts/download-menu";
import { OwnPlanningMenus } from "../parts/own-planning-menus";
import { PlanningView } from "./planning-view";

const LARGEST_ID = 2_147_483_647;

const useStyles = makeStyles({
  title: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6px 10px", minWidth: 0 },
  name: { overflowWrap: "anywhere" },
});

/** Planning of the volunteer in the address. */
export default function VolunteerPlanningPage() {
  const id = Number(useParams()["userId"]);
  const isId = Number.isInteger(id) && id >= 1 && id <= LARGEST_ID;
  return isId ? <PlanningOf key={id} id={id} /> : <Navigate to="/" replace />;
}

function PlanningOf({ id }: { id: number }) {
  const mayRead = useCan("view-volunteer");
  const reading = useReadVolunteerQuery({ id }, { skip: !mayRead });
  const { currentData: data } = reading;
  const session = useSession();
  useDocumentTitle(data && `Planning ${ofName(displayName(data))}`);
  if (!mayRead) {
    return (
      <Surface>
        <EmptyState picture="calendar" title="Ce planning n'est pas ouvert">
          Pour lire le planning de quelqu'un, il faut pouvoir lire son profil.
        </EmptyState>
      </Surface>
    );
  }
  if (data) {
    const isOwn = session.userId === id;
    return (
      <PlanningView
        volunteerId={id}
        isOwn={isOwn}
        owner={isOwn ? undefined : data}
        title={<Title volunteer={data} />}
        actions={isOwn ? <OwnPlanningMenus /> : <DownloadMenu volunteerId={id} />}
      />
    );
  }
  return <LoadState label="Chargement du planning..." {...loadState(reading)} />;
}

function Title({ volunteer }: { volunteer: Volunteer }) {
  const styles = useStyles();
  const { data: teams = [] } = useListTeamsQuery();
  const codes = sortTeams(volunteer.teams, teams).filter((code) => code !== EVERYONE);
  return (
    <div className={styles.title}>
      <Heading level={2} className={styles.name}>{`Planning ${ofName(displayName(volunteer))}`}</Heading>
      {codes.map((code) => {
        const team = teams.find((one) => one.code === code);
        return team && <TeamChip key={code} team={team} />;
      })}
    </div>
  );
}
