import { formatMoney } from '../../core/money/money.ts';
import { element } from '../../programs/page/dom.ts';
import type { PageView } from './api.ts';

/** How the page of a provider looks. Names are drawn: there is no such bank. */
export interface Look {
  readonly name: string;
  heading(view: PageView): string;
  /** What the player sees of the means of payment. */
  details(view: PageView): readonly HTMLElement[];
}

function facts(rows: readonly (readonly [string, string])[]): HTMLElement {
  return element('dl', { class: 'facts' }, ...rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]));
}

function choices(legend: string, options: readonly string[]): HTMLElement {
  return element(
    'fieldset',
    { class: 'choices' },
    element('legend', {}, legend),
    ...options.map((option, index) =>
      element('label', {}, element('input', { type: 'radio', name: 'choice', value: option, checked: index === 0 }), option),
    ),
  );
}

/** A field of the sandbox: filled in, because nobody should type a real number here. */
function field(label: string, value: string): HTMLElement {
  return element('label', { class: 'field' }, label, element('input', { type: 'text', value, readonly: true }));
}

/** The last digits of its number. */
const digitsOf = (methodDescription: string): string => methodDescription.slice(-4);

const isDeposit = ({ direction }: PageView): boolean => direction === 'DEPOSIT';

const bank: Look = {
  name: 'First Harbor Bank',
  heading: (view) => (isDeposit(view) ? 'Approve this payment' : 'Approve this payout'),
  details: (view) => [choices(isDeposit(view) ? 'Pay from' : 'Pay out to', [view.methodDescription])],
};

const card: Look = {
  name: 'Card payment',
  heading: (view) => (isDeposit(view) ? 'Pay by card' : 'Pay out to your card'),
  details: ({ customerName, methodDescription }) => [
    element(
      'div',
      { class: 'fields' },
      field('Name on the card', customerName),
      field('Card number', `4000 0000 0000 ${digitsOf(methodDescription)}`),
      field('Expires', '12 / 29'),
      field('Security code', '•••'),
    ),
  ],
};

const eCheck: Look = {
  name: 'eCheck',
  heading: (view) => (isDeposit(view) ? 'Sign this eCheck' : 'Have an eCheck made out to you'),
  details: (view) => [
    element(
      'div',
      { class: 'cheque' },
      element(
        'p',
        { class: 'to' },
        isDeposit(view) ? 'Pay to the order of the sportsbook' : `Pay to the order of ${view.customerName}`,
      ),
      element('p', { class: 'sum' }, formatMoney(view.amountCents)),
      element('p', { class: 'line' }, `Routing 000000000 · Account ••••${digitsOf(view.methodDescription)}`),
    ),
  ],
};

const dropIn: Look = {
  name: 'Card or account',
  heading: () => 'Choose how to pay',
  details: ({ methodDescription }) => [choices('Pay with', [methodDescription])],
};

const LOOKS: Readonly<Record<NonNullable<PageView['page']>, Look>> = { bank, card, eCheck, dropIn };

/** The head and the middle of the page; its buttons are the same for all. */
export function drawLook(view: PageView): readonly HTMLElement[] {
  const look = LOOKS[view.page ?? 'bank'];
  const name = view.providerCode === 'PAYPAL' ? 'PayPal' : look.name;
  return [
    element('header', {}, element('p', { class: 'brand' }, name), element('p', { class: 'sandbox' }, 'Sandbox: no real money')),
    element('h1', { tabindex: '-1' }, look.heading(view)),
    facts([
      ['Amount', formatMoney(view.amountCents)],
      ['Name', view.customerName],
    ]),
    ...look.details(view),
  ];
}
