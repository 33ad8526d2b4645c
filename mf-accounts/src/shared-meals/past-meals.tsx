import { loadState, useSession } from "@coulisses/shared-auth";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { byMonth } from "@coulisses/shared-domain/personal-account/own-line";
import { ownMealCost, type PastMeal } from "@coulisses/shared-domain/shared-meal/past-meal";
import { EmptyState, Heading, LoadState, makeStyles, Surface, Text, tokens } from "@coulisses/shared-ui/base";
import { MorePages } from "@coulisses/shared-ui/data";
import { useMemo } from "react";
import { useListPastMealsInfiniteQuery } from "../api/shared-meals-api";
import { Guests } from "./guests";
import { partText, priceText } from "./past-meal-text";

const useStyles = makeStyles({
  month: {
    fontSize: tokens.fontSizeBase300,
    margin: "14px 0 0",
    "::first-letter": { textTransform: "uppercase" },
  },
  list: { margin: 0, padding: 0, listStyleType: "none" },
  meal: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "0 16px",
    padding: "8px 0",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  said: { display: "grid", gap: "2px", minWidth: 0, alignContent: "start" },
  day: { fontWeight: 600, "::first-letter": { textTransform: "uppercase" } },
  menu: { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  part: { display: "grid", alignContent: "start", justifyItems: "end", whiteSpace: "nowrap" },
  amount: { fontWeight: 600, fontVariantNumeric: "tabular-nums" },
});

/** The closed meals by month, the last eaten first, page after page. */
export function PastMeals() {
  const reading = useListPastMealsInfiniteQuery({});
  const meals = useMemo(
    () => reading.data?.pages.flat().map((meal) => ({ ...meal, date: meal.day })),
    [reading.data],
  );
  return (
    <Surface title="Repas passés">
      {meals === undefined ? (
        <LoadState skeleton={{ lines: 6, height: "24px" }} {...loadState(reading)} />
      ) : meals.length === 0 ? (
        <EmptyState title="Aucun repas passé pour le moment">
          Un repas se relit ici dès que son·sa chef·fe l'a clos.
        </EmptyState>
      ) : (
        <>
          <Months meals={meals} />
          <MorePages {...reading} />
        </>
      )}
    </Surface>
  );
}

function Months({ meals }: { meals: readonly (PastMeal & { date: string })[] }) {
  const styles = useStyles();
  return byMonth(meals).map(({ month, lines }) => (
    <section key={month} aria-label={month}>
      <Heading level={3} className={styles.month}>
        {month}
      </Heading>
      <ul className={styles.list}>
        {lines.map((meal) => (
          <PastMealItem key={meal.id} meal={meal} />
        ))}
      </ul>
    </section>
  ));
}

/** One closed meal: its cook, its menu, its price, its guests, and the reader's own part at the right. */
function PastMealItem({ meal }: { meal: PastMeal }) {
  const styles = useStyles();
  const { userId } = useSession();
  const reader = userId ?? 0;
  const cost = ownMealCost(meal, reader);
  const part = partText(meal, reader);
  return (
    <li className={styles.meal} aria-label={`Repas du ${meal.meal.date}`}>
      <div className={styles.said}>
        <Text className={styles.day}>{meal.meal.date}</Text>
        <Text className={styles.menu}>{meal.meal.menu}</Text>
        <Text size="small" muted>
          Chef·fe : {meal.chef.name} · {priceText(meal)}
        </Text>
        {part !== undefined && <Text size="small">{part}</Text>}
        <Guests {...meal} />
      </div>
      {cost !== undefined && (
        <div className={styles.part}>
          <Text size="small" muted>
            Ma part
          </Text>
          <Text className={styles.amount}>{formatAmount(cost)}</Text>
        </div>
      )}
    </li>
  );
}
