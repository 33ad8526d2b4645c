import { presenceSentence, type PresentPerson } from "@coulisses/shared-domain/presence/presence";
import { Button, makeStyles, media, Text, tokens, VisuallyHidden } from "@coulisses/shared-ui/base";
import { PersonPicture } from "@coulisses/shared-ui/icons";
import { Menu } from "@coulisses/shared-ui/overlay";
import { useAnnounced } from "./use-announced";

const MOST_PICTURES = 3;

const useStyles = makeStyles({
  here: { display: "inline-flex", position: "relative" },
  button: { minWidth: "44px", minHeight: "36px", padding: "0 6px", [media.mobile]: { marginRight: "8px" } },
  pictures: { display: "inline-flex", alignItems: "center", paddingLeft: "6px" },
  picture: {
    display: "inline-flex",
    marginLeft: "-6px",
    borderRadius: "50%",
    boxShadow: `0 0 0 2px ${tokens.colorNeutralBackground1}`,
  },
  more: { marginLeft: "4px" },
});

const pictureOf = ({ firstname }: PresentPerson, size: number) => (
  <PersonPicture user={{ firstname, lastname: "" }} address={null} size={size} />
);

/** Two people of one first name are told apart by a number. */
function labelsOf(people: readonly PresentPerson[]): string[] {
  return people.map(({ firstname }, at) => {
    const namesakes = people.slice(0, at).filter((one) => one.firstname === firstname).length;
    return namesakes === 0 ? firstname : `${firstname} (${namesakes + 1})`;
  });
}

type Props = {
  people: readonly PresentPerson[];
  /** The title of a section, by its anchor; undefined for one that this version does not have. */
  titleOf: (section: string) => string | undefined;
};

/** The others who look at the sheet: their pictures, and a list that leads to the section that each reads. */
export function PeopleHere({ people, titleOf }: Props) {
  const styles = useStyles();
  const announced = useAnnounced(people);
  const labels = labelsOf(people);
  const sentence = presenceSentence(labels);
  const more = people.length - MOST_PICTURES;
  return (
    <span className={styles.here}>
      <span role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </span>
      {people.length > 0 && (
        <Menu
          label="Qui consulte cette fiche"
          align="end"
          trigger={
            <Button appearance="subtle" className={styles.button} tooltip={sentence} aria-label={sentence}>
              <span className={styles.pictures}>
                {people.slice(0, MOST_PICTURES).map((person) => (
                  <span key={person.id} className={styles.picture}>
                    {pictureOf(person, 26)}
                  </span>
                ))}
                {more > 0 && (
                  <Text size="small" className={styles.more}>
                    +{more}
                  </Text>
                )}
              </span>
            </Button>
          }
          items={people.map((person, at) => {
            const title = person.section === null ? undefined : titleOf(person.section);
            const name = labels[at] ?? person.firstname;
            return {
              id: String(person.id),
              label: title === undefined ? name : `${name} · ${title}`,
              icon: pictureOf(person, 20),
              ...(title !== undefined && { href: `#${String(person.section)}` }),
            };
          })}
        />
      )}
    </span>
  );
}
