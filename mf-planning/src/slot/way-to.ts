import type { TaskForCalendar } from "@coulisses/shared-domain/contract/planning/slots";
import { barycentre } from "@coulisses/shared-domain/location/geo-location";

/** The address that shows a location in another map application; none while nobody has drawn it. */
export function wayTo(location: TaskForCalendar["appointment"]): string | undefined {
  const centre = location?.geoLocation && barycentre(location.geoLocation);
  return centre ? `https://www.google.com/maps/search/?api=1&query=${centre.lat},${centre.lng}` : undefined;
}
