export {
  type AppDispatch,
  type AppStore,
  AppStoreProvider,
  createAppStore,
  useAppDispatch,
} from "./api/app-store";
export { baseApi, LIST, lists, type NoArgument } from "./api/base-api";
export type { ApiExtra, ApiMeta, ApiRequest } from "./api/base-query";
export { type ArgumentsOf, endpointsOf } from "./api/endpoints-of";
export { pathOf } from "./api/request-of";
export { newKey } from "./api/one-tab-for";
export { gestureName, giveUpGesture } from "./api/send-gesture";
export type { Gesture } from "./api/unanswered";
export { useOwnGestures, useWaitingGestures } from "./api/use-gestures";
export { useUnsent, useUnsentWork } from "./api/unsent";
export { isText, kept, type KeptPlace } from "./device/kept";
export { outbox, type Outbox, type OutboxEntry } from "./outbox/outbox";
export { useKept } from "./device/use-kept";
export { useOutbox } from "./outbox/use-outbox";
export { type Load, loadState, readingState } from "./api/reading-state";
export { isApiError, refusalOf } from "./http/api-error";
export type { ApiError } from "./http/api-error";
export { authorizedFetch } from "./api/authorized-fetch";
export { liveEvents } from "./live/live-events";
export { useDatabaseStatus, useLiveConnection, useLiveStatus, useWhenBack } from "./live/use-live";
export { copyText } from "./notices/copy-text";
export { type Notice, notify, useNotify } from "./notices/notices";
export { activityListApi, useListFestivalActivitiesQuery } from "./resources/activities";
export { useReadAvailabilitiesQuery } from "./resources/availabilities";
export {
  useListGearCategoriesQuery,
  useListGearsQuery,
  useListLocationsQuery,
  useListSignagesQuery,
} from "./resources/catalogues";
export { useMakeClaimLinkMutation } from "./resources/claim-links";
export {
  useEventDate,
  useFestival,
  useListConfigurationQuery,
  useMapConfiguration,
} from "./resources/configuration";
export { useListFriendCandidatesQuery, useListFriendsQuery } from "./resources/friends";
export { useGetMeQuery, useUpdateMeMutation } from "./resources/me";
export {
  useLazyListAdherentsQuery,
  useListAdherentsQuery,
  useListVolunteersQuery,
  useReadVolunteerQuery,
  type Volunteer,
} from "./resources/people";
export { useListBreaksQuery, useReadWorkTimesQuery } from "./resources/plannings";
export { useProfilePicture } from "./resources/profile-picture";
export {
  useAddFavoritePageMutation,
  useGetPreferencesQuery,
  useRemoveFavoritePageMutation,
  useSaveAssignmentPreferenceMutation,
  useSavePaperPlanningMutation,
  useSaveRemindersMutation,
  useSaveNewsMutation,
} from "./resources/preferences";
export { useListEditionSheetsQuery } from "./resources/editions";
export { useAssignVolunteersMutation, useRemoveAssigneeMutation, useSlotDetails } from "./resources/slots";
export { useListFaReviewersQuery, useListFtReviewersQuery, useListTeamsQuery } from "./resources/teams";
export { session } from "./session/session";
export { useCan, useIsMemberOf, useSession } from "./session/use-session";
