import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";
import type { Alerts, Notifications } from "@coulisses/shared-domain/contract/notifications";

/** What cannot be read is not shown: none of it is worth a message. */
const silent = { silent: true };

export const { useGetNotificationsQuery, useClearNotificationsMutation, useGetAlertsQuery } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      getNotifications: build.query<Notifications, NoArgument>({
        query: () => "notifications",
        extraOptions: silent,
        providesTags: [{ type: "Notification", id: LIST }],
      }),
      clearNotifications: build.mutation<null, NoArgument>({
        query: () => ({ url: "notifications", method: "DELETE" }),
        extraOptions: silent,
        invalidatesTags: [{ type: "Notification", id: LIST }],
      }),
      getAlerts: build.query<Alerts, NoArgument>({
        query: () => "alerts",
        extraOptions: silent,
        providesTags: [
          { type: "Me", id: LIST },
          "Friend",
          { type: "PersonalAccount", id: LIST },
          "Contribution",
        ],
      }),
    }),
  });
