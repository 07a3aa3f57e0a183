import { parseSync, Visitor } from 'oxc-parser';
import { ACTION_WORDS, MONEY_WORDS, STATE_WORDS } from '../../src/words/glossary.ts';
import { isCode, isTest, lineAt, type SourceTree, type Violation } from './sourceTree.ts';

/** Files whose texts a player reads. */
const READ_BY_PLAYERS = /^(src|core|brands|server|gameServer|paymentGateway|sw)\//;
/** The glossary names what it replaces; settings of the sandbox are for engineers. */
const NOT_READ =
  /^(src\/words\/|src\/gql\/|src\/features\/dev-tools\/|server\/cli\/|server\/platform\/)|\.generated\.|\/(testing|gallery)\//;

interface WordLaw {
  /** What no text may say. */
  readonly not: RegExp;
  /** What it says instead. */
  readonly but: string;
  /** The files that it is about; none: all. */
  readonly within?: RegExp;
}

/** Every text that was said otherwise once: the table of words, and the glossary's. */
export const WORD_LAWS: readonly WordLaw[] = [
  { not: /\bpotential payouts?\b/i, but: MONEY_WORDS.payout },
  { not: /^To pay$|^[Pp]aid in all/, but: `${MONEY_WORDS.payout} / Total paid` },
  { not: /\b(house|game|promotional|loyalty) credits?\b/i, but: `${MONEY_WORDS.siteCredit}, ${MONEY_WORDS.points}` },
  { not: /\bloyalty cash\b/i, but: MONEY_WORDS.points },
  { not: /\bplay credits?\b/i, but: MONEY_WORDS.playMoney },
  { not: /\bbonus · (bonus|credits?)\b/i, but: `${MONEY_WORDS.casinoBonus} added, Credit added` },
  { not: /\badded by the operator\b/i, but: `${MONEY_WORDS.adjustment} by the brand` },
  { not: /\bbegins? anew\b/i, but: STATE_WORDS.resets },
  { not: /\bpick a cage\b|\bat the cage of\b|\bthe cage\b/i, but: ACTION_WORDS.chooseCasino },
  { not: /\bon the page before\b/i, but: ACTION_WORDS.chooseMethod },
  { not: /\bcan go back by it\b/i, but: 'You can withdraw up to … this way' },
  { not: /\bprefer a method not to be offered\b/i, but: 'Don’t want to see a method? Hide it' },
  { not: /\bwe have your request, and check it\b/i, but: 'We’ve got your request and are reviewing it.' },
  { not: /\byour statement names it\b/i, but: 'It appears on your statement as …' },
  { not: /\blimit leaves\b/i, but: 'You can deposit … more today (limit …)' },
  {
    not: /\bpicks of the same event clash\b|\bcan’t be combined with another pick of this event\b/i,
    but: 'can’t be combined in one same-game parlay',
  },
  { not: /\bleading by\b/i, but: 'Up 2' },
  { not: /\blikeliest\b|\bpopular is not likely\b/i, but: 'Most likely; Popular doesn’t mean likely' },
  { not: /\bonly here\b/i, but: 'Exclusive' },
  { not: /\bno check-ins at the moment\b/i, but: 'Reality check is off' },
  { not: /\bplayed no casino game for money\b/i, but: 'No real-money play in this period' },
  { not: /\bsee how they came and went\b/i, but: 'View credit history' },
  { not: /\bnothing can be bought here\b/i, but: 'nothing: it is false' },
  { not: /\bvip e-?check\b|\be-check\b/i, but: 'eCheck' },
  // The name is hockey's, whose regulation has 60 minutes.
  { not: /\b60-minute result\b/i, but: '3-way result (regulation)', within: /football/i },
  { not: /\bno such score\b/i, but: 'No 3rd score' },
  { not: /^first scorer$/i, but: 'First points scorer, First touchdown scorer' },
  {
    not: /\b(is|are) (suspended|closed)\b.*\bover\b|\bis over\. remove\b|\bremove suspended\b/i,
    but: `${STATE_WORDS.closed} or ${STATE_WORDS.suspended}: one word for one state`,
  },
  { not: /\bthis frame belongs to the provider\b/i, but: 'nothing: the frame says it' },
];

/** No text says a thing otherwise than the glossary does. */
export function checkWords(tree: SourceTree): readonly Violation[] {
  const found: Violation[] = [];
  for (const [path, text] of tree) {
    if (!isCode(path) || isTest(path) || !READ_BY_PLAYERS.test(path) || NOT_READ.test(path)) continue;
    const look = (offset: number, words: string): void => {
      // A value of an enum is no text.
      if (/^[A-Z_]+$/.test(words)) return;
      for (const { not, but, within } of WORD_LAWS)
        if (not.test(words.trim()) && within?.test(path) !== false)
          found.push({ path, line: lineAt(text, offset), message: `says "${words.trim().slice(0, 60)}"; say ${but}` });
    };
    new Visitor({
      Literal(node) {
        if (typeof node.value === 'string') look(node.start, node.value);
      },
      TemplateElement(node) {
        look(node.start, node.value.raw);
      },
      JSXText(node) {
        look(node.start, node.value);
      },
    }).visit(parseSync(path, text).program);
  }
  return found;
}
