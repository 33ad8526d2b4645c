import type { KeptPermission, TeamHolders } from "@coulisses/shared-domain/contract/teams";
import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";

const list = [{ type: "Permission", id: LIST }] as const;
/** A permission and the code of a team. */
type Grant = { name: string; team: string };

const permissionsApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listPermissions: build.query<KeptPermission[], NoArgument>({
      query: () => "permissions",
      providesTags: list,
    }),
    /** Who is in each team. Nothing tells of all who come and go: read it again when it is shown. */
    listTeamHolders: build.query<TeamHolders[], NoArgument>({
      query: () => "permissions/holders",
      providesTags: list,
      keepUnusedDataFor: 0,
    }),
    createPermission: build.mutation<KeptPermission, Pick<KeptPermission, "name" | "description">>({
      query: (body) => ({ url: "permissions", method: "POST", body }),
      extraOptions: { silent: true },
      invalidatesTags: list,
    }),
    describePermission: build.mutation<KeptPermission, Pick<KeptPermission, "id" | "description">>({
      query: ({ id, ...body }) => ({ url: `permissions/${id}`, method: "PATCH", body }),
      extraOptions: { silent: true },
      invalidatesTags: list,
    }),
    removePermission: build.mutation<null, number>({
      query: (id) => ({ url: `permissions/${id}`, method: "DELETE" }),
      extraOptions: { silent: true },
      invalidatesTags: list,
    }),
    grantPermission: build.mutation<null, Grant>({
      query: ({ name, team }) => ({ url: `permissions/${name}/teams`, method: "POST", body: { team } }),
      extraOptions: { silent: true },
      invalidatesTags: list,
    }),
    revokePermission: build.mutation<null, Grant>({
      query: ({ name, team }) => ({ url: `permissions/${name}/teams/${team}`, method: "DELETE" }),
      extraOptions: { silent: true },
      invalidatesTags: list,
    }),
  }),
});

export const {
  useListPermissionsQuery,
  useListTeamHoldersQuery,
  useCreatePermissionMutation,
  useDescribePermissionMutation,
  useRemovePermissionMutation,
  useGrantPermissionMutation,
  useRevokePermissionMutation,
} = permissionsApi;
