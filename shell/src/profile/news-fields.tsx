import { useSaveNewsMutation } from "@coulisses/shared-auth";
import type { Preferences } from "@coulisses/shared-domain/contract/preferences";
import { inboxLabels, newsKinds, newsLabels } from "@coulisses/shared-domain/inbox/news-kind";
import { MultiChoice } from "@coulisses/shared-ui/form";

const choicesWith = (labels: typeof newsLabels) =>
  newsKinds.map((value) => ({ value, label: labels[value] }));
const choices = choicesWith(newsLabels);
const inboxChoices = choicesWith(inboxLabels);

type NewsFieldsProps = {
  news: Preferences["news"];
  /** This browser can show notifications. */
  byPush: boolean;
  onSaved: (answer: object) => void;
};

/** INB-7: the news about sheets that one wants, saved as soon as they are clicked. */
export function NewsFields({ news, byPush, onSaved }: NewsFieldsProps) {
  const [save] = useSaveNewsMutation();
  return (
    <>
      <MultiChoice
        label="Dans ma boîte de notifications"
        options={inboxChoices}
        value={news.inbox}
        onChange={(inbox) => void save({ body: { inbox } }).then(onSaved)}
      />
      <MultiChoice
        label="Me prévenir pour les fiches par mail"
        options={choices}
        value={news.mail}
        onChange={(mail) => void save({ body: { mail } }).then(onSaved)}
      />
      {byPush && (
        <MultiChoice
          label="Me prévenir pour les fiches par notification"
          options={choices}
          value={news.push}
          onChange={(push) => void save({ body: { push } }).then(onSaved)}
        />
      )}
    </>
  );
}
