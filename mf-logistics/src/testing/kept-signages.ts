import { answersTo, keptRows } from "@coulisses/shared-auth/testing";
import {
  type CatalogueSignageItem,
  type SignageItemForm,
  checkSignageRemovable,
  signageImageNotFound,
  signageNotFound,
  signageToStore,
} from "@coulisses/shared-domain/signage/signage-catalogue";

/** The signage catalogue in memory. */
export function keptSignages() {
  const signages = keptRows<CatalogueSignageItem>({ notFound: signageNotFound, thing: "signage" });
  const activities = new Map<number, number[]>();
  beforeEach(() => activities.clear());

  const stored = (form: SignageItemForm, id?: number) => ({
    ...signageToStore(form, signages.all(), id),
    ...(form.file !== undefined && { image: "une-image.png" }),
  });

  return {
    handlers: answersTo({
      signage: {
        list: signages.all,
        add: ({ body }) => signages.add(stored(body)),
        change: ({ id, body, version }) =>
          signages.keep({ ...signages.seen(id, version), ...stored(body, id) }),
        remove: ({ id, version }) => {
          signages.seen(id, version);
          checkSignageRemovable(activities.get(id) ?? []);
          signages.remove(id);
        },
        readImage: ({ id }) => {
          if (signages.find(id).image === undefined) throw signageImageNotFound();
          return new Response(Uint8Array.of(1, 2, 3), { headers: { "Content-Type": "image/png" } });
        },
      },
    }),
    has: ({ image, ...form }: SignageItemForm & { image?: string }) =>
      signages.add({ ...signageToStore(form, signages.all()), ...(image !== undefined && { image }) }),
    /** Another editor's change. */
    change: ({ id }: CatalogueSignageItem, form: Partial<SignageItemForm>) => signages.change(id, form),
    isAskedForBy: (signage: CatalogueSignageItem, ...ids: number[]) => activities.set(signage.id, ids),
  };
}
