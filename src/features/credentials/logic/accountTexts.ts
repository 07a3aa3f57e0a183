import { formatMoney } from '../../../../core/money/money.ts';
import type { ClosingObstacle, ClosingObstacleCode } from '../../../../core/rest/accountClosure.ts';
import type { DocumentCheckAnswer, DocumentState, DocumentType } from '../../../../core/rest/documents.ts';

export const DOCUMENT_NAMES: Readonly<Record<DocumentType, string>> = {
  DRIVING_LICENSE: 'Driver’s license',
  PASSPORT: 'Passport',
  ID_CARD: 'ID card',
  UTILITY_BILL: 'Utility bill or bank statement',
};

export type DocumentTone = 'neutral' | 'info' | 'success' | 'danger' | 'warning';

export interface DocumentWords {
  readonly label: string;
  readonly tone: DocumentTone;
  readonly title: string;
  readonly detail: string;
  /** Whether a document can be added now. */
  readonly mayAdd: boolean;
}

const WORDS: Readonly<Record<DocumentState, Omit<DocumentWords, 'detail'> & { readonly detail: string }>> = {
  NOT_STARTED: {
    label: 'Not started',
    tone: 'neutral',
    mayAdd: true,
    title: 'No document yet',
    detail: 'You need one to move to another state or province.',
  },
  PENDING: {
    label: 'Being checked',
    tone: 'info',
    mayAdd: false,
    title: 'Your document is being checked',
    detail: 'This takes a few minutes at most. You can leave this page.',
  },
  REVIEW: {
    label: 'In review',
    tone: 'warning',
    mayAdd: false,
    title: 'A person looks at your document',
    detail: 'This can take a day or two. Nothing else of your account waits for it.',
  },
  APPROVED: {
    label: 'Approved',
    tone: 'success',
    mayAdd: true,
    title: 'Your document is approved',
    detail: 'It proves what was read in it, and nothing else.',
  },
  REJECTED: {
    label: 'Not accepted',
    tone: 'danger',
    mayAdd: true,
    title: 'Your document was not accepted',
    detail: 'Add another one, or a better picture of it.',
  },
};

/**
 * What the state of a check means for the player, and what an approved document has proved.
 * @param nameOf the name of a region by its code
 */
export function documentWords(
  { state, reason, proved }: Pick<DocumentCheckAnswer, 'state' | 'reason' | 'proved'>,
  nameOf: (regionCode: string) => string,
): DocumentWords {
  const words = WORDS[state];
  if (proved !== null) return { ...words, detail: provedText(proved, nameOf) };
  return reason === null ? words : { ...words, detail: `${reason} ${words.detail}` };
}

function provedText(
  { name, region_code: code }: NonNullable<DocumentCheckAnswer['proved']>,
  nameOf: (regionCode: string) => string,
): string {
  if (code === null) return `It proves that you are ${name}. It names no state or province, so it proves no move to one.`;
  return `It proves that you are ${name} and live in ${nameOf(code)}, and nothing else.`;
}

const counted = (items: number | null, one: string, many: string): string => (items === 1 ? `1 ${one}` : `${items ?? 0} ${many}`);

interface ObstacleWords {
  readonly title: string;
  readonly detail: string;
  /** Where it can be settled; null: it needs time, or Support. */
  readonly link: { readonly path: string; readonly label: string } | null;
}

const OBSTACLES: Readonly<Record<ClosingObstacleCode, (obstacle: ClosingObstacle) => ObstacleWords>> = {
  BALANCE: ({ cents }) => ({
    title: `You have ${formatMoney(cents ?? 0)} in cash`,
    detail: 'Withdraw it first: all of it is paid out to you.',
    link: { path: '/withdrawal', label: 'Withdraw' },
  }),
  RESTRICTED: ({ cents }) => ({
    title: `${formatMoney(cents ?? 0)} of yours is set apart`,
    detail: 'It cannot be withdrawn yet. Contact Support.',
    link: null,
  }),
  DEBT: ({ cents }) => ({
    title: `You owe ${formatMoney(cents ?? 0)}`,
    detail: 'A deposit or a payout was taken back after it was spent. A deposit pays it, or contact Support.',
    link: null,
  }),
  PENDING_WITHDRAWAL: ({ cents }) => ({
    title: `A withdrawal of ${formatMoney(cents ?? 0)} is on its way`,
    detail: 'Your account can be closed when it has arrived.',
    link: { path: '/withdrawal', label: 'See withdrawals' },
  }),
  OPEN_BETS: ({ items }) => ({
    title: `You have ${counted(items, 'open bet', 'open bets')}`,
    detail: 'They settle and pay as always. Your account can be closed after that.',
    link: { path: '/my-bets/open', label: 'My Bets' },
  }),
  OPEN_DEPOSIT: () => ({
    title: 'A deposit is not finished',
    detail: 'Finish or cancel it. If it is being checked, wait until it is decided.',
    link: { path: '/deposit', label: 'See deposits' },
  }),
  OPEN_ROUND: ({ items }) => ({
    title: `You have ${counted(items, 'casino round', 'casino rounds')} to finish`,
    detail: 'Open the game again and end it.',
    link: { path: '/account/history/casino', label: 'Casino history' },
  }),
};

/** What stands in the way of closing the account, in words. */
export const obstacleWords = (obstacle: ClosingObstacle): ObstacleWords => OBSTACLES[obstacle.code](obstacle);
