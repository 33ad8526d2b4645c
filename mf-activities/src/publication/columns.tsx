import { formatTimeWindows } from "@coulisses/shared-domain/festival-event/time-window";
import type { ActivityForCommunication } from "@coulisses/shared-domain/contract/activity-dashboards";
import { makeStyles, Tag, tip, tokens } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { TeamIcon, UiIcon } from "@coulisses/shared-ui/icons";
import { RichText } from "@coulisses/shared-ui/rich-text";
import type { ReactNode } from "react";
import { identityColumns } from "../parts/columns";
import { activityCategoryLabel } from "@coulisses/shared-domain/festival-activity/sections/categories";
import { photoAddress } from "@coulisses/shared-domain/festival-activity/sections/photo-link";

const useStyles = makeStyles({
  tags: { display: "flex", flexWrap: "wrap", gap: "4px" },
  photo: {
    display: "inline-flex",
    padding: "4px",
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForegroundLink,
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  yes: { color: tokens.validatedInk },
  no: { color: tokens.refusedInk },
});

function Tags({ children }: { children: ReactNode }) {
  return <span className={useStyles().tags}>{children}</span>;
}

function Photo({ link, name }: { link: string; name: string }) {
  const styles = useStyles();
  return (
    <a
      href={photoAddress(link)}
      target="_blank"
      rel="noreferrer"
      aria-label={`Photo de ${name}`}
      className={styles.photo}
      {...tip(link)}
    >
      <TeamIcon icon="mdi-camera" />
    </a>
  );
}

function Flagship({ yes }: { yes: boolean }) {
  const styles = useStyles();
  return (
    <span className={yes ? styles.yes : styles.no}>
      <UiIcon name={yes ? "check" : "close"} label={yes ? "Oui" : "Non"} />
    </span>
  );
}

export const publicationColumns: Column<ActivityForCommunication>[] = [
  ...identityColumns<ActivityForCommunication>("160px"),
  {
    key: "photo",
    header: "Photo",
    width: "64px",
    selfEvident: true,
    align: "center",
    render: ({ photoLink, name }) => photoLink && <Photo link={photoLink} name={name} />,
  },
  {
    key: "description",
    header: "Description",
    minWidth: 200,
    priority: 4,
    selfEvident: true,
    render: ({ description }) => <RichText html={description} />,
  },
  {
    key: "categories",
    header: "Catégories",
    width: "140px",
    priority: 2,
    selfEvident: true,
    render: ({ categories }) => (
      <Tags>
        {categories.map((category) => (
          <Tag key={category}>{activityCategoryLabel(category)}</Tag>
        ))}
      </Tags>
    ),
  },
  {
    key: "flagship",
    header: "Anim phare",
    width: "96px",
    align: "center",
    sortBy: ({ isFlagship }) => (isFlagship ? 0 : 1),
    render: ({ isFlagship }) => <Flagship yes={isFlagship} />,
  },
  {
    key: "windows",
    header: "Créneaux",
    width: "262px",
    priority: 3,
    selfEvident: true,
    render: ({ timeWindows }) => (
      <Tags>
        {formatTimeWindows(timeWindows).map((text) => (
          <Tag key={text} intent="info">
            {text}
          </Tag>
        ))}
      </Tags>
    ),
  },
];
