import { makeStyles } from "@griffel/react";
import { tokens } from "../theme/tokens";

const useStyles = makeStyles({
  picture: {
    borderRadius: "50%",
    objectFit: "cover",
    flexShrink: 0,
    display: "inline-grid",
    placeItems: "center",
    background: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: 600,
    userSelect: "none",
  },
});

/** A person, and their picture. */
export type PersonPictureProps = {
  user: { firstname: string; lastname: string };
  /** The picture's address; null shows their initials. */
  address: string | null;
  /** In pixels. */
  size: number;
};

/**
 * The picture of a person, or their initials; the name always stands beside it. Ours, as Fluent's Avatar
 * would weigh 7 KiB on every page.
 */
export function PersonPicture({ user, address, size }: PersonPictureProps) {
  const styles = useStyles();
  const style = { width: size, height: size, fontSize: size * 0.38 };
  if (address !== null) return <img src={address} alt="" className={styles.picture} style={style} />;
  return (
    <span aria-hidden="true" className={styles.picture} style={style}>
      {initial(user.firstname)}
      {initial(user.lastname)}
    </span>
  );
}

/** The first character as people count them: an emoji is one. */
const initial = (name: string) => [...name].slice(0, 1).join("").toUpperCase();
