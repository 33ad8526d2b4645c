/** SQL that sorts `team` by its name as a French reader does: « Élec » beside « Enfants », which byte order puts last. */
export const teamOrder =
  "translate(lower(team.name), 'àâäçéèêëîïôöùûüÿÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸ', 'aaaceeeeiioouuuyaaaceeeeiioouuuy')";
