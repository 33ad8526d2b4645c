import { useSession } from "@coulisses/shared-auth";
import type { Spots } from "@coulisses/federation/feature";
import { spotOf } from "@coulisses/federation/registry";
import { can } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { CardsContext } from "@coulisses/shared-pages/router";
import { Skeleton } from "@coulisses/shared-ui/base";
import { type ReactNode, useCallback } from "react";
import { FeatureSlot } from "../features/feature-slot";
import { Outliving } from "../root/outliving";
import { useSite } from "../site/site";

/** A card is as high as this many lines until its code comes. */
const USUAL_LINES = 4;

/** The cards of all apps on a spot that this person may see, in their order. */
export function useCardsOn() {
  const { registry, loader } = useSite();
  const { access } = useSession();
  return useCallback(
    <Spot extends keyof Spots>(spot: Spot) =>
      registry.features
        .flatMap(({ name: app, cards }) => cards.map((card) => ({ ...card, app })))
        .filter((card) => spotOf(card) === spot)
        .filter(({ permission, permissions = [] }) =>
          [permission, ...permissions].every((each) => can(access, each as Permission | undefined)),
        )
        .sort((a, b) => a.order - b.order)
        .map(({ app, lines = USUAL_LINES, ...card }) => ({
          ...card,
          key: `${app} ${card.name}`,
          name: card.name.slice(card.name.indexOf("/") + 1),
          show: (given: Spots[Spot]) => (
            <Outliving>
              <FeatureSlot
                bare
                name={app}
                load={() => loader.card(app, card.name)}
                given={given}
                fallback={<Skeleton lines={lines} />}
              />
            </Outliving>
          ),
        })),
    [registry, loader, access],
  );
}

/** Lets pages show the cards that stand on their spots. */
export function CardsProvider({ children }: { children: ReactNode }) {
  return <CardsContext value={useCardsOn()}>{children}</CardsContext>;
}
