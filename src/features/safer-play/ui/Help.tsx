import { Link } from 'react-router';
import { limitName } from '../../../../core/texts/limitNames.ts';
import type { PlayerLimit } from '../../../player/index.ts';
import { useBrand } from '../../../ui/brandContext.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import { Note } from '../../../ui/Note.tsx';
import { PhoneText } from '../../../ui/PhoneText.tsx';
import { phoneParts } from '../../../ui/phoneText.ts';
import { useLimitNames } from '../../../ui/useLimitNames.ts';
import { COOL_OFF_PATH, SELF_EXCLUSION_PATH } from '../logic/limitKinds.ts';
import { isReached, resetText } from '../logic/limitTexts.ts';

const strip = cls({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& > * + *': { borderLeft: '1px solid $line' },
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)', '& > * + *': { borderLeft: 0, borderTop: '1px solid $line' } },
});
const row = cls({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) 16px',
  alignItems: 'center',
  gap: 12,
  minHeight: 72,
  padding: '12px 20px',
  type: 'caption',
  color: '$text2',
  '& > svg:first-child': { color: '$accentText' },
  '& b': { display: 'block', type: 'base', fontWeight: 600, color: '$text' },
  '&:hover': { backgroundColor: '$surface2' },
  '&:focus-visible': { outlineOffset: -2 },
});

/** The number of the brand's helpline, and how it is dialled. */
function usePhone(): { readonly text: string; readonly href: string } | null {
  const found = phoneParts(useBrand().text.helpline).find(({ href }) => href !== null);
  return found?.href ? { text: found.text, href: found.href } : null;
}

/** A break, an exclusion, and somebody to talk to: on every page about limits. */
export function HelpStrip() {
  const phone = usePhone();
  return (
    <Card as="section" className={strip} aria-label="Breaks and help">
      <Link className={row} to={COOL_OFF_PATH}>
        <Parts icon="clock" title="Take a cool-off" detail="24 hours or longer" />
      </Link>
      <Link className={row} to={SELF_EXCLUSION_PATH}>
        <Parts icon="lock" title="Self-exclude" detail="6 months or longer" />
      </Link>
      {phone !== null && (
        <a className={row} href={phone.href}>
          <Parts icon="headset" title="Talk to someone" detail={`${phone.text}, free, at any hour`} />
        </a>
      )}
    </Card>
  );
}

function Parts({ icon, title, detail }: { readonly icon: IconName; readonly title: string; readonly detail: string }) {
  return (
    <>
      <Icon name={icon} size={20} />
      <span>
        <b>{title}</b>
        {detail}
      </span>
      <Icon name="chevronRight" size={16} />
    </>
  );
}

/** Above everything else where a limit is reached: who helps, and the way to a break. */
export function ReachedNotes({ limits }: { readonly limits: readonly PlayerLimit[] }) {
  const names = useLimitNames();
  const { helpline } = useBrand().text;
  return limits.filter(isReached).map((limit) => (
    <Note key={limit.id} tone="warning" icon="shield" role="status" title={`You’ve reached your ${limitName(limit, names)}`}>
      <PhoneText>{helpline}</PhoneText>. <Link to={COOL_OFF_PATH}>Take a cool-off</Link>
      {`. ${resetText(limit) ?? ''}`}
    </Note>
  ));
}
