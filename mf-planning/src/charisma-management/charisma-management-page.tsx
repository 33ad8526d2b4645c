import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { byDisplayName } from "@coulisses/shared-domain/people/volunteers";
import { matches } from "@coulisses/shared-domain/slug";
import { loadState } from "@coulisses/shared-auth";
import { Button, makeStyles, noMatch, Surface, Text, TextField } from "@coulisses/shared-ui/base";
import { DataTable } from "@coulisses/shared-ui/data";
import { SearchField } from "@coulisses/shared-ui/filters";
import { DateField, InlineForm, NumberField } from "@coulisses/shared-ui/form";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useListPotentialParticipantsQuery } from "../api/charisma-api";
import { participantColumns } from "./participant-columns";
import { participantsOf, useEventForm } from "./use-event-form";

const useStyles = makeStyles({
  page: {
    display: "grid",
    gridTemplateColumns: "minmax(260px, 340px) minmax(0, 1fr)",
    alignItems: "start",
    gap: "16px",
    "@media (max-width: 1023px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  event: {
    display: "grid",
    gap: "12px",
    position: "sticky",
    top: "12px",
    "@media (max-width: 1023px)": { position: "static" },
  },
  tools: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    gap: "8px",
  },
  search: { flexGrow: 1, minWidth: "200px" },
  people: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "8px" },
});

const PasteDialog = onDemand(() => import("./paste-dialog"));

const none: never[] = [];
const keys = ["search"] as const;

/** Records the participants of an event, their hours, and the charisma of an hour. */
export default function CharismaManagementPage() {
  const [saved, setSaved] = useState(0);
  return <EventForm key={saved} onSaved={() => setSaved(saved + 1)} />;
}

function EventForm({ onSaved }: { onSaved: () => void }) {
  const styles = useStyles();
  const { filters, activeCount, field } = useAddressFilters(keys);
  const reading = useListPotentialParticipantsQuery();
  const { data: people = none } = reading;
  const [isPasting, setIsPasting] = useState(false);
  const form = useEventForm(onSaved);
  const { hours, charismaPerHour } = form.values;
  const shown = useMemo(
    () => people.filter((person) => matches(displayName(person), filters.search)).sort(byDisplayName),
    [people, filters.search],
  );
  const { setValue } = form;
  const columns = useMemo(
    () =>
      participantColumns({
        hours,
        charismaPerHour: charismaPerHour ?? 0,
        onChange: (id, count) => setValue("hours", { ...hours, [id]: count }),
      }),
    [hours, charismaPerHour, setValue],
  );

  return (
    <InlineForm form={form} label="Nouvel événement">
      <div className={styles.page}>
        <EventFields form={form} />
        <div className={styles.people}>
          <div className={styles.tools}>
            <SearchField className={styles.search} label="Rechercher un bénévole" {...field("search")} />
            <Button onClick={() => setIsPasting(true)}>Coller une liste</Button>
          </div>
          <Surface padded={false}>
            <DataTable
              caption="Participants"
              rows={shown}
              columns={columns}
              getRowId={({ id }) => id}
              loadingText="Chargement des bénévoles..."
              emptyText={noMatch(activeCount) ?? "Aucun bénévole"}
              {...loadState(reading)}
            />
          </Surface>
        </div>
      </div>
      {isPasting && (
        <PasteDialog
          people={people}
          onFill={(more) => setValue("hours", { ...hours, ...more })}
          onClose={() => setIsPasting(false)}
        />
      )}
    </InlineForm>
  );
}

/** « 3 participants, 6 h, 60 de charisme ». */
function totalWords(participants: readonly { hours: number }[], charismaPerHour: number): string {
  const hours = participants.reduce((sum, each) => sum + each.hours, 0);
  const [count, number] = [participants.length, (value: number) => value.toLocaleString("fr")];
  return `${number(count)} ${count > 1 ? "participants" : "participant"}, ${number(hours)} h, ${number(hours * charismaPerHour)} de charisme`;
}

/** The event itself, with what its participants come to. */
function EventFields({ form }: { form: ReturnType<typeof useEventForm> }) {
  const styles = useStyles();
  const { hours, charismaPerHour } = form.values;
  const participants = participantsOf(hours);
  const isEmpty = participants.length === 0;
  const { error: missing } = form.field("hours");
  return (
    <Surface title="Nouvel événement">
      <div className={styles.event}>
        <TextField label="Nom de l'événement" required {...form.field("name")} />
        <DateField label="Date de l'événement" required {...form.field("eventDate")} />
        <NumberField label="Charisme par heure" required min={1} {...form.field("charismaPerHour")} />
        <Text as="p" muted>
          {isEmpty
            ? "Note à droite les heures de chaque participant."
            : totalWords(participants, charismaPerHour ?? 0)}
        </Text>
        {missing !== undefined && isEmpty && (
          <Text as="p" role="alert">
            {missing}
          </Text>
        )}
        <Button appearance="primary" type="submit" loading={form.sending}>
          Sauvegarder
        </Button>
      </div>
    </Surface>
  );
}
