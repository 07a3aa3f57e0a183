import { Button, buttonStyle } from '../../ui/Button.tsx';
import { useBrand } from '../../ui/brandContext.ts';
import { ERROR_TEXT, outageText } from '../../ui/errorText.ts';
import { MissedShotIllustration } from '../../ui/illustrations/MissedShotIllustration.tsx';
import { OutageIllustration } from '../../ui/illustrations/OutageIllustration.tsx';
import { messageStyles, PageShell } from '../../ui/PageShell.tsx';
import { useTitle } from '../../ui/useTitle.ts';

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

export interface ErrorMessageProps {
  /** `generic`: the app failed on this page. `outage`: the service is not available. */
  readonly kind: 'generic' | 'outage';
}

/** The message alone, for a page inside the layout. */
export function ErrorMessage({ kind }: ErrorMessageProps) {
  const { brandName } = useBrand().preferences;
  const outage = kind === 'outage';
  useTitle(outage ? ERROR_TEXT.outageTitle : ERROR_TEXT.title);
  return (
    <div role="alert" className={messageStyles.block}>
      {outage ? <MissedShotIllustration width={180} /> : <OutageIllustration width={180} />}
      <h1 className={messageStyles.title}>{outage ? ERROR_TEXT.outageTitle : ERROR_TEXT.title}</h1>
      <p className={messageStyles.lead}>{outage ? outageText(brandName) : ERROR_TEXT.lead}</p>
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
