import { users } from "./schema/people";

/** Who somebody is, as they are named beside something else: the columns to select of `users`. */
export const identityColumns = {
  id: users.id,
  firstname: users.firstname,
  lastname: users.lastname,
  nickname: users.nickname,
};

/** The same as what `json_build_object` takes; `user` is the alias of a row of `users`. */
export const identityFields = (user: string) =>
  `'id', ${user}.id, 'firstname', ${user}.firstname, 'lastname', ${user}.lastname, 'nickname', ${user}.nickname`;

/** The same as JSON. */
export const identity = (user: string) => `json_build_object(${identityFields(user)})`;

/** The same of a joined row that may be absent, such as that of the cash or of an unknown account; null then. */
export const identityOrNull = (user: string) => `case when ${user}.id is not null then ${identity(user)} end`;
