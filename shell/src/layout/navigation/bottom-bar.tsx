import { useSession } from "@coulisses/shared-auth";
import { NavLink } from "@coulisses/shared-pages/router";
import { hasMorePages, mobileBar } from "@coulisses/shared-domain/navigation/mobile-bar";
import { failedPart, late, mergeClasses } from "@coulisses/shared-ui/base";
import { PageIcon } from "@coulisses/shared-ui/icons";
import { useRef, useState } from "react";
import { Counts } from "../../site/counts";
import { inMenu, type SitePage } from "../../site/site-page";
import { useSite } from "../../site/site";
import { useBottomBarStyles } from "./bottom-bar-styles";
import { SummedBadge } from "./page-badge";
import { useClosing } from "../use-closing";

/** A press away: it costs the first page nothing. */
const MorePages = late(() => import("./more-pages"), { failed: failedPart() });

/** Milliseconds between two counts: what waits begins and ends without any write. */
const QUARTER = 15 * 60_000;

/** On a phone: the most used pages, the others behind `Plus`. */
export function BottomBar() {
  const { pages } = useSite();
  const { access } = useSession();
  const menu = inMenu(pages);
  // An organiser finds these pages behind « Plus »: nothing is counted for them.
  const timed = hasMorePages(access) ? [] : menu.filter(({ bar }) => bar !== undefined);
  return (
    <Counts of={timed.flatMap(({ bar }) => bar ?? [])} every={QUARTER}>
      {(counts) => (
        <Bar
          {...mobileBar(
            menu,
            access,
            timed.filter((_, rank) => (counts[rank] ?? 0) > 0),
          )}
        />
      )}
    </Counts>
  );
}

function Bar({ buttons, more }: ReturnType<typeof mobileBar<SitePage>>) {
  const styles = useBottomBarStyles();
  const [isOpen, setIsOpen] = useState(false);
  const area = useRef<HTMLElement>(null);
  const close = () => {
    setIsOpen(false);
  };
  useClosing(area, isOpen, close);

  return (
    <nav ref={area} aria-label="Navigation principale" className={styles.bar}>
      {isOpen && more !== undefined && <MorePages pages={more} onOpen={close} />}
      {buttons.map(({ page: { path, title, shortTitle, icon }, enabled }) =>
        enabled ? (
          <NavLink key={path} to={path} end={path === "/"} className={styles.button} onClick={close}>
            <PageIcon name={icon} size={22} />
            {shortTitle ?? title}
          </NavLink>
        ) : (
          <span key={path} aria-disabled="true" className={mergeClasses(styles.button, styles.greyed)}>
            <PageIcon name={icon} size={22} />
            {shortTitle ?? title}
          </span>
        ),
      )}
      {more !== undefined && (
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          <PageIcon name="dots-horizontal" size={22} />
          Plus
          <SummedBadge badges={more.flatMap(({ badge }) => badge ?? [])} className={styles.badge} />
        </button>
      )}
    </nav>
  );
}
