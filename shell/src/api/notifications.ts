import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { notificationCalls } from "@coulisses/shared-domain/contract/notifications";
import { notificationRoutes } from "@coulisses/shared-domain/routes/notifications";

const notifications = endpointsOf<typeof notificationCalls>(notificationRoutes);
const tags = [{ type: "Notification", id: LIST }] as const;
/** None of it is worth a message: it is not shown when it can't be read. */
const silent = { silent: true };

export const { useGetNotificationsQuery, useClearNotificationsMutation, useGetAlertsQuery } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      getNotifications: notifications.query(build, "read", { ...silent, providesTags: tags }),
      clearNotifications: notifications.mutation(build, "clear", { ...silent, invalidatesTags: tags }),
      getAlerts: notifications.query(build, "readAlerts", {
        ...silent,
        providesTags: [
          { type: "Me", id: LIST },
          "Friend",
          { type: "PersonalAccount", id: LIST },
          "Contribution",
        ],
      }),
    }),
  });
