import { Link } from 'react-router';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { type Action, canOptIn, enrollmentLabel, type Offer, stateLabel } from '../logic/promotions.ts';
import { useOptIn } from './useOptIn.ts';

const pills = cls({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const costs = cls({ listStyle: 'disc', display: 'grid', gap: 4, margin: 0, paddingLeft: 18, type: 'body', color: '$text2' });
const meter = cls({
  display: 'grid',
  gap: 6,
  type: 'caption',
  color: '$text2',
  '& > div': { height: 6, borderRadius: 3, backgroundColor: '$surface3', overflow: 'hidden' },
  '& > div > span': { display: 'block', height: 6, backgroundColor: '$reward', transformOrigin: 'left' },
});

/** Whether the player has opted in, and what has become of the offer. */
export function OfferPills({ offer }: { readonly offer: Offer }) {
  const [enrollment, state] = [enrollmentLabel(offer), stateLabel(offer)];
  if (enrollment === null && state === null) return null;
  return (
    <div className={pills}>
      {enrollment !== null &&
        (offer.enrollment === 'Success' ? (
          <Pill tone="success" icon="check">
            {enrollment}
          </Pill>
        ) : (
          <Pill tone="warning">{enrollment}</Pill>
        ))}
      {state !== null && <Pill>{state}</Pill>}
    </div>
  );
}

/** What has to be done and what it costs, in plain words. */
export function OfferTerms({ offer: { requirement, costs: texts } }: { readonly offer: Offer }) {
  if (requirement === null) return null;
  return (
    <ul className={costs}>
      {[requirement, ...texts].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** How far the player is. Nothing that counts down. */
export function OfferProgress({ offer: { progress, title, state } }: { readonly offer: Offer }) {
  if (progress === null || state !== 'OPEN') return null;
  return (
    <div className={meter}>
      <span>{progress.text}</span>
      <div
        role="progressbar"
        aria-label={`Progress: ${title}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress.percent}
      >
        <span style={{ transform: `scaleX(${progress.percent / 100})` }} />
      </div>
    </div>
  );
}

/** The opt-in, where there is one. */
export function OptIn({
  offer,
  tone = 'secondary',
  wide = false,
}: {
  readonly offer: Offer;
  readonly tone?: 'primary' | 'secondary';
  readonly wide?: boolean;
}) {
  const { isBusy, optIn } = useOptIn(offer);
  const isOnline = useOnline();
  if (!canOptIn(offer)) return null;
  return (
    <Button
      tone={tone}
      size={tone === 'primary' || wide ? 'md' : 'sm'}
      wide={wide}
      busy={isBusy}
      aria-disabled={!isOnline || undefined}
      onClick={() => void optIn()}
    >
      Opt In
      <VisuallyHidden>: {offer.title}</VisuallyHidden>
    </Button>
  );
}

/** A press of an action without a link is reported and leads nowhere. */
export function ActionButton({
  action: { label, path },
  id,
  tone,
}: {
  readonly action: Action;
  readonly id: string;
  readonly tone: 'primary' | 'secondary';
}) {
  const { report } = useServices();
  if (path !== null)
    return (
      <Link className={buttonStyle({ tone }).className} to={path}>
        {label}
      </Link>
    );
  return (
    <Button tone={tone} onClick={() => report('promotions.missingLink', new Error(`The promotion ${id} has no link`))}>
      {label}
    </Button>
  );
}
