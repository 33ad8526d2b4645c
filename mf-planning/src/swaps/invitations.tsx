import { useNotify } from "@coulisses/shared-auth";
import type { SwapInvitation } from "@coulisses/shared-domain/contract/assignment/swaps";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatSlot } from "@coulisses/shared-domain/time/format";
import { Button, makeStyles, Surface, Text } from "@coulisses/shared-ui/base";
import {
  useAcceptSwapMutation,
  useDeclineSwapMutation,
  useListOwnSwapsQuery,
  useWithdrawSwapMutation,
} from "../api/swap-api";

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: "none",
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
    gap: "16px",
  },
  facts: { display: "flex", flexDirection: "column", gap: "4px", overflowWrap: "anywhere" },
  actions: { display: "flex", flexWrap: "wrap", gap: "8px", marginTop: "8px" },
});

const ACCEPTED = "Merci ! Tu verras ici ce que les responsables en disent.";
const DECLINED = "C'est noté, on ne te demandera plus pour ce créneau.";
const WITHDRAWN = "C'est noté, on cherche quelqu'un d'autre.";

/** Requests that the reader could take or has offered to take; empty when there are none. */
export function SwapInvitations() {
  const styles = useStyles();
  const { data } = useListOwnSwapsQuery();
  const invitations = data?.invitations ?? [];
  if (invitations.length === 0) return null;
  return (
    <Surface title="On cherche quelqu'un">
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <Invitation invitation={invitation} />
          </li>
        ))}
      </ul>
    </Surface>
  );
}

function Invitation({ invitation }: { invitation: SwapInvitation }) {
  const styles = useStyles();
  const notify = useNotify();
  const [accept, accepting] = useAcceptSwapMutation();
  const [decline, declining] = useDeclineSwapMutation();
  const [withdraw, withdrawing] = useWithdrawSwapMutation();
  const isLoading = accepting.isLoading || declining.isLoading || withdrawing.isLoading;
  const { id, name, place, requester, isTaker } = invitation;
  const period = { start: new Date(invitation.start), end: new Date(invitation.end) };
  async function send(answer: typeof accept, message: string) {
    const { error } = await answer({ id });
    if (!error) notify({ type: "success", message });
  }
  const what = `${name}, ${formatSlot(period)}`;
  const button = (
    label: string,
    act: () => Promise<void>,
    appearance: "primary" | "secondary" = "secondary",
  ) => (
    <Button
      appearance={appearance}
      disabled={isLoading}
      aria-label={`${label} : ${what}`}
      onClick={() => void act()}
    >
      {label}
    </Button>
  );
  return (
    <section aria-label={what}>
      <div className={styles.facts}>
        <Text weight="bold">{name}</Text>
        <Text>{`${formatSlot(period)}, ${place ?? "aucun lieu assigné"}`}</Text>
        <Text>{`Pour remplacer ${displayName(requester)}`}</Text>
        {isTaker && <Text weight="medium">Tu as proposé de venir : les responsables doivent valider</Text>}
      </div>
      <div className={styles.actions}>
        {isTaker ? (
          button("Me désister", () => send(withdraw, WITHDRAWN))
        ) : (
          <>
            {button("Je peux y aller", () => send(accept, ACCEPTED), "primary")}
            {button("Non merci", () => send(decline, DECLINED))}
          </>
        )}
      </div>
    </section>
  );
}
