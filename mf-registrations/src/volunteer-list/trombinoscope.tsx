import { useProfilePicture, type Volunteer } from "@coulisses/shared-auth";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { volunteerGroups } from "@coulisses/shared-domain/people/volunteers";
import { Heading, makeStyles, media, Surface, Text, tokens } from "@coulisses/shared-ui/base";
import { PersonPicture } from "@coulisses/shared-ui/icons";
import { useEffect, useMemo, useRef, useState } from "react";
import { TeamChips } from "../parts/team-chips";

const useStyles = makeStyles({
  groups: { display: "grid", gap: "12px" },
  cards: {
    listStyle: "none",
    margin: "12px 0 0",
    padding: 0,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(190px, 1fr))",
    gap: "12px",
    [media.mobile]: { gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))" },
  },
  // The browser lays out and paints only the cards in view, out of several hundred.
  card: {
    contentVisibility: "auto",
    containIntrinsicSize: "auto 170px",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "6px",
    padding: "12px 8px",
    textAlign: "center",
    overflowWrap: "anywhere",
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    "& > span:last-child": { justifyContent: "center" },
  },
  name: {
    padding: 0,
    border: "none",
    background: "none",
    color: "inherit",
    font: "inherit",
    fontWeight: 600,
    cursor: "pointer",
    ":hover": { textDecoration: "underline" },
    "@media (pointer: coarse)": { minWidth: "44px", minHeight: "44px" },
  },
});

type Props = {
  people: readonly Volunteer[];
  teams: readonly Team[];
  onChooseTeam: (code: string) => void;
  /** Absent without the permission to open the detail. */
  onOpen?: ((person: Volunteer) => void) | undefined;
};

/** Portraits, group by group. */
export function Trombinoscope({ people, teams, onChooseTeam, onOpen }: Props) {
  const styles = useStyles();
  const groups = useMemo(() => volunteerGroups(people), [people]);
  return (
    <div className={styles.groups}>
      {groups.map(({ title, people: some }) => (
        <Surface key={title} as="section" aria-label={title}>
          <Heading level={2}>{title}</Heading>
          <ul className={styles.cards}>
            {some.map((person) => (
              <li key={person.id} className={styles.card}>
                <FaceInView person={person} />
                {onOpen ? (
                  <button type="button" className={styles.name} onClick={() => onOpen(person)}>
                    {displayName(person)}
                  </button>
                ) : (
                  <Text weight="bold">{displayName(person)}</Text>
                )}
                <TeamChips codes={person.teams} teams={teams} onChoose={onChooseTeam} />
              </li>
            ))}
          </ul>
        </Surface>
      ))}
    </div>
  );
}

/** The picture is loaded once its card comes near the view. */
function FaceInView({ person }: { person: Volunteer }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || person.profilePicture === null || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "200px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, person.profilePicture]);
  const address = useProfilePicture(person.id, isNear ? person.profilePicture : null);
  return (
    <span ref={place}>
      <PersonPicture user={person} address={address} size={72} />
    </span>
  );
}
