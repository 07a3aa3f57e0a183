import { memo } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { STATE_WORDS } from '../../../words/glossary.ts';
import type { SlipView } from '../logic/view/slipView.ts';
import { useBetslipParts } from './betslipContext.ts';
import { useSlipPart } from './useSlipView.ts';

export type TopNotesProps = Pick<SlipView, 'changedLegs' | 'changes' | 'shut' | 'tab' | 'locked' | 'messages'>;

const SHUT = ['closed', 'suspended'] as const;
const LISTED_CHANGES = 3;
const sentence = cls({ display: 'block' });

/** Notes above the bets, about all of them. Each starts with what is safe. */
export const TopNotes = memo(function TopNotes({ changedLegs, changes, shut, tab, locked, messages }: TopNotesProps) {
  const { betslip, online } = useBetslipParts();
  const placement = useSlipPart((state) => state.placement);
  return (
    <>
      {/* A bet without an answer is not fine: its own note says what happens. */}
      {!online && placement.kind !== 'checking' && (
        <Note tone="neutral" icon="offline" role="status" title="You’re offline, and that’s fine">
          Your picks are saved on this device. Prices are paused and no bet can be sent until you’re back. We’ll reconnect and
          recheck the odds for you.
        </Note>
      )}
      {placement.kind === 'checking' && (
        <Note tone="info" icon="clock" role="status" title="Checking your bet">
          {placement.afterReload ? 'Your last bet has no answer yet. ' : 'The answer is taking a while. '}
          {online ? 'We’re asking what became of it. ' : 'You’re offline: we ask what became of it as soon as you’re back. '}
          Nothing will be placed twice.
        </Note>
      )}
      {placement.kind === 'idle' && placement.notReceived && (
        <Note tone="warning" role="alert" title="Nothing was placed">
          Your bet didn’t reach us and no money has moved. You can place it again.
        </Note>
      )}
      {/* Not a live region: the slip's announcer says each change once. */}
      {online && changedLegs > 0 && (
        <Note tone="warning" title={changedLegs === 1 ? '1 price changed' : `${changedLegs} prices changed`}>
          {changes.slice(0, LISTED_CHANGES).map(({ selectionId, text }) => (
            <span key={selectionId} className={sentence}>
              {text}.
            </span>
          ))}
          {changes.length > LISTED_CHANGES && (
            <span className={sentence}>{changes.length - LISTED_CHANGES} more, marked below.</span>
          )}
          Check the new odds, then accept to continue.
        </Note>
      )}
      {online &&
        SHUT.map((standing) => {
          const picks = shut[standing];
          const word = STATE_WORDS[standing].toLowerCase();
          if (picks.length === 0) return null;
          return (
            <Note
              key={standing}
              tone="neutral"
              icon="lock"
              role="status"
              title={picks.length === 1 ? `1 pick is ${word}` : `${picks.length} picks are ${word}`}
            >
              {tab === 'STRAIGHT' ? 'Not part of the totals. ' : ''}
              <Button
                tone="outline"
                size="sm"
                aria-disabled={locked || undefined}
                onClick={() => {
                  for (const selectionId of picks) betslip.remove(selectionId);
                }}
              >
                {`Remove ${word}`}
              </Button>
            </Note>
          );
        })}
      {messages.map((message) => (
        <Note key={message} tone="warning" role="alert" title={message} />
      ))}
    </>
  );
});

/** Notes below the bets: the reasons why they cannot be placed yet. */
export const BottomNotes = memo(function BottomNotes({ count }: Pick<SlipView, 'count'>) {
  const { login, online } = useBetslipParts();
  return (
    <>
      {login === 'loggedOut' && online && count > 0 && (
        <Note tone="neutral" icon="person" title="Your picks are saved">
          They follow you when you log in, stakes included.
        </Note>
      )}
    </>
  );
});
