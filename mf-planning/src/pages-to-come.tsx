import { PageToCome } from "@coulisses/shared-ui/base";

export const Availabilities = () => <PageToCome title="Mes Dispos" />;
export const MyPlanning = () => <PageToCome title="Mon Planning" />;
export const VolunteerPlanning = () => <PageToCome title="Planning" />;
export const MultiPlanning = () => <PageToCome title="Multi Planning" />;
export const CharismaManagement = () => <PageToCome title="Gestion du Charisme" />;
export const CharismaEventList = () => <PageToCome title="Événements Charismatiques" />;
export const CharismaPeriods = () => <PageToCome title="Charisme des dispos" />;
export const NeedHelp = () => <PageToCome title="Besoin d'aide" />;
