import { Link, useSearchParams } from "@coulisses/federation/platform/router";
import { can } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { isApiError, useListConfigurationQuery, useSession } from "@coulisses/shared-auth";
import { ErrorCard, makeStyles, media, Skeleton, Surface, tokens } from "@coulisses/shared-ui/base";
import type { ComponentType } from "react";
import { PermissionsSection } from "./permissions/permissions-section";
import { DatesSection } from "./settings/dates-section";
import { EditionsSection } from "./settings/editions-section";
import { FestivalSection } from "./settings/festival-section";
import { MapSection } from "./settings/map-section";
import { WelcomeSection } from "./settings/welcome-section";
import { TeamsSection } from "./teams/teams-section";

type Section = {
  /** As in the address. */
  key: string;
  label: string;
  /** Besides that of the page. */
  permission?: Permission;
  Content: ComponentType;
};

const sections: readonly Section[] = [
  { key: "festival", label: "Festival", Content: FestivalSection },
  { key: "dates", label: "Dates", Content: DatesSection },
  { key: "inscription", label: "Inscription", Content: WelcomeSection },
  { key: "carte", label: "Carte", Content: MapSection },
  { key: "equipes", label: "Équipes", permission: "manage-teams", Content: TeamsSection },
  { key: "permissions", label: "Permissions", permission: "manage-permissions", Content: PermissionsSection },
  { key: "editions", label: "Éditions", Content: EditionsSection },
];

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

/** What an administrator sets for everybody, one section at a time. */
export default function ConfigurationPage() {
  const styles = useStyles();
  const { access } = useSession();
  const { data, error, refetch } = useListConfigurationQuery();
  const [address] = useSearchParams();
  const own = sections.filter(({ permission }) => can(access, permission));
  const current = own.find(({ key }) => key === address.get("section")) ?? own[0];

  return (
    <div className={styles.page}>
      <nav aria-label="Sections de la configuration">
        <ul className={styles.list}>
          {own.map(({ key, label }) => (
            <li key={key}>
              <Link
                className={styles.link}
                to={`?section=${key}`}
                replace
                aria-current={key === current?.key ? "page" : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {data && current && <current.Content key={current.key} />}
      {!data && isApiError(error) && <ErrorCard message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Surface>
          <Skeleton lines={6} height="24px" />
        </Surface>
      )}
    </div>
  );
}
