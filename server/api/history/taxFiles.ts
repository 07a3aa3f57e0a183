import { lazyModule } from '../../../core/lazyModule.ts';
import { formatMoney } from '../../../core/money/money.ts';
import { type CsvCell, csvFile } from '../../../core/texts/csv.ts';
import { dayOf } from '../../../core/time/formatTime.ts';
import type { Deps } from '../../deps.ts';
import type { TaxForm } from '../../domain/history/taxForms.ts';
import { readTaxPerson, type TaxPerson } from '../../store/history/index.ts';
import { formatFor, type HistoryFile } from './historyFiles.ts';
import type { TaxYear } from './readTaxYears.ts';
import { makePdf, type PdfField } from './taxPdf.ts';

type Ports = Pick<Deps, 'db' | 'config' | 'clock'>;

const zipLibrary = lazyModule(() => import('fflate'));

const PDF = 'application/pdf';
const PAYER = 'Slipstream';
const WAGERS: Readonly<Record<string, string>> = { SPORTS: 'Sports wager', slot: 'Slot machine' };

/** @param box the number of the box before its label, on a form that has numbers. */
function personFields({ name, street, place }: TaxPerson, box = ''): readonly PdfField[] {
  return [
    { name: 'payer', label: 'Payer', value: PAYER },
    { name: 'winner', label: 'Winner’s name', value: name },
    { name: 'street', label: 'Street address', value: street ?? 'Not on file', wide: true },
    { name: 'place', label: 'City, state and ZIP code', value: place ?? 'Not on file' },
    { name: 'taxpayer', label: `${box}Winner’s taxpayer identification no.`, value: 'Not on file' },
  ];
}

/** Names have the id of the form alone, which is letters, digits and hyphens. */
const formName = ({ w2gId }: TaxForm): string => `w-2g-${w2gId}.pdf`;

function correctionNotes({ isCorrection, corrects, correctedBy }: TaxForm): readonly string[] {
  return [
    ...(isCorrection && corrects
      ? [
          `CORRECTION. Box 1 is the change of the winnings on the form ${corrects.w2gId} of ${corrects.year}, whose bet was settled again.`,
        ]
      : []),
    ...(correctedBy
      ? [`CORRECTED. The bet was settled again in ${correctedBy.year}: see the form ${correctedBy.w2gId} of that year.`]
      : []),
  ];
}

/** A form W-2G with its boxes by their numbers, as a PDF. It is a copy for the player, not the form that is filed. */
async function formPdf(form: TaxForm, person: TaxPerson, at: Date): Promise<Uint8Array> {
  const state = form.isCorrection ? 'Correction' : form.correctedBy ? 'Corrected' : 'Original';
  return makePdf({
    title: `Form W-2G, ${form.year}`,
    subtitle: 'Certain Gambling Winnings. A copy of the figures for your records.',
    at,
    fields: [
      ...personFields(person, '9 '),
      { name: 'winnings', label: '1 Reportable winnings', value: formatMoney(form.winningsCents) },
      { name: 'date', label: '2 Date won', value: dayOf(form.paidAt.getTime(), person.timeZone) },
      { name: 'type', label: '3 Type of wager', value: `${WAGERS[form.product] ?? 'Casino game'}: ${form.title}` },
      { name: 'withheld', label: '4 Federal income tax withheld', value: formatMoney(0) },
      { name: 'transaction', label: '5 Transaction', value: form.w2gId },
      { name: 'wager', label: 'Wager', value: formatMoney(form.wagerCents) },
      { name: 'year', label: 'Tax year', value: String(form.year) },
      { name: 'state', label: 'This form is', value: state },
    ],
    notes: correctionNotes(form),
  });
}

/** A form as a PDF. */
export async function formFile({ db, clock }: Ports, playerId: string, form: TaxForm): Promise<HistoryFile> {
  const person = await readTaxPerson(db, playerId);
  return { name: formName(form), type: PDF, content: await formPdf(form, person, clock.now()) };
}

const sumOf = (forms: readonly TaxForm[]): number => forms.reduce((cents, { winningsCents }) => cents + winningsCents, 0);

async function statementPdf({ year, sports, casino, forms }: TaxYear, person: TaxPerson, at: Date): Promise<Uint8Array> {
  const wageredCents = casino.betCents - casino.bonusCents;
  const money = (name: string, label: string, cents: number): PdfField => ({ name, label, value: formatMoney(cents) });
  return makePdf({
    title: `Win and loss statement, ${year}`,
    subtitle: 'What was wagered and paid in the year, in the manner of a form 1099.',
    at,
    fields: [
      ...personFields(person),
      money('sportsWagered', `Sports: wagered on ${sports.bets} settled ${sports.bets === 1 ? 'bet' : 'bets'}`, sports.stakeCents),
      money('sportsReturned', 'Sports: returned, stakes included', sports.returnedCents),
      money(
        'casinoWagered',
        `Casino: wagered in ${casino.rounds} ${casino.rounds === 1 ? 'round' : 'rounds'}, without bonus`,
        wageredCents,
      ),
      money('casinoReturned', 'Casino: won', casino.winCents),
      money('sportsNet', 'Sports, net', sports.returnedCents - sports.stakeCents),
      money('casinoNet', 'Casino, net', casino.winCents - wageredCents),
      { name: 'forms', label: 'Forms W-2G', value: String(forms.length) },
      money('formWinnings', 'Winnings on forms W-2G', sumOf(forms)),
      money('withheld', 'Federal income tax withheld', 0),
    ],
    notes: [
      'A bet counts on the day of its settlement, and a correction on its own day. A casino session counts on the day that it began on.',
      `Days are those of ${person.timeZone}. Amounts are in US dollars.`,
    ],
  });
}

/** What was wagered and paid in a year, by product, as a PDF. */
export async function statementFile({ db, clock }: Ports, playerId: string, year: TaxYear): Promise<HistoryFile> {
  const person = await readTaxPerson(db, playerId);
  return { name: `win-and-loss-${year.year}.pdf`, type: PDF, content: await statementPdf(year, person, clock.now()) };
}

const FORM_HEAD = ['Form', 'Year', 'Paid', 'Winnings', 'Wager', 'Correction', 'Corrected in', 'Currency', 'W-2G ID'];
const STATEMENT_HEAD = ['Year', 'Product', 'Bets or rounds', 'Wagered', 'Returned', 'Net', 'Currency'];

async function formTable(deps: Ports, playerId: string, forms: readonly TaxForm[]): Promise<string> {
  const { currency, timeOf } = await formatFor(deps, playerId);
  const rows = forms.map((form): readonly CsvCell[] => [
    form.displayName,
    String(form.year),
    timeOf(form.paidAt),
    { cents: form.winningsCents },
    { cents: form.wagerCents },
    form.isCorrection ? 'yes' : 'no',
    form.correctedBy && String(form.correctedBy.year),
    currency,
    form.w2gId,
  ]);
  return csvFile(FORM_HEAD, rows);
}

function statementTable({ config }: Pick<Ports, 'config'>, { year, sports, casino }: TaxYear): string {
  const row = (product: string, count: number, wageredCents: number, returnedCents: number): readonly CsvCell[] => [
    String(year),
    product,
    String(count),
    { cents: wageredCents },
    { cents: returnedCents },
    { cents: returnedCents - wageredCents },
    config.currency,
  ];
  return csvFile(STATEMENT_HEAD, [
    row('Sports', sports.bets, sports.stakeCents, sports.returnedCents),
    row('Casino', casino.rounds, casino.betCents - casino.bonusCents, casino.winCents),
  ]);
}

/** A year as a zip: each form and the statement as PDF, and the figures of both as tables. */
export async function yearFile(deps: Ports, playerId: string, year: TaxYear): Promise<HistoryFile> {
  const [{ zipSync, strToU8 }, person] = await Promise.all([zipLibrary.load(), readTaxPerson(deps.db, playerId)]);
  const at = deps.clock.now();
  const files: Record<string, Uint8Array> = {
    [`win-and-loss-${year.year}.pdf`]: await statementPdf(year, person, at),
    [`win-and-loss-${year.year}.csv`]: strToU8(statementTable(deps, year)),
    [`w-2g-${year.year}.csv`]: strToU8(await formTable(deps, playerId, year.forms)),
  };
  // One after the other: other requests are answered between them.
  for (const form of year.forms) files[formName(form)] = await formPdf(form, person, at);
  return { name: `taxes-${year.year}.zip`, type: 'application/zip', content: zipSync(files, { mtime: at }) };
}
