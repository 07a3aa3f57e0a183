import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import type { SlipView } from '../logic/slipView.ts';
import { useBetslipParts } from './betslipContext.ts';
import { useSlipState } from './useSlipView.ts';

const LISTED_CHANGES = 3;
const sentence = cls({ display: 'block' });

/** Notes above the bets, about all of them. Each starts with what is safe. */
export function TopNotes({ view }: { readonly view: SlipView }) {
  const { betslip, online } = useBetslipParts();
  const { placement } = useSlipState();
  return (
    <>
      {!online && (
        <Note tone="neutral" icon="offline" role="status" title="You’re offline, and that’s fine">
          Your picks are saved on this device. Prices are paused and no bet can be sent until you’re back. We’ll reconnect and
          recheck the odds for you.
        </Note>
      )}
      {placement.kind === 'checking' && (
        <Note tone="info" icon="clock" role="status" title="Checking your bet">
          {placement.afterReload ? 'Your last bet has no answer yet. ' : 'The answer is taking a while. '}
          We’re asking what became of it. Nothing will be placed twice.
        </Note>
      )}
      {placement.kind === 'idle' && placement.notReceived && (
        <Note tone="warning" role="alert" title="Nothing was placed">
          Your bet didn’t reach us and no money has moved. You can place it again.
        </Note>
      )}
      {/* Not a live region: the slip's announcer says each change once. */}
      {online && view.changedLegs > 0 && (
        <Note tone="warning" title={view.changedLegs === 1 ? '1 price changed' : `${view.changedLegs} prices changed`}>
          {view.changes.slice(0, LISTED_CHANGES).map((change) => (
            <span key={change} className={sentence}>
              {change}.
            </span>
          ))}
          {view.changes.length > LISTED_CHANGES && (
            <span className={sentence}>{view.changes.length - LISTED_CHANGES} more, marked below.</span>
          )}
          Check the new odds, then accept to continue.
        </Note>
      )}
      {online && view.suspended.length > 0 && (
        <Note
          tone="neutral"
          icon="lock"
          role="status"
          title={view.suspended.length === 1 ? '1 pick takes no bets now' : `${view.suspended.length} picks take no bets now`}
        >
          {view.tab === 'STRAIGHT' ? 'Not part of the totals. ' : ''}
          <Button
            size="sm"
            disabled={view.locked}
            onClick={() => {
              for (const selectionId of view.suspended) betslip.remove(selectionId);
            }}
          >
            Remove suspended
          </Button>
        </Note>
      )}
      {view.messages.map((message) => (
        <Note key={message} tone="warning" role="alert" title={message} />
      ))}
    </>
  );
}

/** Notes below the bets: the reasons why they cannot be placed yet. */
export function BottomNotes({ view }: { readonly view: SlipView }) {
  const { login, online } = useBetslipParts();
  return (
    <>
      {login === 'loggedOut' && online && view.count > 0 && (
        <Note tone="neutral" icon="person" title="Your picks are saved">
          They follow you when you log in.
        </Note>
      )}
    </>
  );
}
