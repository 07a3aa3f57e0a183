import { cls } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { splitSentence } from '../logic/logoutNotice.ts';

const line = cls({ display: 'block' });
const calm = cls({ display: 'block', fontWeight: 400, color: '$text2' });

/** Why the player is here and not where they were. Reads as one text. */
export function LogoutNote({ text }: { readonly text: string }) {
  const [first, rest] = splitSentence(text);
  return (
    <Note
      tone="warning"
      icon="clock"
      role="status"
      title={
        <>
          <span className={line}>{first}</span>
          {rest !== '' && ' '}
          {rest !== '' && <span className={calm}>{rest}</span>}
        </>
      }
    />
  );
}
