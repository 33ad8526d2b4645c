import { newcomers, type PresentPerson, presenceSentence } from "@coulisses/shared-domain/presence/presence";
import { useEffect, useRef, useState } from "react";

/** The time in which arrivals are collected, in milliseconds. */
const COLLECT_MS = 1_500;

/** PRE-5: the sentence for a screen reader about those who came, each person once. */
export function useAnnounced(people: readonly PresentPerson[]): string {
  const announced = useRef(new Set<number>());
  const [sentence, setSentence] = useState("");
  useEffect(() => {
    if (newcomers(people, announced.current).length === 0) return;
    const timer = setTimeout(() => {
      const come = newcomers(people, announced.current);
      come.forEach(({ id }) => announced.current.add(id));
      setSentence(presenceSentence(come.map(({ firstname }) => firstname)));
    }, COLLECT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [people]);
  return sentence;
}
