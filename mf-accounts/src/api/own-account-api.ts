import { authorizedFetch, baseApi, endpointsOf, LIST, pathOf } from "@coulisses/shared-auth";
import type { personalAccountCalls } from "@coulisses/shared-domain/contract/money/personal-account";
import type { StatementDays } from "@coulisses/shared-domain/personal-account/statement";
import { personalAccountRoutes } from "@coulisses/shared-domain/routes/money";

const account = endpointsOf<typeof personalAccountCalls>(personalAccountRoutes);
const own = [{ type: "PersonalAccount", id: LIST }] as const;

/** The lines of one's own account, and transfers from it. */
export const { useListOwnLinesQuery, useSendTransferMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listOwnLines: account.query(build, "listLines", { providesTags: own }),
    sendTransfer: account.mutation(build, "transfer", { silent: true, invalidatesTags: own }),
  }),
});

/** The PDF of one's own account; throws when the server has none to give. */
export async function fetchStatement(days: StatementDays): Promise<Blob> {
  const response = await authorizedFetch(pathOf(personalAccountRoutes.readStatement), {
    params: days,
    headers: { Accept: "application/pdf" },
  });
  if (!response.ok) throw new Error(`The statement: ${response.status}`);
  return response.blob();
}
