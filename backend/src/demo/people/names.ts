const words = (list: string) => list.trim().split(/\s+/) as [string, ...string[]];

export const firstnames = words(`
  Adam Agathe Alban Alexis Alice Alix Amandine Ambre Anaïs Anatole Antoine Apolline Arthur Aurore Axel Baptiste
  Bastien Benoît Blandine Capucine Cécile Charlie Charlotte Chloé Clara Clément Corentin Cyprien Diane Dorian
  Éléonore Élias Élodie Émile Emma Enzo Estelle Étienne Eva Fanny Félix Flavie Florian Gabin Gabriel Gaëlle
  Garance Gaspard Guillaume Inès Iris Ismaël Jade Jean Jeanne Joséphine Jules Julie Juliette Justine Kenza Killian
  Lana Léa Léo Léon Lilou Lina Lisa Loïc Lou Louane Louis Louise Lucas Lucie Maël Maëlys Malo Manon Margaux
  Marius Martin Maud Mélissa Mila Morgane Naël Nathan Nina Noah Noémie Océane Oscar Pauline Paul Perrine Quentin
  Rachid Raphaël Romane Romain Rose Sacha Salomé Samia Simon Soline Suzanne Tanguy Théo Thibault Timéo Tom
  Valentin Valentine Victoire Victor Violette Wassim Yanis Yasmine Youssef Zélie Zoé
`);

export const lastnames = words(`
  Abadie Allard André Arnaud Aubert Bailly Barbier Baron Baudry Benali Benoît Bernard Berthelot Blanc Blanchet
  Bonnet Boucher Bouvier Boyer Brun Brunet Carlier Caron Chevalier Clerc Colin Collet Cordier Costa Cousin
  Daniel David Delmas Denis Deschamps Diallo Dubois Dufour Dumont Dupont Durand Duval Fabre Faure Favier Fernandez
  Fleury Fontaine Fournier François Gaillard Garcia Gautier Gérard Germain Girard Giraud Grondin Guérin Guillot
  Hamel Haddad Henry Hubert Huet Jacob Jacquet Joly Julien Klein Lacroix Lambert Laurent Lebrun Leclerc Lefèvre
  Legrand Lemaire Lemoine Leroy Lopez Louis Lucas Maillet Mallet Marchand Marie Martel Masson Mercier Meunier
  Michaud Millet Monnier Moreau Morel Morin Moulin Nguyen Noël Olivier Parmentier Paris Pelletier Perret Perrin
  Petit Philippe Picard Pierre Poirier Prévost Rémy Renaud Rey Richard Rivière Robin Roger Rolland Roux Roy Royer
  Sanchez Schmitt Simon Tessier Traoré Vasseur Vidal Vincent Weber
`);

export const nicknames = words(`
  Babar Bambou Biscotte Boussole Brioche Bulle Cactus Cannelle Castor Chaussette Chouquette Cocotte Comète Confetti
  Crevette Domino Filou Flocon Gaufrette Gribouille Grizzly Houblon Kiwi Klaxon Loulou Mirabelle Moustache Nougat
  Orage Paprika Pélican Pépito Pixel Plumeau Pomelo Praline Pschit Quenelle Ravioli Saucisson Shogun Spatule
  Tornade Tournesol Turbo Vinyle Wasabi Yuzu Zigzag
`);

export const comments = [
  "Je peux venir avec ma remorque.",
  "Allergique aux arachides.",
  "J'ai le PSC1 et le permis B.",
  "Dispo pour le montage, moins pour le démontage.",
  "Je préfère les créneaux de nuit.",
  "Végétarienne, merci pour le catering !",
  "Premier festival, hâte de voir les coulisses.",
  "Je parle anglais et espagnol.",
  "Pas de port de charges lourdes, merci.",
  "Avec mes colocs si possible.",
  "J'ai déjà tenu un bar trois années de suite.",
  "Je dois repartir le dimanche à 18h.",
] as const;

export const notes = [
  "Très fiable l'an dernier, à confier sans hésiter.",
  "Arrivée en retard à deux créneaux.",
  "Veut passer responsable de bar.",
  "À mettre avec son binôme habituel.",
] as const;
