import { Button, buttonStyle } from '../../ui/Button.tsx';
import { useBrand } from '../../ui/brandContext.ts';
import { MissedShotIllustration } from '../../ui/illustrations/MissedShotIllustration.tsx';
import { OutageIllustration } from '../../ui/illustrations/OutageIllustration.tsx';
import { messageStyles, PageShell } from '../../ui/PageShell.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { type ErrorMessageProps, errorWords } from './errorMessage.ts';

/** Pixels. */
const DRAWING_WIDTH = 180;

function Actions() {
  const { links } = useBrand();
  return (
    <div className={messageStyles.actions}>
      <Button tone="primary" onClick={() => window.location.reload()}>
        Reload
      </Button>
      <a className={buttonStyle({ tone: 'outline' }).className} href={links.support}>
        Contact Support
      </a>
    </div>
  );
}

/** The message alone, for a page inside the layout. */
export function ErrorMessage({ kind }: ErrorMessageProps) {
  const { title, lead } = errorWords(kind, useBrand().preferences.brandName);
  useTitle(title);
  const Illustration = kind === 'outage' ? MissedShotIllustration : OutageIllustration;
  return (
    <div role="alert" className={messageStyles.block}>
      <Illustration width={DRAWING_WIDTH} />
      <h1 className={messageStyles.title}>{title}</h1>
      <p className={messageStyles.lead}>{lead}</p>
      <Actions />
    </div>
  );
}

/** The message as a full screen, without the layout. */
export function ErrorScreen({ kind }: ErrorMessageProps) {
  return (
    <PageShell>
      <ErrorMessage kind={kind} />
    </PageShell>
  );
}
