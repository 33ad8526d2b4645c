import { useSession } from "@coulisses/shared-auth";
import { can } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { type Findable, type FinderGroup, prepareFinder } from "@coulisses/shared-domain/navigation/finder";
import { useIsMobile } from "@coulisses/shared-ui/base";
import { useMemo } from "react";
import { type FoundKind, useFindNamesQuery } from "../api/finder";
import { useSite } from "../site/site";
import { inSearch, isAddressOf, type SitePage } from "../site/site-page";

const fill = (link: string, { id, name }: { id: number; name: string }) =>
  link.replace(":id", String(id)).replace(":name", encodeURIComponent(name));

const groupOf = ({ find, things = [] }: FoundKind): FinderGroup => ({
  title: find.title,
  items: things.map((thing) => ({
    link: fill(find.link, thing),
    title: thing.name,
    icon: find.icon,
    ...(find.prefix !== undefined && { number: `${find.prefix} ${String(thing.id)}` }),
  })),
});

/** True when the page behind a link is there, and made for this screen. */
function isOpen(pages: readonly SitePage[], link: string, isMobile: boolean): boolean {
  const [address = ""] = link.split("?");
  const page = pages.find(({ path }) => isAddressOf(path, address));
  return page !== undefined && (page.mobile || !isMobile);
}

/**
 * All that this person may go to on this screen: the actions by themselves, and everything ready to be searched.
 * `isIncomplete` while a kind of thing is missing: not yet read, or not readable.
 */
export function useFinderGroups() {
  const { registry, pages } = useSite();
  const { access } = useSession();
  const isMobile = useIsMobile();
  const finds = useMemo(
    () =>
      registry.features
        .flatMap(({ finds: declared = [] }) => declared)
        .filter(
          ({ permission, link }) => can(access, permission as Permission) && isOpen(pages, link, isMobile),
        )
        .sort((a, b) => a.order - b.order),
    [registry, pages, access, isMobile],
  );
  const { data: kinds, isFetching, refetch } = useFindNamesQuery(finds);
  const actions = useMemo<Findable[]>(
    () =>
      registry.features
        .flatMap(({ actions: declared = [] }) => declared)
        .filter(
          ({ permission, link }) => can(access, permission as Permission) && isOpen(pages, link, isMobile),
        ),
    [registry, pages, access, isMobile],
  );
  const prepared = useMemo(() => {
    const opened = inSearch(pages).filter(
      ({ permission, mobile }) => can(access, permission) && (mobile || !isMobile),
    );
    return prepareFinder([
      { title: "Actions", items: actions },
      { title: "Pages", items: opened.map((page) => ({ ...page, link: page.path })) },
      ...(kinds ?? []).map(groupOf),
    ]);
  }, [pages, access, isMobile, actions, kinds]);
  const failed = (kinds ?? []).filter(({ things }) => things === undefined).map(({ find }) => find.title);
  return { actions, prepared, isReading: isFetching, failed, refetch };
}
