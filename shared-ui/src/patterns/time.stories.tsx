import {
  formatDay,
  formatHours,
  formatHumanDateTime,
  formatShortDay,
} from "@coulisses/shared-domain/time/format";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Text } from "../base/text/text";
import { DateTimeField } from "../form/date/date-time-field";
import { DoDont } from "../stories/do-dont";
import { inForm, onCard, Stack, useKept } from "../stories/frames";
import { guide } from "../stories/guide";

const start = "2026-05-15T19:00:00.000Z";
const evening = createPeriod({ start, end: "2026-05-15T23:30:00.000Z" });

const meta = {
  title: "patterns/Time, heure, date, créneau",
  decorators: [onCard],
  parameters: guide({
    what: "Time is Paris time wherever the reader is; a festival day goes from six to six. `time/format` of shared-domain writes it.",
    use: [
      "the day with its name: people prepare a Friday, not a fifteenth",
      "`DateTimeField` for an instant, `PeriodFields` for a period, `PeriodCalendar` to see both",
    ],
    avoid: ["« hier », « dans 3 h » alone: nobody can plan with them", "a year where there is but one"],
    accessibility: ["An hour reads `14h30`, which screen readers say as an hour."],
    fluent: "the calendar of `DatePicker`, through `DateField`",
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  render: () => (
    <Stack>
      <Text>Dans une liste : {formatShortDay(start)}</Text>
      <Text>Dans une phrase : {formatDay(start)}</Text>
      <Text>Un créneau : {formatHours(evening)}</Text>
      <Text>Ce qui s'est passé : {formatHumanDateTime(start)}</Text>
    </Stack>
  ),
};
export const Typed: Story = {
  decorators: [inForm],
  render: function Typed() {
    return (
      <DateTimeField label="Début du créneau" {...useKept<string | null>({ value: "2026-05-15T21:00" })} />
    );
  },
};
export const DoAndDont: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          picture: `${formatDay(start)}, ${formatHours(evening)}`,
          why: "Le jour par son nom, les heures comme on les dit.",
        }}
        bad={{ picture: "05/15/2026 21:00:00", why: "L'ordre américain, et des secondes pour personne." }}
      />
      <DoDont
        good={{ picture: "Le créneau finit avant de commencer", why: "Dit ce qui ne va pas." }}
        bad={{ picture: "Période invalide", why: "On ne sait pas quoi corriger." }}
      />
    </>
  ),
};
