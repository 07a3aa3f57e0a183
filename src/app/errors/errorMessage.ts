import { ERROR_TEXT, outageText } from '../../ui/errorText.ts';

export interface ErrorMessageProps {
  /** `generic`: the app failed on this page. `offline`: the same without a network. `outage`: the service is not available. */
  readonly kind: 'generic' | 'offline' | 'outage';
}

const LEADS = { generic: ERROR_TEXT.lead, offline: 'You’re offline. This page opens again once you are back.' };

/** The words of a failure. */
export function errorWords(kind: ErrorMessageProps['kind'], brandName: string): { readonly title: string; readonly lead: string } {
  return kind === 'outage'
    ? { title: ERROR_TEXT.outageTitle, lead: outageText(brandName) }
    : { title: ERROR_TEXT.title, lead: LEADS[kind] };
}
