import { Button, buttonStyle } from '../../ui/Button.tsx';
import { useBrand } from '../../ui/brandContext.ts';
import { ERROR_TEXT, outageText } from '../../ui/errorText.ts';
import { Drawing } from '../../ui/illustrations/Drawing.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { messageStyles, PageShell } from '../../ui/PageShell.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { DRAWING_WIDTH, type ErrorMessageProps } from './errorMessage.ts';

/** The drawing's place; all there is of it where its code can't be loaded, which may be the error. */
function Blank() {
  return (
    <Drawing viewBox="0 0 144 104" width={DRAWING_WIDTH}>
      {null}
    </Drawing>
  );
}

const drawing = lazyPart<ErrorMessageProps>(
  () =>
    import('./ErrorDrawing.tsx').then(
      (module) => module.ErrorDrawing,
      () => Blank,
    ),
  { place: Blank },
);

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

const LEADS = { generic: ERROR_TEXT.lead, offline: 'You’re offline. This page opens again once you are back.' };

/** The message alone, for a page inside the layout. */
export function ErrorMessage({ kind }: ErrorMessageProps) {
  const { brandName } = useBrand().preferences;
  const outage = kind === 'outage';
  useTitle(outage ? ERROR_TEXT.outageTitle : ERROR_TEXT.title);
  return (
    <div role="alert" className={messageStyles.block}>
      <drawing.Component kind={kind} />
      <h1 className={messageStyles.title}>{outage ? ERROR_TEXT.outageTitle : ERROR_TEXT.title}</h1>
      <p className={messageStyles.lead}>{outage ? outageText(brandName) : LEADS[kind]}</p>
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
