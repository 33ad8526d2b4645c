/** How a person is named wherever they appear beside something else. */
export type UserIdentity = {
  id: number;
  firstname: string;
  lastname: string;
  nickname?: string | null;
};
