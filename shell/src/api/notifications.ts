import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { notificationCalls } from "@coulisses/shared-domain/contract/notifications";
import { notificationRoutes } from "@coulisses/shared-domain/routes/users";

const notifications = endpointsOf<typeof notificationCalls>(notificationRoutes);
const tags = [{ type: "Notification", id: LIST }] as const;
/** Failures show no message: the alerts are left out. */
const silent = { silent: true };

/** The notifications and alerts of the logged-in person. */
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
