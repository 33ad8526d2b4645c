import {
  isApiError,
  useGetMeQuery,
  useListConfigurationQuery,
  useReadAvailabilitiesQuery,
  useSession,
} from "@coulisses/shared-auth";
import type { EventDate } from "@coulisses/shared-domain/contract/configuration";
import { can } from "@coulisses/shared-domain/access/access";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { availabilitySteps } from "@coulisses/shared-domain/volunteer-availability/steps";
import {
  EmptyState,
  ErrorCard,
  Loading,
  makeStyles,
  media,
  Notice,
  Surface,
  Text,
} from "@coulisses/shared-ui/base";
import { useMemo } from "react";
import { useListCharismaPeriodsQuery } from "../api/charisma-api";
import { AskedHours } from "./asked-hours";
import { AvailabilityForm } from "./availability-form";

const useStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px", maxWidth: "1240px" },
  intro: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    gap: "12px 24px",
    alignItems: "center",
    "@media (max-width: 1023px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  rules: { margin: 0, paddingLeft: "18px" },
  card: { [media.mobile]: { padding: "12px 16px 16px" } },
});

/** One's own availabilities: those recorded, and those to add. */
export default function AvailabilitiesPage() {
  const styles = useStyles();
  const { userId, access } = useSession();
  const me = useGetMeQuery();
  const configuration = useListConfigurationQuery();
  const periods = useListCharismaPeriodsQuery();
  const recorded = useReadAvailabilitiesQuery({ userId: userId ?? 0 }, { skip: userId === null });
  const isExtended = can(access, "enter-extended-availabilities");

  const steps = useMemo(() => {
    const dayOf = (key: string) => {
      const value = configuration.data?.find((entry) => entry.key === key)?.value as
        EventDate | null | undefined;
      return value ? parisDay(new Date(value.start)) : undefined;
    };
    const festivalDay = dayOf("eventDate");
    return festivalDay === undefined
      ? []
      : availabilitySteps({ festivalDay, organiserDay: dayOf("orgaWeekDate"), isExtended });
  }, [configuration.data, isExtended]);
  const points = useMemo(
    () =>
      (periods.data ?? []).map(({ charisma, start, end }) => ({
        charisma,
        start: new Date(start),
        end: new Date(end),
      })),
    [periods.data],
  );
  const own = useMemo(
    () => recorded.data?.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) })),
    [recorded.data],
  );

  const error = recorded.data ? configuration.error : recorded.error;
  const retry = () =>
    [recorded, configuration, periods].forEach((read) => read.isError && void read.refetch());
  return (
    <div className={styles.page}>
      {userId !== null && <AskedHours userId={userId} />}
      <Introduction />
      {own === undefined || configuration.data === undefined ? (
        <Surface>
          {isApiError(error) ? (
            <ErrorCard
              title="Tes disponibilités n'ont pas pu être lues"
              message={error.message}
              onRetry={retry}
              retrying={recorded.isFetching || configuration.isFetching}
            />
          ) : (
            <Loading label="Chargement de tes disponibilités…" />
          )}
        </Surface>
      ) : steps.length === 0 ? (
        <Surface>
          <EmptyState title="Les dates du festival ne sont pas encore fixées" picture="calendar">
            Reviens bientôt : tu pourras donner tes disponibilités dès qu&apos;elles le seront.
          </EmptyState>
        </Surface>
      ) : (
        <AvailabilityForm
          userId={userId ?? 0}
          steps={steps}
          recorded={own}
          points={points}
          charisma={me.data?.charisma}
        />
      )}
    </div>
  );
}

function Introduction() {
  const styles = useStyles();
  return (
    <Surface as="div" className={styles.card}>
      <div className={styles.intro}>
        <Text as="p">
          Dis-nous quand tu peux venir : touche les créneaux qui te vont, puis valide. Plus tu es disponible,
          plus tu gagnes de charisme, et plus tu as de chances d&apos;être des nôtres&nbsp;!
        </Text>
        <Notice intent="error" title="Attention !">
          <ul className={styles.rules}>
            <li>Il faut au moins 2 heures à la suite.</li>
            <li>
              Les créneaux enregistrés, en vert, restent. Tu peux reprendre les derniers tant que personne ne
              compte sur toi.
            </li>
          </ul>
        </Notice>
      </div>
    </Surface>
  );
}
