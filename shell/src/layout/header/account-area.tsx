import { useGetMeQuery } from "@coulisses/shared-auth";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { greetingName } from "@coulisses/shared-domain/people/display-name";
import {
  makeStyles,
  media,
  mergeClasses,
  tokens,
  useIsMobile,
  VisuallyHidden,
} from "@coulisses/shared-ui/base";
import { useId, useRef, useState } from "react";
import { ProfilePicture } from "../../profile/profile-picture";
import { AccountPanel } from "./account-panel";
import { useClosing } from "../use-closing";

const useStyles = makeStyles({
  area: { position: "relative" },
  button: {
    display: "flex",
    alignItems: "center",
    gap: "10px",
    height: "44px",
    padding: "0 12px 0 5px",
    border: "none",
    borderRadius: "22px",
    background: "transparent",
    color: "inherit",
    font: "inherit",
    fontWeight: 500,
    cursor: "pointer",
    ":hover": { background: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    [media.mobile]: { padding: "0 5px" },
  },
  balance: { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  above: { color: tokens.validatedInk },
  below: { color: tokens.refusedInk },
});

/** The balance of the person's account, live. */
function Balance({ cents }: { cents: number }) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.balance, cents > 0 && styles.above, cents < 0 && styles.below)}>
      <VisuallyHidden>Compte perso : </VisuallyHidden>
      {formatAmount(cents)}
    </span>
  );
}

/** The logged-in person, and the menu of their own pages. */
export function AccountArea() {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const { data: me } = useGetMeQuery();
  const [isOpen, setIsOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useClosing(area, isOpen, (byKeyboard) => {
    setIsOpen(false);
    if (byKeyboard) button.current?.focus();
  });

  return (
    <div ref={area} className={styles.area}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {me !== undefined && <ProfilePicture user={me} size={34} />}
        {isMobile ? (
          <VisuallyHidden>Mon profil</VisuallyHidden>
        ) : (
          <>
            <span>{me === undefined ? "Mon profil" : greetingName(me)}</span>
            {me?.balance !== undefined && <Balance cents={me.balance} />}
          </>
        )}
      </button>
      {isOpen && (
        <AccountPanel
          id={panelId}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
