import { users } from "./schema/people";

/** The columns of `users` that name a person. */
export const identityColumns = {
  id: users.id,
  firstname: users.firstname,
  lastname: users.lastname,
  nickname: users.nickname,
};

/** The same as arguments of `json_build_object`; `user` is the alias of a row of `users`. */
export const identityFields = (user: string) =>
  `'id', ${user}.id, 'firstname', ${user}.firstname, 'lastname', ${user}.lastname, 'nickname', ${user}.nickname`;

/** The same as JSON. */
export const identity = (user: string) => `json_build_object(${identityFields(user)})`;

/** The same of a joined row that may be absent, such as the cash's or an unknown account's; null then. */
export const identityOrNull = (user: string) => `case when ${user}.id is not null then ${identity(user)} end`;
