import { useNotify, useSession } from "@coulisses/shared-auth";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import {
  expectedShare,
  mayLeaveMeal,
  type SharedMeal,
} from "@coulisses/shared-domain/shared-meal/shared-meal";
import { Button, Heading, makeStyles, Surface, Text } from "@coulisses/shared-ui/base";
import {
  useCancelShotgunMutation,
  useCloseShotgunsMutation,
  useOpenShotgunsMutation,
  useShotgunMutation,
} from "../api/shared-meals-api";
import { Guests } from "./guests";

const useStyles = makeStyles({
  card: { display: "grid", gap: "10px", alignContent: "start" },
  day: { "::first-letter": { textTransform: "uppercase" } },
  menu: { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  start: { justifySelf: "start" },
  actions: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

type CardProps = {
  meal: SharedMeal;
  /** The chef closes the meal with its cost. */
  onClose: (meal: SharedMeal) => void;
  /** The chef cancels the meal. */
  onCancel: (meal: SharedMeal) => void;
};

/** An open meal: cook, menu, guests and the actions that the reader has. */
export function MealCard(props: CardProps) {
  const { meal } = props;
  const styles = useStyles();
  const { userId } = useSession();
  const notify = useNotify();
  const [shotgun, { isLoading }] = useShotgunMutation();
  const [leave, leaving] = useCancelShotgunMutation();
  const { chef, areShotgunsOpen } = meal;
  const isGuest = meal.shotguns.some(({ id }) => id === userId);
  const isChef = chef.id === userId;
  const removeGuest = async (guestId: number, name: string) => {
    const { error } = await leave({ id: meal.id, guestId });
    if (error === undefined) notify({ type: "success", message: `${name} ne fait plus partie des convives` });
  };
  return (
    <Surface as="article" className={styles.card} aria-label={`Repas du ${meal.meal.date}`}>
      <Heading level={2} className={styles.day}>
        {meal.meal.date}
      </Heading>
      <Text muted>Chef·fe : {chef.name}</Text>
      <Text className={styles.menu}>{meal.meal.menu}</Text>
      <Guests {...meal} {...(isChef && { onRemove: removeGuest })} />
      <Text muted>{priceText(meal, { isGuest, isChef })}</Text>
      {isGuest && !isChef && mayLeaveMeal(meal) ? (
        <Button
          className={styles.start}
          loading={leaving.isLoading}
          onClick={() => void leave({ id: meal.id, guestId: userId ?? 0 })}
        >
          Annuler mon shotgun
        </Button>
      ) : (
        <Button
          appearance="primary"
          className={styles.start}
          loading={isLoading}
          disabledFocusable={isGuest || !areShotgunsOpen}
          onClick={() => void shotgun({ id: meal.id })}
        >
          {areShotgunsOpen ? "Shotgun" : "Les shotguns sont fermés"}
        </Button>
      )}
      {isChef && <ChefActions {...props} />}
    </Surface>
  );
}

/** « Environ 6,70 € par personne à 3. Ta part est débitée de ton CP quand le repas est clos. » */
function priceText(meal: SharedMeal, { isGuest, isChef }: { isGuest: boolean; isChef: boolean }): string {
  const mayJoin = !isGuest && meal.areShotgunsOpen;
  const eaters = meal.shotgunCount + (mayJoin ? 1 : 0);
  const share = expectedShare(meal, eaters);
  const price =
    share === undefined
      ? "Prix pas encore connu, partagé à parts égales."
      : `Environ ${formatAmount(share)} par personne à ${eaters}.`;
  return isChef || !(isGuest || mayJoin)
    ? price
    : `${price} Ta part est débitée de ton CP quand le repas est clos.`;
}

function ChefActions({ meal, onClose, onCancel }: CardProps) {
  const styles = useStyles();
  const [open, opening] = useOpenShotgunsMutation();
  const [close, closing] = useCloseShotgunsMutation();
  const { id, areShotgunsOpen } = meal;
  const toggle = areShotgunsOpen ? close : open;
  return (
    <div className={styles.actions} role="group" aria-label="Pour le·a chef·fe">
      <Button loading={opening.isLoading || closing.isLoading} onClick={() => void toggle({ id })}>
        {areShotgunsOpen ? "Fermer les shotguns" : "Ouvrir les shotguns"}
      </Button>
      <Button onClick={() => onClose(meal)}>Clore le repas</Button>
      <Button danger onClick={() => onCancel(meal)}>
        Annuler le repas
      </Button>
    </div>
  );
}
