import { FestivalError } from "@coulisses/shared-domain/festival-error";

export const movedOn = () =>
  new FestivalError(
    "stale",
    "Cette fiche a été modifiée entre-temps par quelqu'un d'autre. Recharge-la avant de recommencer.",
  );
