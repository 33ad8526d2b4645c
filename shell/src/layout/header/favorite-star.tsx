import {
  useAddFavoritePageMutation,
  useCan,
  useGetPreferencesQuery,
  useNotify,
  useRemoveFavoritePageMutation,
} from "@coulisses/shared-auth";
import { Button, makeStyles, media, tokens } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useDecision } from "../../page/use-decision";

const useStyles = makeStyles({
  kept: {
    color: tokens.colorBrandForeground1,
    animationName: { from: { transform: "rotate(-72deg) scale(0.6)" }, to: { transform: "none" } },
    animationDuration: "0.35s",
    animationTimingFunction: "cubic-bezier(0.3, 1.6, 0.6, 1)",
    [media.reducedMotion]: { animationName: "none" },
  },
});

/** Adds the present page to the favourites; hidden where the server would refuse. */
export function FavoriteStar() {
  const styles = useStyles();
  const decision = useDecision();
  const maySet = useCan("set-favorite-pages");
  const notify = useNotify();
  const { data: preferences } = useGetPreferencesQuery();
  const [add, adding] = useAddFavoritePageMutation();
  const [remove, removing] = useRemoveFavoritePageMutation();

  if (!maySet || decision.kind !== "show" || !decision.page.favorite) return null;
  if (preferences === undefined) return null;
  const { path } = decision.page;
  const isKept = preferences.favoritePages.includes(path);

  async function toggle() {
    const answer = await (isKept ? remove({ query: { page: path } }) : add({ body: { page: path } }));
    if ("error" in answer) return;
    notify({
      type: "success",
      message: isKept ? "La page a été retirée de tes favoris" : "La page a été ajoutée à tes favoris",
    });
  }

  return (
    <Button
      appearance="transparent"
      aria-pressed={isKept}
      tooltip={isKept ? "Retirer des favoris" : "Ajouter aux favoris"}
      disabledFocusable={adding.isLoading || removing.isLoading}
      icon={
        <span key={String(isKept)} className={isKept ? styles.kept : undefined}>
          <UiIcon name={isKept ? "star" : "star-outline"} />
        </span>
      }
      onClick={() => void toggle()}
    />
  );
}
