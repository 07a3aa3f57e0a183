/** What a player asks for: cents, or hours of DAILY_TIME. */
export type LimitAsk = { readonly kind: 'set'; readonly value: number } | { readonly kind: 'remove' };

/** first: there was none · lower: holds at once, as does the first · raise, remove: wait, and are asked again · same: nothing to do. */
export type LimitChangeKind = 'first' | 'lower' | 'same' | 'raise' | 'remove';

/** @param active null: there is no limit. */
export function changeOf(active: number | null, ask: LimitAsk): LimitChangeKind {
  if (ask.kind === 'remove') return active === null ? 'same' : 'remove';
  if (active === null) return 'first';
  if (ask.value === active) return 'same';
  return ask.value < active ? 'lower' : 'raise';
}

export const waits = (change: LimitChangeKind): boolean => change === 'raise' || change === 'remove';

export const requestedValue = (ask: LimitAsk): number | null => (ask.kind === 'set' ? ask.value : null);

/** choosing: a value is typed or chosen · reviewing: what it would do is shown, and nothing is sent yet. */
export interface LimitFormState {
  readonly step: 'choosing' | 'reviewing';
  /** Null: nothing is chosen. */
  readonly ask: LimitAsk | null;
}

export type LimitFormEvent =
  | { readonly type: 'valueChosen'; readonly value: number | null }
  | { readonly type: 'removalChosen' }
  | { readonly type: 'reviewRequested'; readonly active: number | null }
  | { readonly type: 'wentBack' }
  /** The server has done it. */
  | { readonly type: 'done' };

export const NEW_LIMIT_FORM: LimitFormState = { step: 'choosing', ask: null };

/** A value that is no change, and an empty field, are never reviewed, and so never sent. */
export function stepLimitForm(state: LimitFormState, event: LimitFormEvent): LimitFormState {
  switch (event.type) {
    case 'valueChosen':
      return { step: 'choosing', ask: event.value === null ? null : { kind: 'set', value: event.value } };
    case 'removalChosen':
      return { step: 'choosing', ask: { kind: 'remove' } };
    case 'reviewRequested':
      return canReview(state, event.active) ? { ...state, step: 'reviewing' } : state;
    case 'wentBack':
      return { ...state, step: 'choosing' };
    case 'done':
      return NEW_LIMIT_FORM;
  }
}

export function canReview({ ask }: LimitFormState, active: number | null): boolean {
  return ask !== null && (ask.kind === 'remove' || ask.value > 0) && changeOf(active, ask) !== 'same';
}

/** The specification's choices of the time limit, beside "No Limit". */
export const TIME_HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Minutes between two reality checks that can be chosen. They are never more than an hour apart (58 Pa. Code 814a.1). */
const CHECK_IN_MINUTES = [15, 30, 45, 60] as const;

/** With the interval that the player has, which the operator may have set. */
export function checkInChoices(minutes: number | null): readonly number[] {
  const all = minutes === null ? CHECK_IN_MINUTES : [...new Set([...CHECK_IN_MINUTES, minutes])];
  return all.toSorted((one, other) => one - other);
}
