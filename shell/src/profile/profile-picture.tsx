import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import { useEffect, useState } from "react";
import { fetchPicture } from "../api/profile-picture";

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

export type ProfilePictureProps = {
  user: { id: number; firstname: string; lastname: string; profilePicture: string | null };
  /** In pixels. */
  size: number;
};

/** The person's picture, or initials; the name always stands beside it. */
export function ProfilePicture({ user, size }: ProfilePictureProps) {
  const styles = useStyles();
  const address = usePicture(user.id, user.profilePicture);
  const style = { width: size, height: size, fontSize: size * 0.38 };
  if (address !== null) {
    return <img src={address} alt="" className={styles.picture} style={style} />;
  }
  return (
    <span aria-hidden="true" className={styles.picture} style={style}>
      {initial(user.firstname)}
      {initial(user.lastname)}
    </span>
  );
}

const initial = (name: string) => name.slice(0, 1).toUpperCase();

/** `mark` changes with the picture, null when there is none. */
function usePicture(userId: number, mark: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (mark === null) return;
    const leaving = new AbortController();
    let fetched: string | null = null;
    fetchPicture(userId, leaving.signal)
      .then((found) => {
        fetched = found;
        if (leaving.signal.aborted) release(found);
        else setAddress(found);
      })
      .catch(() => undefined);
    return () => {
      leaving.abort();
      release(fetched);
      setAddress(null);
    };
  }, [userId, mark]);
  return address;
}

function release(address: string | null): void {
  if (address !== null) URL.revokeObjectURL(address);
}
