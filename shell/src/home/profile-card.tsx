import {
  useGetMeQuery,
  useListFriendsQuery,
  useGetPreferencesQuery,
  useListTeamsQuery,
} from "@coulisses/shared-auth";
import { displayName, greetingName } from "@coulisses/shared-domain/people/display-name";
import {
  type AssignmentPreference,
  assignmentPreferenceLabels,
} from "@coulisses/shared-domain/people/assignment-preference";
import { formatPhone } from "@coulisses/shared-domain/people/phone";
import { Button, Heading, Link, Skeleton, Surface, Text } from "@coulisses/shared-ui/base";
import { TeamChip, UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { Fragment } from "react";
import { useCardsOn } from "../cards/cards";
import { ProfilePicture } from "../profile/profile-picture";
import { Counters } from "./counters";
import { useProfileCardStyles } from "./profile-card-styles";

const EditProfileDialog = onDemand(() => import("../profile/edit-profile-dialog"));

type ProfileCardProps = { isEditing: boolean; onEditing: (isEditing: boolean) => void };

export function ProfileCard({ isEditing, onEditing }: ProfileCardProps) {
  const styles = useProfileCardStyles();
  const cards = useCardsOn()("profile");
  const { data: me } = useGetMeQuery();
  const { data: preferences } = useGetPreferencesQuery();
  const { data: teams = [] } = useListTeamsQuery();
  const { data: friends } = useListFriendsQuery({ id: me?.id ?? 0 }, { skip: me === undefined });

  if (me === undefined) {
    return (
      <Surface>
        <Skeleton lines={7} />
      </Surface>
    );
  }

  const mine = teams.filter(({ code }) => code !== "benevole" && me.teams.includes(code));
  return (
    <Surface as="section" aria-labelledby="my-profile">
      <div className={styles.top}>
        <ProfilePicture user={me} size={84} />
        <div className={styles.names}>
          <Heading level={2} id="my-profile">
            {greetingName(me)}
          </Heading>
          <Text muted>{displayName(me)}</Text>
          <div className={styles.teams}>
            {mine.map((team) => (
              <TeamChip key={team.code} team={team} />
            ))}
          </div>
        </div>
        <Button
          appearance="subtle"
          icon={<UiIcon name="edit" />}
          tooltip="Éditer le profil"
          onClick={() => {
            onEditing(true);
          }}
        />
      </div>
      <Counters charisma={me.charisma} friends={friends?.length} tasks={me.tasksCount} />
      <dl className={styles.facts}>
        <dt>Email</dt>
        <dd>
          <Link href={`mailto:${me.email}`}>{me.email}</Link>
        </dd>
        <dt>Téléphone</dt>
        <dd>{formatPhone(me.phone)}</dd>
        {preferences !== undefined && (
          <>
            <dt>Planning papier</dt>
            <dd>{paperPlanningLabel(preferences.paperPlanning)}</dd>
            <dt>Préférence</dt>
            <dd>{preferenceLabel(preferences.assignment, me.teams)}</dd>
          </>
        )}
        {cards.map(({ key, title, show }) => (
          <Fragment key={key}>
            <dt>{title}</dt>
            <dd>{show({})}</dd>
          </Fragment>
        ))}
        <dt>Commentaire</dt>
        <dd>{me.comment ?? "✖"}</dd>
      </dl>
      {isEditing && <EditProfileDialog me={me} onClose={() => onEditing(false)} />}
    </Surface>
  );
}

/** An organiser rests after the festival, whatever they ticked. */
function preferenceLabel(chosen: AssignmentPreference, teams: readonly string[]): string {
  return assignmentPreferenceLabels[teams.includes("hard") ? "NO_REST" : chosen];
}

function paperPlanningLabel(wanted: boolean | null): string {
  if (wanted === null) return "Pas encore choisi";
  return wanted ? "Je veux mon planning imprimé" : "Pas besoin de planning imprimé";
}
