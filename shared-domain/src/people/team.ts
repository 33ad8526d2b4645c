/** A team: `color` is `#RRGGBB`, `icon` a Material Design name starting with `mdi-`. */
export type Team = {
  code: string;
  name: string;
  color: string;
  icon: string;
};
