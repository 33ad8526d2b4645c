import * as access from "./schema/access";
import * as assignments from "./schema/slots";
import * as attempts from "./schema/attempts";
import * as audit from "./schema/audit";
import * as catalogues from "./schema/catalogues";
import * as clientErrors from "./schema/client-errors";
import * as configuration from "./schema/configuration";
import * as editions from "./schema/editions";
import * as festivalActivities from "./schema/festival-activities";
import * as festivalTasks from "./schema/festival-tasks";
import * as imports from "./schema/imports";
import * as inbox from "./schema/inbox";
import * as logistics from "./schema/logistics";
import * as money from "./schema/money";
import * as people from "./schema/people";
import * as publishing from "./schema/publishing";
import * as sheetUndos from "./schema/sheet-undos";

/** Every table, for drizzle's relational queries. */
export const schema = {
  ...access,
  ...assignments,
  ...attempts,
  ...audit,
  ...catalogues,
  ...clientErrors,
  ...configuration,
  ...editions,
  ...festivalActivities,
  ...festivalTasks,
  ...imports,
  ...inbox,
  ...logistics,
  ...money,
  ...people,
  ...publishing,
  ...sheetUndos,
};
