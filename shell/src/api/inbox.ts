import { baseApi, endpointsOf } from "@coulisses/shared-auth";
import type { inboxCalls } from "@coulisses/shared-domain/contract/inbox";
import { inboxRoutes } from "@coulisses/shared-domain/routes/inbox";

const inbox = endpointsOf<typeof inboxCalls>(inboxRoutes);
const tags = [{ type: "Notification", id: "INBOX" }] as const;

/** The logged-in person's messages. */
export const {
  useListMessagesInfiniteQuery,
  useCountUnreadMessagesQuery,
  useMarkMessageReadMutation,
  useMarkAllMessagesReadMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listMessages: inbox.pages(build, "list", {
      cursor: "before",
      next: ({ next }) => next ?? undefined,
      providesTags: tags,
    }),
    // A count that can't be read is not shown.
    countUnreadMessages: inbox.query(build, "count", { silent: true, providesTags: tags }),
    markMessageRead: inbox.mutation(build, "markRead", { silent: true, invalidatesTags: tags }),
    markAllMessagesRead: inbox.mutation(build, "markAllRead", { invalidatesTags: tags }),
  }),
});
