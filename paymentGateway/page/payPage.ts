import { button, element, enable } from '../../programs/page/dom.ts';
import type { PageAction, PageApi, PageView } from './api.ts';
import { connectHost, type Host } from './host.ts';
import { drawLook } from './looks.ts';

const READ_EVERY_MS = 1_000;
const WAITING = 'This takes a moment. Please stay on this page …';
const NO_ANSWER = 'There is no answer at the moment. Trying again …';

/** The page is drawn once; what happens to the payment is read every second, because others than this page can decide it, too. */
export async function openPayPage(main: HTMLElement, api: PageApi): Promise<void> {
  const first = await api.read();
  const host = connectHost(first?.appOrigins ?? (await api.appOrigins()), (mode) => {
    document.documentElement.dataset.mode = mode;
  });
  main.setAttribute('aria-busy', 'false');
  if (first === null || first.state === 'cancelled') {
    drawOver(main, host, first?.direction ?? 'DEPOSIT');
    return;
  }
  createPayPage(main, api, host, first);
}

/** Whether nobody sees the page: then it waits for nobody. */
function isUnseen({ isHidden, providerCode, direction }: PageView): boolean {
  const hasNoSize = window.innerWidth < 2 || window.innerHeight < 2;
  return direction === 'DEPOSIT' && providerCode === 'TRUSTLY' && (isHidden || hasNoSize);
}

function createPayPage(main: HTMLElement, api: PageApi, host: Host, first: PageView): void {
  const status = element('p', { class: 'status', role: 'status' });
  const buttons = [
    button('Approve', () => void press('approve'), { class: 'approve' }),
    button('Decline', () => void press('decline')),
    button('Cancel', () => void press('cancel')),
  ];
  const sentTypes = new Set<string>();
  let isPressing = false;

  function show(view: PageView | null): void {
    const isOpen = view?.state === 'open' && view.message === null;
    for (const each of buttons) enable(each, isOpen && !isPressing);
    if (view === null) return;
    if (view.message === null) {
      status.textContent = isOpen ? '' : WAITING;
      return;
    }
    status.textContent = 'Done. You go back to the app.';
    if (sentTypes.has(view.message.type)) return;
    sentTypes.add(view.message.type);
    host.send(view.message);
  }

  async function press(action: PageAction): Promise<void> {
    if (isPressing) return;
    isPressing = true;
    for (const each of buttons) enable(each, false);
    status.textContent = WAITING;
    const view = await api.press(action).catch(() => undefined);
    isPressing = false;
    if (view === undefined) {
      status.textContent = NO_ANSWER;
      for (const each of buttons) enable(each, true);
    } else show(view);
  }

  function readLater(): void {
    setTimeout(() => {
      const reading = isPressing ? Promise.resolve() : api.read().then((view) => isPressing || show(view));
      reading.catch(() => undefined).finally(() => sentTypes.size === 0 && readLater());
    }, READ_EVERY_MS);
  }

  main.replaceChildren(...drawLook(first), element('div', { class: 'buttons' }, ...buttons), status);
  main.querySelector('h1')?.focus({ preventScroll: true });
  show(first);
  if (isUnseen(first) && first.state === 'open') void press('approve');
  if (sentTypes.size === 0) readLater();
}

/** The payment was cancelled elsewhere, or there is none: the player can have another one, or leave. */
function drawOver(main: HTMLElement, host: Host, direction: PageView['direction']): void {
  const isDeposit = direction === 'DEPOSIT';
  const say = (type: string) => () => host.send({ type, payload: {} });
  main.replaceChildren(
    element('h1', { tabindex: '-1' }, 'This page has ended'),
    element('p', {}, 'Nothing was charged here. Start again, or go back.'),
    element(
      'div',
      { class: 'buttons' },
      button('Start again', say(isDeposit ? 'resubmitDepositCreateV2' : 'resubmitWithdrawalCreate'), { class: 'approve' }),
      button('Back', say(isDeposit ? 'goBackToDeposit' : 'goBackToWithdrawal')),
    ),
  );
  main.querySelector('h1')?.focus({ preventScroll: true });
}
