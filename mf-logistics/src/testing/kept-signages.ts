import { answer, api, read } from "@coulisses/shared-auth/testing";
import {
  type CatalogueSignageItem,
  type SignageItemForm,
  checkSignageRemovable,
  signageImageNotFound,
  signageNotFound,
  signageToStore,
} from "@coulisses/shared-domain/signage/signage-catalogue";
import { http, HttpResponse } from "msw";
import { checkIfMatch } from "./check-if-match";

type Id = { id: string };

/** The signage catalogue in memory. */
export function keptSignages() {
  const signages = new Map<number, CatalogueSignageItem>();
  const activities = new Map<number, number[]>();
  beforeEach(() => {
    signages.clear();
    activities.clear();
  });

  const all = () => [...signages.values()];
  const find = (id: number) => {
    const signage = signages.get(id);
    if (!signage) throw signageNotFound();
    return signage;
  };
  const keep = (signage: Omit<CatalogueSignageItem, "version">) => {
    const kept = { ...signage, version: (signages.get(signage.id)?.version ?? 0) + 1 };
    signages.set(kept.id, kept);
    return kept;
  };
  const seen = (request: Request, id: string) => {
    const signage = find(Number(id));
    checkIfMatch(request, "signage", signage.version);
    return signage;
  };
  const stored = (form: SignageItemForm, id?: number) => ({
    ...signageToStore(form, all(), id),
    ...(form.file !== undefined && { image: "une-image.png" }),
  });
  const nextId = () => Math.max(0, ...signages.keys()) + 1;

  return {
    handlers: [
      read("signages", all),
      http.post(api("signages"), ({ request }) =>
        answer(async () => keep({ id: nextId(), ...stored((await request.json()) as SignageItemForm) }), 201),
      ),
      http.put<Id>(api("signages/:id"), ({ params, request }) =>
        answer(async () => {
          const present = seen(request, params.id);
          return keep({ ...present, ...stored((await request.json()) as SignageItemForm, present.id) });
        }),
      ),
      http.delete<Id>(api("signages/:id"), ({ params, request }) =>
        answer(() => {
          seen(request, params.id);
          checkSignageRemovable(activities.get(Number(params.id)) ?? []);
          signages.delete(Number(params.id));
        }),
      ),
      http.get<Id>(api("signages/:id/image"), ({ params }) =>
        signages.get(Number(params.id))?.image === undefined
          ? answer(() => {
              throw signageImageNotFound();
            })
          : new HttpResponse(Uint8Array.of(1, 2, 3), { headers: { "Content-Type": "image/png" } }),
      ),
    ],
    has: (form: SignageItemForm & { image?: string }) =>
      keep({
        id: nextId(),
        ...signageToStore(form, all()),
        ...(form.image !== undefined && { image: form.image }),
      }),
    /** Another editor's change. */
    change: (signage: CatalogueSignageItem, form: Partial<SignageItemForm>) =>
      keep({ ...find(signage.id), ...form }),
    isAskedForBy: (signage: CatalogueSignageItem, ...ids: number[]) => activities.set(signage.id, ids),
  };
}
