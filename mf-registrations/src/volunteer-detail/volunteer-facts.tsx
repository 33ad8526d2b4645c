import { useCards } from "@coulisses/shared-pages/router";
import { useCan, useProfilePicture, type Volunteer } from "@coulisses/shared-auth";
import type { Availabilities } from "@coulisses/shared-domain/contract/volunteer-availability";
import { assignmentPreferenceLabels } from "@coulisses/shared-domain/people/assignment-preference";
import { hasAddress } from "@coulisses/shared-domain/people/no-address";
import { formatPhone } from "@coulisses/shared-domain/people/phone";
import { formatDate } from "@coulisses/shared-domain/time/format";
import {
  Heading,
  Link as Reach,
  makeStyles,
  media,
  Text,
  tokens,
  useIsMobile,
} from "@coulisses/shared-ui/base";
import { PersonPicture, UiIcon } from "@coulisses/shared-ui/icons";
import type { ReactNode } from "react";
import { AvailabilitiesPart, AvailabilityList } from "./availabilities-part";
import { ClaimPart } from "./claim-part";
import { FriendsPart } from "./friends-part";
import { TeamsPart } from "./teams-part";

const useStyles = makeStyles({
  columns: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
    gap: "8px 32px",
    alignItems: "start",
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  column: { display: "grid", gap: "12px", minWidth: 0 },
  head: { display: "flex", alignItems: "center", gap: "16px" },
  facts: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "8px 16px",
    margin: 0,
    overflowWrap: "anywhere",
    "& dt": { color: tokens.colorNeutralForeground3 },
    "& dd": { margin: 0, whiteSpace: "pre-wrap" },
  },
  contact: { display: "inline-flex", alignItems: "center", gap: "6px" },
});

type VolunteerFrameProps = {
  volunteer: Volunteer;
  edits: boolean;
  /** Availabilities that the page already read. Those who assign read and change them on a large screen. */
  availabilities?: Availabilities | undefined;
  children: ReactNode;
};

/** Identity and teams, beside friends, availabilities and the cards of other apps. */
export function VolunteerFrame({ volunteer, edits, availabilities, children }: VolunteerFrameProps) {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const places = useCan("affect-volunteer");
  const editsTeams = useCan("affect-team");
  const cards = useCards("volunteer");
  const address = useProfilePicture(volunteer.id, volunteer.profilePicture);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <div className={styles.head}>
          <PersonPicture user={volunteer} address={address} size={84} />
          <Text weight="bold">Charisme : {volunteer.charisma} 😎</Text>
        </div>
        <TeamsPart volunteer={volunteer} edits={editsTeams} />
        {children}
      </div>
      <div className={styles.column}>
        <FriendsPart volunteer={volunteer} edits={edits} />
        {places && !isMobile && <AvailabilitiesPart person={volunteer} known={availabilities} />}
        {availabilities && !(places && !isMobile) && <AvailabilityList periods={availabilities} />}
        {cards.map(({ key, title, show }) => (
          <section key={key} aria-label={title}>
            <Heading level={3}>{title}</Heading>
            {show({ userId: volunteer.id })}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Facts about a volunteer that the reader may see. */
export function VolunteerFacts({ volunteer }: { volunteer: Volunteer }) {
  const styles = useStyles();
  const { birthdate, email, phone, note } = volunteer;
  return (
    <dl className={styles.facts}>
      {birthdate !== undefined && <Fact label="Naissance">{formatDate(`${birthdate}T12:00:00Z`)}</Fact>}
      {email !== undefined && !hasAddress(email) && (
        <Fact label="Email">
          <ClaimPart volunteer={volunteer} />
        </Fact>
      )}
      {email !== undefined && hasAddress(email) && (
        <Fact label="Email">
          <Reach href={`mailto:${email}`} className={styles.contact}>
            <UiIcon name="mail" size={16} /> {email}
          </Reach>
        </Fact>
      )}
      {phone !== undefined && (
        <Fact label="Téléphone">
          <Reach href={`tel:${phone}`}>{formatPhone(phone)}</Reach>
        </Fact>
      )}
      <CommentAndPreference volunteer={volunteer} />
      {note !== undefined && <Fact label="Note des humains">{note ?? "Aucune note"}</Fact>}
    </dl>
  );
}

/** Fields that only the volunteer changes. */
export function OwnWords({ volunteer }: { volunteer: Volunteer }) {
  return (
    <dl className={useStyles().facts}>
      <CommentAndPreference volunteer={volunteer} />
    </dl>
  );
}

function CommentAndPreference({ volunteer: { comment, preference } }: { volunteer: Volunteer }) {
  return (
    <>
      {comment !== undefined && <Fact label="Commentaire">{comment ?? "Aucun commentaire"}</Fact>}
      {preference && <Fact label="Préférence">{assignmentPreferenceLabels[preference.assignment]}</Fact>}
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
);
