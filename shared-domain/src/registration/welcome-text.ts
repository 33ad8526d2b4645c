/** The default welcome text of the registration page, as HTML. */
export const defaultRegisterForm = [
  "<h2>Bienvenue chez les bénévoles !</h2>",
  "<p>Chaque année, plus de 400 bénévoles font vivre le festival : montage, bars, accueil, sécurité, courses, concerts…</p>",
  "<p>Inscris-toi, indique tes disponibilités et retrouve tes amis : l'équipe bénévole te trouvera des créneaux qui te ressemblent.</p>",
  "<p>Une question ? Écris aux responsables des bénévoles, ils te répondront avec plaisir.</p>",
].join("");
