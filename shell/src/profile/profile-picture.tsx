import { useProfilePicture } from "@coulisses/shared-auth";
import { PersonPicture } from "@coulisses/shared-ui/icons";

type ProfilePictureProps = {
  user: { id: number; firstname: string; lastname: string; profilePicture: string | null };
  /** In pixels. */
  size: number;
};

/** The person's picture, or initials; the name always stands beside it. */
export function ProfilePicture({ user, size }: ProfilePictureProps) {
  return <PersonPicture user={user} address={useProfilePicture(user.id, user.profilePicture)} size={size} />;
}
