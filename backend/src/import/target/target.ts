/** All that an import needs to know of the festival that it fills. */
export type Target = {
  /** Its administrators, the only people there, in the order of their ids. */
  administrators: readonly { id: number; email: string }[];
  /** The administrator who signs what the peer signs with nobody. */
  importer: number;
  /** The domain of made-up addresses. */
  domain: string;
  /** The account of the association's cash. */
  cash: number;
  /** The other accounts, without any line. */
  accounts: readonly { id: number; userId: number }[];
  /** The permissions that Coulisses knows. */
  permissions: readonly { id: number; name: string }[];
  teams: readonly { code: string; name: string }[];
};
