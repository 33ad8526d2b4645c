import { formatDay, formatTime } from "@coulisses/shared-domain/time/format";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { Text, useOnline } from "@coulisses/shared-ui/base";
import { useEffect, useState } from "react";

/** Age of the planning kept by this device, when offline. */
export function KeptAge({ volunteerId }: { volunteerId: number }) {
  const isOnline = useOnline();
  const [since, setSince] = useState<Date>();
  useEffect(() => {
    if (!isOnline) void keptSince(volunteerId).then(setSince);
  }, [isOnline, volunteerId]);
  if (isOnline) return null;
  return (
    <Text as="p" size="small" muted role="status">
      Hors ligne{since && ` · à jour ${moment(since)}`}. Le fond des cartes et ce qui a changé depuis
      reviennent avec le réseau.
    </Text>
  );
}

/** Date of the server's answer that the service worker keeps for this planning. */
async function keptSince(volunteerId: number): Promise<Date | undefined> {
  if (!("caches" in window)) return undefined;
  const kept = await caches.match(`/api/users/${volunteerId}/assignments`, { ignoreVary: true });
  const date = kept?.headers.get("date");
  return date ? new Date(date) : undefined;
}

function moment(date: Date): string {
  const isToday = parisDay(date) === parisDay(new Date());
  return `${isToday ? "" : `le ${formatDay(date)} `}à ${formatTime(date)}`;
}
