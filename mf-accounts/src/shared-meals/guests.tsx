import { useSession } from "@coulisses/shared-auth";
import type { SharedMeal } from "@coulisses/shared-domain/shared-meal/shared-meal";
import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { RowButton } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useId, useState } from "react";

const useStyles = makeStyles({
  guests: { margin: 0, paddingLeft: "20px", display: "grid", gap: "2px" },
  guest: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "8px" },
  // Its icon begins where the text above does.
  start: { justifySelf: "start", marginLeft: "-12px" },
});

type GuestsProps = Pick<SharedMeal, "shotguns" | "shotgunCount"> & {
  /** The chef of an open meal removes a guest. */
  onRemove?: (id: number, name: string) => Promise<void>;
};

/** The number of guests of a meal, which unfolds their names. */
export function Guests({ shotguns, shotgunCount, onRemove }: GuestsProps) {
  const styles = useStyles();
  const { userId } = useSession();
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const isGuest = shotguns.some(({ id }) => id === userId);
  return (
    <>
      <Button
        appearance="subtle"
        className={styles.start}
        icon={<UiIcon name={isOpen ? "chevron-up" : "chevron-down"} />}
        aria-expanded={isOpen}
        {...(isOpen && { "aria-controls": list })}
        onClick={() => setOpen(!isOpen)}
      >
        {`${shotgunCount} ${shotgunCount > 1 ? "convives" : "convive"}${isGuest ? " (dont moi)" : ""}`}
      </Button>
      {isOpen && (
        <ul id={list} className={styles.guests}>
          {shotguns.map(({ id, name }) => (
            <li key={id}>
              <span className={styles.guest}>
                {name}
                {onRemove && (
                  <RowButton
                    icon="close"
                    danger
                    tooltip={`Retirer ${name}`}
                    onClick={() => void onRemove(id, name)}
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
