import { ofName } from "@coulisses/shared-domain/french/of-name";
import { formatTimeWindows } from "@coulisses/shared-domain/festival-event/time-window";
import type { ActivityForCommunication } from "@coulisses/shared-domain/contract/activity-dashboards";
import { makeStyles, Tag, tip, tokens } from "@coulisses/shared-ui/base";
import { type Column, downloadFile, RowButton } from "@coulisses/shared-ui/data";
import { TeamIcon } from "@coulisses/shared-ui/icons";
import { RichText } from "@coulisses/shared-ui/rich-text";
import type { ReactNode } from "react";
import { copyText } from "@coulisses/shared-auth";
import { publicationText } from "./publication-text";
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
  missing: { color: tokens.colorNeutralForeground3 },
  actions: { display: "flex", justifyContent: "flex-end", gap: "2px" },
});

/** Said quietly: a part that nobody has written yet is no error. */
function Missing({ children }: { children: string }) {
  return <span className={useStyles().missing}>{children}</span>;
}

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
      aria-label={`Photo ${ofName(name)}`}
      className={styles.photo}
      {...tip(link)}
    >
      <TeamIcon icon="mdi-camera" />
    </a>
  );
}

/** Takes the animation away as a text. */
function Texts({ animation }: { animation: ActivityForCommunication }) {
  const styles = useStyles();
  const { id, name } = animation;
  const copy = () => copyText(publicationText(animation), "Le texte de l'animation est copié ✅");
  const download = () =>
    downloadFile(
      `animation-${id}.txt`,
      new Blob([publicationText(animation)], { type: "text/plain;charset=utf-8" }),
    );
  return (
    <span className={styles.actions}>
      <RowButton icon="copy" tooltip={`Copier le texte ${ofName(name)}`} onClick={() => void copy()} />
      <RowButton icon="download" tooltip={`Télécharger le texte ${ofName(name)}`} onClick={download} />
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
    render: ({ photoLink, name }) =>
      photoLink ? <Photo link={photoLink} name={name} /> : <Missing>Aucune</Missing>,
  },
  {
    key: "description",
    header: "Description",
    minWidth: 200,
    priority: 4,
    selfEvident: true,
    render: ({ description }) =>
      description ? <RichText html={description} /> : <Missing>Aucune description</Missing>,
  },
  {
    key: "categories",
    header: "Catégories",
    width: "140px",
    priority: 2,
    selfEvident: true,
    render: ({ categories }) =>
      categories.length > 0 ? (
        <Tags>
          {categories.map((category) => (
            <Tag key={category}>{activityCategoryLabel(category)}</Tag>
          ))}
        </Tags>
      ) : (
        <Missing>Aucune</Missing>
      ),
  },
  {
    key: "flagship",
    header: "Anim phare",
    width: "96px",
    align: "center",
    sortBy: ({ isFlagship }) => (isFlagship ? 0 : 1),
    render: ({ isFlagship }) => (isFlagship ? <Tag intent="success">Phare</Tag> : <Missing>Non</Missing>),
  },
  {
    key: "windows",
    header: "Créneaux",
    width: "262px",
    priority: 3,
    selfEvident: true,
    render: ({ timeWindows }) =>
      timeWindows.length > 0 ? (
        <Tags>
          {formatTimeWindows(timeWindows).map((text) => (
            <Tag key={text} intent="info">
              {text}
            </Tag>
          ))}
        </Tags>
      ) : (
        <Missing>Aucun créneau</Missing>
      ),
  },
  {
    key: "texts",
    header: "Texte",
    hideHeader: true,
    width: "84px",
    priority: 5,
    selfEvident: true,
    mobilePlace: "after-title",
    render: (animation) => <Texts animation={animation} />,
  },
];
