import { useState } from 'react';
import { DOCUMENT_TYPES, type DocumentCheckAnswer, type DocumentType } from '../../../../core/rest/documents.ts';
import { formatMoment } from '../../../../core/time/formatTime.ts';
import { formProblem } from '../../../forms/formProblem.ts';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { OptionCard } from '../../../ui/OptionCard.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { addDocument, useDocumentCheck } from '../data/account.ts';
import { useRegions } from '../data/signUp.ts';
import { DOCUMENT_NAMES, type DocumentWords, documentWords } from '../logic/accountTexts.ts';

const card = cls({ display: 'grid', gap: 16, padding: 24 });
const head = cls({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 8, '& > h2': { type: 'title' } });
const types = cls({ display: 'grid', gap: 8, margin: 0, padding: 0, border: 0 });
const quiet = cls({ type: 'caption', color: '$text2' });

const WORDS: RegionWords = {
  error: 'Your documents can’t be shown right now',
  offline: 'Your documents are not saved on this device',
  offlineDetail: 'They load as soon as you’re back online.',
};

/** How the player's document stands, and the way to add one. */
export function DocumentCard() {
  const check = useDocumentCheck();
  const isOnline = useOnline();
  const regions = useRegions().data ?? [];
  const words = check.data && documentWords(check.data, (code) => regions.find((region) => region.code === code)?.name ?? code);
  return (
    <Card as="section" className={card} aria-labelledby="document">
      <div className={head}>
        <h2 id="document">Document</h2>
        {words && <Pill tone={words.tone}>{words.label}</Pill>}
      </div>
      <AsyncRegion
        source={check}
        isOnline={isOnline}
        skeleton={<Skeleton height={200} radius={8} />}
        message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void check.refetch()} />}
      >
        {(loaded) => words && <State check={loaded} words={words} />}
      </AsyncRegion>
    </Card>
  );
}

function State({ check, words }: { readonly check: DocumentCheckAnswer; readonly words: DocumentWords }) {
  const { tone, title, detail, mayAdd } = words;
  const moment = check.decided_at ?? check.started_at;
  return (
    <>
      <Note tone={tone} title={title} role="status">
        {detail}
      </Note>
      {check.document_type !== null && moment !== null && (
        <p className={quiet}>
          {DOCUMENT_NAMES[check.document_type]}, {formatMoment(Date.parse(moment), { seconds: false })}
        </p>
      )}
      {mayAdd && <AddDocument />}
    </>
  );
}

/** Asks what kind of document it is. Its picture goes to the provider's own page, where there is one. */
function AddDocument() {
  const isOnline = useOnline();
  const { state, reason, send } = useMutation(addDocument);
  const [chosen, setChosen] = useState<DocumentType | null>(null);
  useUnfinished('form', chosen === null ? null : 'Your document is not sent');
  const problem = reason === null ? null : formProblem(reason, []).whole;

  async function add(documentType: DocumentType): Promise<void> {
    const answer = await send({ document_type: documentType });
    if (!answer.ok) return;
    setChosen(null);
    if (answer.value.url !== null) window.open(answer.value.url, '_blank', 'noopener');
  }

  return (
    <>
      <fieldset className={types} disabled={!isOnline} aria-label="Kind of document">
        {DOCUMENT_TYPES.map((type) => (
          <OptionCard
            key={type}
            name="document-type"
            title={DOCUMENT_NAMES[type]}
            checked={type === chosen}
            onChange={() => setChosen(type)}
          />
        ))}
      </fieldset>
      {problem !== null && <Note tone="danger" role="alert" title={problem} />}
      <Button
        tone="outline"
        busy={state === 'sending'}
        disabled={chosen === null || !isOnline}
        onClick={() => chosen !== null && void add(chosen)}
      >
        Add document
      </Button>
      <p className={quiet}>
        A provider checks it on a page of its own. A sandbox has no such page: nothing is sent, and it answers by itself, as if your
        name and your present state or province stood in the document.
      </p>
    </>
  );
}
