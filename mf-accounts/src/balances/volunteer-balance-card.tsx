import type { Spots } from "@coulisses/federation/feature";
import { loadState } from "@coulisses/shared-auth";
import { LoadState, Text } from "@coulisses/shared-ui/base";
import { useListConsumersQuery } from "../api/consumers-api";
import { BalanceLink } from "./balance-link";

/** The balance of a volunteer's account, in their dialog, for those who manage accounts. */
export default function VolunteerBalanceCard({ userId }: Spots["volunteer"]) {
  const reading = useListConsumersQuery();
  if (reading.data === undefined) return <LoadState skeleton={{ lines: 1 }} {...loadState(reading)} />;
  const consumer = reading.data.find(({ id }) => id === userId);
  if (consumer?.balance === undefined) return <Text muted>Pas de compte perso</Text>;
  const search = new URLSearchParams({ search: `${consumer.firstname} ${consumer.lastname}` });
  return <BalanceLink cents={consumer.balance} to={`/transactions?${search.toString()}`} />;
}
