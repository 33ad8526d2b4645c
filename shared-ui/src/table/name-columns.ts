import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Column } from "./column";

/** The columns of a person's first name, which is the row's title, and last name, which has this priority. */
export const nameColumns = <Person extends UserIdentity>(priority: number): Column<Person>[] => [
  {
    key: "firstname",
    header: "Prénom",
    mobileTitle: true,
    sortBy: ({ firstname }) => firstname,
    render: ({ firstname }) => firstname,
  },
  {
    key: "lastname",
    header: "Nom",
    priority,
    sortBy: ({ lastname }) => lastname,
    render: ({ lastname }) => lastname,
  },
];
