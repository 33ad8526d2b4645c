import { loadState, useNotify } from "@coulisses/shared-auth";
import type { OwnSession } from "@coulisses/shared-domain/contract/auth";
import { Button, Heading, LoadState, makeStyles, Text } from "@coulisses/shared-ui/base";
import { useId, useRef } from "react";
import {
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
} from "../api/own-account";
import { Device } from "./device";

const useStyles = makeStyles({
  section: { display: "grid", gap: "8px", outlineStyle: "none" },
  list: { listStyle: "none", margin: 0, padding: 0 },
  all: { justifySelf: "start" },
});

export function DevicesSection() {
  const styles = useStyles();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const notify = useNotify();
  const reading = useListOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = reading;
  const [end] = useEndOwnSessionMutation();
  const [endOthers, { isLoading: isEndingAll }] = useEndOtherSessionsMutation();
  const others = data?.filter(({ current }) => !current) ?? [];

  /** The button that was pressed goes with its device: the focus stays in the section. */
  function told(message: string) {
    notify({ type: "success", message });
    section.current?.focus();
  }
  async function onEnd({ id, device }: OwnSession) {
    const { error } = await end({ id });
    if (error === undefined) told(`${device} est déconnecté`);
  }
  async function onEndOthers() {
    const { error } = await endOthers();
    if (error === undefined) told("Tes autres appareils sont déconnectés");
  }

  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-labelledby={titleId}>
      <Heading level={3} id={titleId}>
        Mes appareils connectés
      </Heading>
      {data === undefined ? (
        <LoadState
          title="Tes appareils n'ont pas pu être lus"
          skeleton={{ lines: 3 }}
          {...loadState(reading)}
        />
      ) : (
        <ul className={styles.list}>
          {data.map((session) => (
            <Device key={session.id} session={session} onEnd={() => onEnd(session)} />
          ))}
        </ul>
      )}
      {data !== undefined && others.length === 0 && (
        <Text muted>Tu n'es connecté·e nulle part ailleurs.</Text>
      )}
      {others.length > 0 && (
        <Button className={styles.all} danger loading={isEndingAll} onClick={() => void onEndOthers()}>
          Déconnecter tous les autres
        </Button>
      )}
    </section>
  );
}
