import { useNotify } from "@coulisses/shared-auth";
import type { PotentialParticipant } from "@coulisses/shared-domain/contract/charisma";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { readPastedLines } from "@coulisses/shared-domain/people/pasted-lines";
import { Button, Notice } from "@coulisses/shared-ui/base";
import { TextareaField } from "@coulisses/shared-ui/form";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import type { Hours } from "./participant-columns";

type Props = {
  people: readonly PotentialParticipant[];
  /** Hours of those whose name was found, by their id. */
  onFill: (hours: Hours) => void;
  onClose: () => void;
};

/** Those who took part, a name a line, with their hours; the lines of which nothing was taken are said. */
export default function PasteDialog({ people, onFill, onClose }: Props) {
  const notify = useNotify();
  const [text, setText] = useState("");
  const [problems, setProblems] = useState<string[]>([]);
  const fill = () => {
    const { amounts, unknown, ambiguous } = readPastedLines(text, people, "1");
    const hours: Hours = {};
    const unreadable: string[] = [];
    for (const person of people) {
      const amount = amounts[person.id];
      if (amount === undefined) continue;
      const count = hoursOf(amount);
      if (count === undefined) unreadable.push(`${displayName(person)} (${amount})`);
      else hours[person.id] = count;
    }
    const count = Object.keys(hours).length;
    onFill(hours);
    if (count > 0) {
      const message = count > 1 ? `${count} participants ont été repris` : "Un participant a été repris";
      notify({ type: "success", message });
    }
    const left = [
      unknown.length > 0 && `Introuvables : ${unknown.join(", ")}`,
      ambiguous.length > 0 && `Plusieurs personnes, ou deux fois : ${ambiguous.join(", ")}`,
      unreadable.length > 0 && `Heures illisibles : ${unreadable.join(", ")}`,
      text.trim() === "" && "Rien n'est collé",
    ].filter((line) => line !== false);
    setProblems(left);
    if (left.length === 0) onClose();
  };
  return (
    <Dialog
      open
      title="Coller une liste de participants"
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={fill}>
          Remplir les heures
        </Button>
      }
    >
      <TextareaField
        label="Noms et heures"
        hint="Une ligne par personne : son nom, puis ses heures si tu les as ; sans heures, c'est une heure"
        value={text}
        onChange={setText}
        autoFocus
      />
      {problems.length > 0 && (
        <Notice intent="warning" role="alert" title="Rien n'a été repris de ces lignes">
          {problems.join("\n")}
        </Notice>
      )}
    </Dialog>
  );
}

/** « 2 », « 2h »; undefined for what is no whole number of hours. */
function hoursOf(text: string): number | undefined {
  const hours = Number(/^(\d+) ?h?$/i.exec(text.trim())?.[1]);
  return hours > 0 ? hours : undefined;
}
