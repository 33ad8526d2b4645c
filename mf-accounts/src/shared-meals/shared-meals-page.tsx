import { loadState, useCan } from "@coulisses/shared-auth";
import {
  Button,
  EmptyState,
  LoadState,
  makeStyles,
  media,
  mergeClasses,
  Surface,
  tokens,
  useIsMobile,
} from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import type { SharedMeal } from "@coulisses/shared-domain/shared-meal/shared-meal";
import { useState } from "react";
import { useListMealsQuery } from "../api/shared-meals-api";
import { MealCard } from "./meal-card";
import { OfferMeal, OfferMealDialog } from "./offer-meal";
import { PastMeals } from "./past-meals";

const CancelMealDialog = onDemand(() => import("./cancel-meal-dialog"));
const CloseMealDialog = onDemand(() => import("./close-meal-dialog"));

const useStyles = makeStyles({
  page: { display: "grid", gap: "16px", alignItems: "start" },
  withForm: {
    gridTemplateColumns: "minmax(260px, 340px) minmax(0, 1fr)",
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  meals: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 340px), 1fr))",
    gap: "16px",
    alignItems: "start",
  },
  // On a phone the last words stay above the button that offers a meal.
  lists: { display: "grid", gap: "16px", minWidth: 0, [media.mobile]: { paddingBottom: "64px" } },
  // Above the page's bottom bar.
  offer: {
    position: "fixed",
    right: "16px",
    bottom: "calc(72px + env(safe-area-inset-bottom))",
    zIndex: 5,
    boxShadow: tokens.shadow16,
  },
});

const ongoingOnly = { query: { ongoing: "true" } } as const;

/** The meals that are open, those that are closed, and the form that offers one. */
export default function SharedMealsPage() {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const mayOffer = useCan("offer-shared-meal");
  const [isOffering, setOffering] = useState(false);
  // Kept here, not in the card: when another person closes the meal its card leaves, and the dialog must
  // still show the refusal.
  const [closed, setClosed] = useState<SharedMeal>();
  const [cancelled, setCancelled] = useState<SharedMeal>();
  const reading = useListMealsQuery(ongoingOnly);
  const ongoing = reading.data;
  const showsForm = mayOffer && !isMobile;

  return (
    <div className={mergeClasses(styles.page, showsForm && styles.withForm)}>
      {showsForm && (
        <Surface title="Proposer un repas">
          <OfferMeal />
        </Surface>
      )}
      <div className={styles.lists}>
        {ongoing === undefined ? (
          <Surface>
            <LoadState label="Chargement des repas..." {...loadState(reading)} />
          </Surface>
        ) : ongoing.length === 0 ? (
          <Surface>
            <EmptyState picture="people" title="Aucun repas proposé pour le moment" />
          </Surface>
        ) : (
          <div className={styles.meals}>
            {ongoing.map((meal) => (
              <MealCard key={meal.id} meal={meal} onClose={setClosed} onCancel={setCancelled} />
            ))}
          </div>
        )}
        {/* Asked for once the open meals are there: they come first. */}
        {ongoing && <PastMeals />}
      </div>
      {mayOffer && isMobile && (
        <Button
          appearance="primary"
          shape="circular"
          size="large"
          className={styles.offer}
          data-at-bottom=""
          icon={<UiIcon name="add" />}
          onClick={() => setOffering(true)}
        >
          Proposer un repas
        </Button>
      )}
      {closed && (
        <CloseMealDialog
          meal={reading.data?.find(({ id }) => id === closed.id) ?? closed}
          onClose={() => setClosed(undefined)}
        />
      )}
      {cancelled && <CancelMealDialog meal={cancelled} onClose={() => setCancelled(undefined)} />}
      {isOffering && <OfferMealDialog onClose={() => setOffering(false)} />}
    </div>
  );
}
