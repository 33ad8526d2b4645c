import { PageToCome } from "@coulisses/shared-ui/base";

export const MyPersonalAccount = () => <PageToCome title="Mon Compte Perso" />;
export const SharedMeals = () => <PageToCome title="Repas Partagés" />;
export const Contributions = () => <PageToCome title="Cotisations" />;
export const Consumptions = () => <PageToCome title="SG" />;
export const Transactions = () => <PageToCome title="Transactions" />;
