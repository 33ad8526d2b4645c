import {
  useCan,
  useGetPreferencesQuery,
  useNotify,
  useSaveAssignmentPreferenceMutation,
  useSavePaperPlanningMutation,
  useSaveRemindersMutation,
} from "@coulisses/shared-auth";
import {
  assignmentPreferenceDetails,
  assignmentPreferenceLabels,
  assignmentPreferences,
} from "@coulisses/shared-domain/people/assignment-preference";
import { reminderKinds, reminderLabels } from "@coulisses/shared-domain/planning/reminder-kind";
import { PushSwitch, usePushHere } from "@coulisses/shared-pages/push";
import { Heading, Text } from "@coulisses/shared-ui/base";
import { MultiChoice, RadioField } from "@coulisses/shared-ui/form";
import { NewsFields } from "./news-fields";

const SAVED = "Ta préférence a été mise à jour";

const paperChoices = [
  { value: "yes", label: "OUI" },
  { value: "no", label: "NON" },
];

const assignmentChoices = assignmentPreferences.map((value) => ({
  value,
  label: assignmentPreferenceLabels[value],
  detail: assignmentPreferenceDetails[value],
}));

const reminderChoices = reminderKinds.map((value) => ({ value, label: reminderLabels[value] }));

/** Saved as soon as they are clicked. */
export function PreferenceFields({ teams }: { teams: readonly string[] }) {
  const notify = useNotify();
  const { data: preferences } = useGetPreferencesQuery();
  const [savePaper] = useSavePaperPlanningMutation();
  const [saveReminders] = useSaveRemindersMutation();
  const [saveAssignment] = useSaveAssignmentPreferenceMutation();
  const pushHere = usePushHere();
  const saved = (answer: object) => {
    if (!("error" in answer)) notify({ type: "success", message: SAVED });
  };
  const readsSheets = [useCan("read-fa"), useCan("read-ft")].some(Boolean);
  if (preferences === undefined) return null;

  const { paperPlanning, assignment, reminders, news } = preferences;
  const byPush = pushHere.state !== undefined && pushHere.state !== "none";
  return (
    <>
      <Heading level={3}>Mes préférences</Heading>
      <RadioField
        label="Je veux mon planning imprimé"
        options={paperChoices}
        value={paperPlanning === null ? null : paperPlanning ? "yes" : "no"}
        onChange={(value) => void savePaper({ body: { paperPlanning: value === "yes" } }).then(saved)}
      />
      <RadioField
        label="Mes créneaux, je les préfère"
        options={assignmentChoices}
        value={assignment}
        onChange={(value) => void saveAssignment({ body: { assignment: value } }).then(saved)}
      />
      <MultiChoice
        label="Me rappeler mes créneaux par mail"
        options={reminderChoices}
        value={reminders.mail}
        onChange={(mail) => void saveReminders({ body: { mail } }).then(saved)}
      />
      {byPush && (
        <MultiChoice
          label="Me rappeler mes créneaux par notification"
          options={reminderChoices}
          value={reminders.push}
          onChange={(push) => void saveReminders({ body: { push } }).then(saved)}
        />
      )}
      {readsSheets && <NewsFields news={news} byPush={byPush} onSaved={saved} />}
      <PushSwitch {...pushHere} />
      {teams.includes("hard") && (
        <Text size="small" muted>
          En tant qu'orga, tu es de toute façon sur tous les fronts 😉
        </Text>
      )}
    </>
  );
}
