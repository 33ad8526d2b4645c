import { Link } from "@coulisses/shared-pages/router";
import { can } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { useSession } from "@coulisses/shared-auth";
import { makeStyles, media, tokens } from "@coulisses/shared-ui/base";
import { type ReactNode, useEffect, useRef } from "react";
import data from "./sections.json";

type Section = {
  label: string;
  to: string;
  permission: Permission;
};

/**
 * Teams and permissions are separate pages: their permission does not include the rest of the configuration.
 */
const sections = data as readonly Section[];

const useStyles = makeStyles({
  page: {
    display: "grid",
    gridTemplateColumns: "180px minmax(0, 1fr)",
    alignItems: "start",
    gap: "16px",
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" },
  },
  list: {
    display: "flex",
    flexDirection: "column",
    gap: "2px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
    [media.mobile]: { flexDirection: "row", overflowX: "auto", paddingBottom: "4px" },
  },
  link: {
    display: "flex",
    alignItems: "center",
    minHeight: "36px",
    padding: "0 12px",
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: "none",
    whiteSpace: "nowrap",
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover },
    '&[aria-current="page"]': {
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground2,
      fontWeight: 600,
    },
    [media.mobile]: { minHeight: "44px" },
  },
});

type ConfigurationFrameProps = {
  /** Address of the open section. */
  current: string;
  children: ReactNode;
};

/** One section of the configuration, with links to the others that the reader may open. */
export function ConfigurationFrame({ current, children }: ConfigurationFrameProps) {
  const styles = useStyles();
  const { access } = useSession();
  const list = useRef<HTMLUListElement>(null);
  // On a phone the row of sections is wider than the screen: scrolls to the open one.
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current="page"]');
    if (!list.current || !link) return;
    list.current.scrollLeft +=
      link.getBoundingClientRect().left - list.current.getBoundingClientRect().left - 16;
  }, [current]);
  const own = sections.filter(({ permission }) => can(access, permission));
  if (own.length < 2) return children;
  return (
    <div className={styles.page}>
      <nav aria-label="Sections de la configuration">
        <ul ref={list} className={styles.list}>
          {own.map(({ label, to }) => (
            <li key={to}>
              <Link className={styles.link} to={to} aria-current={to === current ? "page" : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
