import * as access from "./schema/access";
import * as catalogues from "./schema/catalogues";
import * as configuration from "./schema/configuration";
import * as festivalActivities from "./schema/festival-activities";
import * as festivalTasks from "./schema/festival-tasks";
import * as people from "./schema/people";

/** Every table, for drizzle's relational queries. */
export const schema = {
  ...access,
  ...catalogues,
  ...configuration,
  ...festivalActivities,
  ...festivalTasks,
  ...people,
};
