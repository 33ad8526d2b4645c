import { PageToCome } from "@coulisses/shared-ui/base";

export const OrgaTaskAssignment = () => <PageToCome title="Affect Orga-Tâche" />;
export const TaskOrgaAssignment = () => <PageToCome title="Affect Tâche-Orga" />;
export const OrgaNeed = () => <PageToCome title="Besoin Orgas" />;
export const Timeline = () => <PageToCome title="Timeline" />;
