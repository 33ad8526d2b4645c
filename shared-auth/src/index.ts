export { useCan, useIsMemberOf } from "./access/use-access";
export { createAppStore } from "./api/app-store";
export type { AppDispatch, AppStore } from "./api/app-store";
export { AppStoreProvider } from "./api/app-store-provider";
export { baseApi } from "./api/base-api";
export type { ApiExtra, ApiMeta, ApiRequest } from "./api/base-query";
export { LIST } from "./api/list-tag";
export type { NoArgument } from "./api/no-argument";
export { useAppDispatch } from "./api/use-app-dispatch";
export { isApiError, refusalOf } from "./http/api-error";
export type { ApiError } from "./http/api-error";
export { authorizedFetch } from "./http/authorized-fetch";
export type { LiveStatus } from "./live/live-status";
export { useDatabaseStatus, useLiveConnection, useLiveStatus } from "./live/use-live";
export { notify } from "./notices/notices";
export type { Notice } from "./notices/notices";
export { useFirstNotice, useNotify } from "./notices/use-notices";
export {
  useListGearCategoriesQuery,
  useListGearsQuery,
  useListLocationsQuery,
  useListSignagesQuery,
} from "./resources/catalogues";
export { useEventDate, useFestival, useListConfigurationQuery } from "./resources/configuration";
export { useGetMeQuery, useUpdateMeMutation } from "./resources/me";
export { useListAdherentsQuery, useListVolunteersQuery, type Volunteer } from "./resources/people";
export {
  useAddFavoritePageMutation,
  useGetPreferencesQuery,
  useRemoveFavoritePageMutation,
  useSaveAssignmentPreferenceMutation,
  useSavePaperPlanningMutation,
} from "./resources/preferences";
export { useListFaReviewersQuery, useListFtReviewersQuery, useListTeamsQuery } from "./resources/teams";
export { session } from "./session/session";
export type { SessionState } from "./session/session-state";
export { useSession } from "./session/use-session";
