import { Link } from "@coulisses/federation/platform/router";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { Surface, Text } from "@coulisses/shared-ui/base";

/** Where the figures of former editions are kept, and an edition is closed. */
export function EditionsSection() {
  const current = editionOf(new Date());
  return (
    <Surface title="Éditions" subtitle={`La ${current}ème édition est en cours.`}>
      <Text as="p">
        Les fiches validées de chaque édition se saisissent, s'importent et se figent (« Clore ») à côté des
        courbes qui les comparent : <Link to="/stats?editions=ouvertes">les éditions précédentes</Link>.
      </Text>
    </Surface>
  );
}
