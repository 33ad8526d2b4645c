import type { Spots } from "@coulisses/federation/feature";
import { createContext, type ReactNode, use } from "react";

/** A card of another app, whose code is loaded once it is shown. */
export type Card<Given> = {
  /** Unique among the cards of its spot. */
  key: string;
  /** Its own name, without the spot's; unique within its app. */
  name: string;
  title: string;
  /** The card itself. What fails in it stays in it. */
  show: (given: Given) => ReactNode;
};

type CardsOn = <Spot extends keyof Spots>(spot: Spot) => readonly Card<Spots[Spot]>[];

/** The shell's answer; an app that runs without it, as in its tests, has no cards of others. */
export const CardsContext = createContext<CardsOn>(() => []);

/** The cards that other apps put on a spot for this person, in their order. */
export const useCards: CardsOn = (spot) => use(CardsContext)(spot);
