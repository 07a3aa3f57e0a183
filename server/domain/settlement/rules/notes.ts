import type { RuleNote } from './types.ts';

const WHOLE_EVENT = ({ subject }: Parameters<RuleNote['appliesTo']>[0]): boolean =>
  !subject.periods && !subject.player && subject.scope === undefined;

/** Applies to every sport. */
export const QUARTER_LINE: RuleNote = {
  text: 'A quarter line puts half of the stake on each line beside it: the bet can be half won or half lost.',
  source: 'pinnacle 1000115200',
  appliesTo: ({ type, isQuarterLine }) => isQuarterLine && (type === 'SPREAD' || type === 'TOTAL'),
};

export const DEAD_HEAT: RuleNote = {
  text: 'If several tie for the place, the stake is divided by how many they are (dead heat).',
  source: 'betfair 6779',
  appliesTo: ({ type }) => type === 'OUTRIGHT',
};

export const DID_NOT_PLAY: RuleNote = {
  text: 'Void if the player does not take part.',
  source: 'help.draftkings.com 9170693117843',
  appliesTo: ({ subject }) => subject.player !== undefined,
};

export const NINETY_MINUTES: RuleNote = {
  text: '90 minutes and stoppage time: extra time and penalties do not count.',
  source: 'luckyrebel.la soccer rules',
  appliesTo: WHOLE_EVENT,
};

export const SHOOTOUT_GOAL: RuleNote = {
  text: 'Overtime counts, and a shoot-out adds one goal to its winner.',
  source: 'MySportsFeeds#13',
  appliesTo: (market) => WHOLE_EVENT(market) && ['MONEYLINE', 'SPREAD', 'TOTAL'].includes(market.type) && !market.subject.unit,
};

export const REGULATION_THREE_WAY: RuleNote = {
  text: 'Regulation time: overtime and a shoot-out do not count.',
  source: 'MySportsFeeds#13',
  appliesTo: (market) => WHOLE_EVENT(market) && ['MONEYLINE_THREE_WAY', 'DOUBLE_CHANCE'].includes(market.type),
};

export const SECOND_HALF_OVERTIME: RuleNote = {
  text: 'A bet on the second half has the overtime.',
  source: 'williamhill.us/house-rules',
  appliesTo: ({ subject: { periods, scope } }) =>
    scope === undefined && periods !== undefined && periods.from > 1 && periods.to > periods.from,
};

const IS_MATCH_WINNER: RuleNote['appliesTo'] = ({ type, subject }) => type === 'MONEYLINE' && !subject.periods;

export const RETIREMENT_FIRST_SET: readonly RuleNote[] = [
  {
    text: 'If a player retires, the other one has won once a set is complete; before that the bet is void.',
    source: 'luckyrebel.la live tennis rules',
    appliesTo: IS_MATCH_WINNER,
  },
  {
    text: 'If a player retires, the bet is void unless it is decided by then.',
    source: 'betcris 360006580417',
    appliesTo: (market) => !IS_MATCH_WINNER(market),
  },
];

export const RETIREMENT_VOID: RuleNote = {
  text: 'If a player retires, the bet is void unless it is decided by then.',
  source: 'betcris 360006580417',
  appliesTo: () => true,
};

export const FIGHT_DRAW: RuleNote = {
  text: 'A draw returns the stake, and so does a fight that is ruled no contest.',
  source: 'luckyrebel.la MMA rules',
  appliesTo: ({ type }) => type === 'MONEYLINE',
};

export const NO_CONTEST: RuleNote = {
  text: 'A fight that is ruled no contest is void.',
  source: 'luckyrebel.la MMA rules',
  appliesTo: ({ type }) => type !== 'MONEYLINE',
};

export const LISTED_VOID: RuleNote = {
  text: 'Void if a listed pitcher does not start.',
  source: 'betcris 360006580417',
  appliesTo: ({ subject }) => subject.listed !== undefined,
};

export const LISTED_STANDS: RuleNote = {
  text: 'The bet stands whoever pitches.',
  source: 'pinnacle 1000115200',
  appliesTo: ({ subject }) => subject.listed !== undefined,
};

export const FIVE_INNINGS: RuleNote = {
  text: 'If the game is called off, its winner counts after five innings; other bets only if they are decided.',
  source: 'williamhill.us/house-rules',
  appliesTo: ({ type, subject }) => type === 'MONEYLINE' && !subject.periods,
};
