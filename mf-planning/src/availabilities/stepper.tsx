import { overlaps, type Period } from "@coulisses/shared-domain/time/period";
import { festivalDayPeriod } from "@coulisses/shared-domain/time/festival-day";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { formatDay } from "@coulisses/shared-domain/time/format";
import type { AvailabilityStep } from "@coulisses/shared-domain/volunteer-availability/steps";
import { makeStyles, mergeClasses, Text, tokens, VisuallyHidden } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";

const useStyles = makeStyles({
  steps: {
    display: "flex",
    flexWrap: "wrap",
    gap: "8px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  step: {
    display: "flex",
    alignItems: "center",
    gap: "10px",
    padding: "8px 16px 8px 10px",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: "12px",
    backgroundColor: "transparent",
    color: tokens.colorNeutralForeground1,
    fontFamily: "inherit",
    textAlign: "left",
    cursor: "pointer",
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  present: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    ":hover": { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  number: {
    display: "grid",
    placeItems: "center",
    width: "28px",
    height: "28px",
    borderRadius: "50%",
    backgroundColor: tokens.colorNeutralBackground3,
    fontWeight: 600,
  },
  presentNumber: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  given: { backgroundColor: tokens.validatedFill, color: tokens.validatedInk },
  words: { display: "grid" },
  days: { fontSize: tokens.fontSizeBase200, color: "inherit" },
});

type StepperProps = {
  steps: readonly AvailabilityStep[];
  present: AvailabilityStep;
  /** Recorded or selected periods: they tick their step. */
  availabilities: readonly Period[];
  onChoose: (step: AvailabilityStep) => void;
};

/** The steps, all of them open to a click. */
export function Stepper({ steps, present, availabilities, onChoose }: StepperProps) {
  const styles = useStyles();
  const isGiven = ({ days }: AvailabilityStep) =>
    days.some((day) => availabilities.some((period) => overlaps(period, festivalDayPeriod(day))));
  return (
    <nav aria-label="Étapes">
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const isPresent = step === present;
          return (
            <li key={step.name}>
              <button
                type="button"
                className={mergeClasses(styles.step, isPresent && styles.present)}
                onClick={() => onChoose(step)}
                {...(isPresent && { "aria-current": "step" as const })}
              >
                <span
                  className={mergeClasses(
                    styles.number,
                    isPresent && styles.presentNumber,
                    isGiven(step) && styles.given,
                  )}
                >
                  {isGiven(step) ? <UiIcon name="check" size={18} /> : index + 1}
                </span>
                <span className={styles.words}>
                  <Text weight="bold">{step.name}</Text>
                  <span className={styles.days}>{daysOf(step)}</span>
                </span>
                {isGiven(step) && <VisuallyHidden>des créneaux y sont choisis</VisuallyHidden>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** « 15 - 17 mai », « 30 avril - 3 mai ». */
function daysOf({ days }: AvailabilityStep): string {
  const [first = "", last = first] = [days[0], days.at(-1)];
  const words = (day: string) => formatDay(parisInstant(day, 12)).split(" ").slice(1);
  const [number, month] = words(first);
  const [lastNumber = "", lastMonth = ""] = words(last);
  return month === lastMonth
    ? `${number} - ${lastNumber} ${lastMonth}`
    : `${number} ${month} - ${lastNumber} ${lastMonth}`;
}
