import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { permissionCalls } from "@coulisses/shared-domain/contract/teams";
import { permissionRoutes } from "@coulisses/shared-domain/routes/teams";

const permissions = endpointsOf<typeof permissionCalls>(permissionRoutes);
const list = [{ type: "Permission", id: LIST }] as const;
/** Silent: the dialog shows failures. */
const changes = { silent: true, invalidatesTags: list };

/** Permissions and the teams that hold them; dialogs show failures. */
export const {
  useListPermissionsQuery,
  useListTeamHoldersQuery,
  useCreatePermissionMutation,
  useDescribePermissionMutation,
  useRemovePermissionMutation,
  useGrantPermissionMutation,
  useRevokePermissionMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listPermissions: permissions.query(build, "list", { providesTags: list }),
    /** Members of each team. No event covers every change of members, so it is read at each display. */
    listTeamHolders: permissions.query(build, "holders", { providesTags: list, keepUnusedDataFor: 0 }),
    createPermission: permissions.mutation(build, "add", changes),
    describePermission: permissions.mutation(build, "describe", changes),
    removePermission: permissions.mutation(build, "remove", changes),
    grantPermission: permissions.mutation(build, "grant", changes),
    revokePermission: permissions.mutation(build, "revoke", changes),
  }),
});
