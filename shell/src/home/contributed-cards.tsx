import { useSession } from "@coulisses/shared-auth";
import { can } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { Skeleton, Surface, useIsMobile } from "@coulisses/shared-ui/base";
import { FeatureSlot } from "../features/feature-slot";
import { Outliving } from "../root/outliving";
import { useSite } from "../site/site";

type ContributedCardsProps = {
  /** "top" is above the columns, on a phone only. */
  place: 1 | 2 | 3 | "top";
};

/** The cards of feature apps, each on its own: a broken one leaves the others alone. */
export function ContributedCards({ place }: ContributedCardsProps) {
  const isMobile = useIsMobile();
  const { registry, loader } = useSite();
  const { access } = useSession();
  const cards = registry.features
    .flatMap(({ name: feature, cards }) => cards.map((card) => ({ ...card, feature })))
    .filter(({ column, firstOnPhone }) => place === (isMobile && firstOnPhone ? "top" : column))
    .filter(({ permission, permissions = [] }) =>
      [permission, ...permissions].every((each) => can(access, each as Permission | undefined)),
    )
    .sort((a, b) => a.order - b.order);

  return (
    <Outliving>
      {cards.map(({ feature, name, title }) => (
        <Surface key={`${feature} ${name}`} title={title}>
          <FeatureSlot
            bare
            name={feature}
            load={() => loader.card(feature, name)}
            fallback={<Skeleton lines={4} />}
          />
        </Surface>
      ))}
    </Outliving>
  );
}
