import type { Permission } from "./permissions";
import { type FestivalError, notFound, refused } from "../festival-error";

/** A permission's French description and the teams that hold it in a new festival. */
type SeededPermission = { description: string; teams: readonly string[] };

const organisers = ["hard", "vieux"];
const gearTeams = ["matos", "elec", "barrieres"];

const seeded = (description: string, ...teams: string[]): SeededPermission => ({
  description,
  teams,
});

/** The French description of each permission, and the teams that hold it in a new festival. */
export const permissionCatalogue: Record<Permission, SeededPermission> = {
  "have-personal-account": seeded("Possède un compte perso", ...organisers),
  "affect-team": seeded("Peut affecter des utilisateurs à des équipes", "humain", "sg"),
  "be-affected": seeded("Peut être affecté à une tâche", "benevole", "camion", "voiture", "fen"),
  "write-gear-catalog": seeded("Peut éditer le catalogue matos", ...gearTeams),
  "read-gear-catalog": seeded(
    "Peut voir le catalogue matos",
    ...gearTeams,
    "signa",
    "bar",
    "catering",
    "hard",
  ),
  "read-signage-catalog": seeded("Peut voir le catalogue signa", "signa", "hard"),
  "write-signage-catalog": seeded("Peut éditer le catalogue signa", "signa"),
  "view-gear-dashboard": seeded("Peut voir le récap matos", ...gearTeams),
  "view-location": seeded("Peut voir les lieux", "signa", "hard"),
  "manage-location": seeded("Peut gérer les lieux", "signa"),
  "read-inventory": seeded("Peut lire l'inventaire", "matos", "elec", "hard"),
  "write-inventory": seeded("Peut éditer l'inventaire", "matos", "elec"),
  "manage-personal-accounts": seeded("Peut gérer les comptes persos", "sg"),
  "manage-users": seeded("Peut gérer les utilisateurs", "bureau", "humain"),
  "affect-volunteer": seeded("Peut affecter les bénévoles", "humain"),
  "manage-config": seeded("Peut gérer la configuration", "admin"),
  "validate-fa": seeded(
    "Peut valider les FA",
    "barrieres",
    "elec",
    "humain",
    "matos",
    "secu",
    "signa",
    "communication",
  ),
  "validate-ft": seeded("Peut valider les FT", "humain", "matos", "elec"),
  "read-animation-to-publish": seeded("Peut voir les animations à publier", "communication"),
  "read-fa": seeded("Peut lire les FA", ...organisers),
  "write-fa": seeded("Peut écrire les FA", ...organisers),
  "read-ft": seeded("Peut lire les FT", ...organisers),
  "write-ft": seeded("Peut écrire les FT", ...organisers),
  "force-write-ft": seeded("Peut forcer les instructions d'une FT", "humain"),
  "view-festival-events-stats": seeded("Peut voir les statistiques des FA et FT", ...organisers),
  "view-timeline": seeded("Peut voir la timeline", "hard"),
  "ask-for-help": seeded("Peut demander de l'aide", "hard"),
  "view-planning": seeded("Peut voir les plannings", "benevole"),
  "download-planning": seeded("Peut télécharger son planning", "benevole"),
  "sync-planning": seeded("Peut synchroniser son planning", "benevole"),
  "view-multi-planning": seeded("Peut voir plusieurs plannings à la fois", ...organisers),
  "enroll-hard": seeded("Peut enrôler des organisateurs", "sg", "humain"),
  "enroll-soft": seeded("Peut enrôler des bénévoles", "humain"),
  "view-volunteer": seeded("Peut voir la liste des bénévoles", "benevole"),
  "view-volunteer-details": seeded("Peut voir le détail des bénévoles", ...organisers),
  "send-mail-test": seeded("Peut envoyer un mail de test"),
  "manage-teams": seeded("Peut gérer les équipes", "bureau"),
  "manage-permissions": seeded("Peut gérer les permissions"),
  "manage-admins": seeded("Peut gérer les administrateurs"),
  "manage-contributions": seeded("Peut gérer les cotisations", "sg"),
  "pay-contribution": seeded("Peut payer sa cotisation", "hard"),
  "offer-shared-meal": seeded("Peut proposer un repas partagé", ...organisers),
  "shotgun-shared-meal": seeded("Peut shotgun un repas partagé", ...organisers),
  "purchase-gears": seeded("Peut acheter du matos", "matos", "elec"),
  "borrow-gears": seeded("Peut emprunter du matos", "matos", "elec"),
  "manage-charisma-events": seeded("Peut gérer les événements charismatiques", "bureau"),
  "set-favorite-pages": seeded("Peut choisir ses pages favorites", ...organisers),
  "view-security-dashboard": seeded("Peut voir le récap sécurité", "secu"),
  "view-fa-gear-dashboard": seeded("Peut voir les demandes de matos des FA", ...gearTeams, "bar"),
  "view-orga-mobile-nav": seeded("Voit la navigation mobile des orgas", ...organisers),
  "export-for-signa": seeded("Peut exporter les demandes de signalétique", "signa"),
  "enter-extended-availabilities": seeded("Peut saisir des disponibilités étendues", ...organisers),
};

/** The `not-found` refusal for an unknown permission. */
export const permissionNotFound = (): FestivalError => notFound("Cette permission n'existe pas");

/** The `refused` refusal for a second permission of one name. */
export const permissionAlreadyExists = (): FestivalError =>
  refused("Une permission porte déjà ce nom", "name");

/** Throws `refused` for a permission that the site asks for: without it, something would never work again. */
export function checkRemovablePermission(name: string): void {
  if (Object.hasOwn(permissionCatalogue, name))
    throw refused(`Impossible de supprimer la permission ${name}, le site en a besoin`);
}
