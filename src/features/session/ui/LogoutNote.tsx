import type { BrandKind } from '../../../../core/wire/brandKind.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { cls } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { splitSentence } from '../logic/logoutNotice.ts';

const line = cls({ display: 'block' });
const calm = cls({ display: 'block', fontWeight: 400, color: '$text2' });

const NEXT: Readonly<Record<BrandKind, string>> = {
  sportsbook: 'We’ll open the sportsbook of the region you are in. Your open bets stay in My Bets.',
  casino: 'We’ll open the casino of the region you are in.',
};

/** After a move to another region: what has happened, and what becomes of the player's bets. */
export function MovedNote({ text }: { readonly text: string }) {
  const { brandKind } = useServices();
  return (
    <Note
      tone="info"
      icon="location"
      role="status"
      title={
        <>
          <span className={line}>Your Location was Changed</span>{' '}
          <span className={calm}>
            {text}. {NEXT[brandKind]}
          </span>
        </>
      }
    />
  );
}

/** The log-out reason above the log-in card. Screen readers read it as one text. */
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
