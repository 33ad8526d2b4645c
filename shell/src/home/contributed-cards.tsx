import { Surface, useIsMobile } from "@coulisses/shared-ui/base";
import { useCardsOn } from "../cards/cards";
import { Outliving } from "../root/outliving";

type ContributedCardsProps = {
  /** "top" is above the columns, on a phone only. */
  place: 1 | 2 | 3 | "top";
};

/** The cards of feature apps, each on its own: a broken one leaves the others alone. */
export function ContributedCards({ place }: ContributedCardsProps) {
  const isMobile = useIsMobile();
  const cards = useCardsOn()("home").filter(
    ({ column = 1, firstOnPhone }) => place === (isMobile && firstOnPhone ? "top" : column),
  );
  return (
    <Outliving>
      {cards.map(({ key, title, show }) => (
        <Surface key={key} title={title}>
          {show({})}
        </Surface>
      ))}
    </Outliving>
  );
}
