import type { OddsAcceptance, OddsFormat } from '../../../../core/money/odds.ts';
import type { PickedSelection } from '../../../../core/money/pickedSelection.ts';
import type { Result } from '../../../../core/result.ts';
import type { AnalyticsEvents } from '../../../../core/wire/analyticsEvents.ts';
import type { AmountField } from '../../../../core/wire/contract.ts';
import type { Clock, Timers } from '../../../platform/clock.ts';
import type { MoneyRequestPorts } from '../../../platform/data/moneyRequest.ts';
import type { ExternalStore } from '../../../platform/externalStore.ts';
import type { Machine } from '../../../platform/runMachine.ts';
import type { ChangedSlip, NoAnswer, SlipEffect, SlipEvent, SlipState } from '../logic/machine/slipState.ts';
import type { TabState } from '../logic/machine/tabs.ts';
import type { PointsRequest } from '../logic/machine/teaserChoice.ts';
import type { BetToPlace, PlacementAnswer } from '../logic/placement/placement.ts';
import type { RewardChoice } from '../logic/rewards/betRewards.ts';
import type { DraftBet, Slip, SlipError } from '../logic/slip.ts';

export type ChangeOutcome = Promise<Result<ChangedSlip, NoAnswer>>;
export interface PlacementRequest {
  readonly placementId: string;
  readonly bets: readonly BetToPlace[];
}

export type PlaceOutcome = { readonly answer: PlacementAnswer; readonly slip: Slip };

/** All requests of the betslip. The effects use only this interface, so its tests need no server. */
export interface BetslipApi {
  fetch(): Promise<Result<Slip, NoAnswer>>;
  add(pick: PickedSelection): ChangeOutcome;
  addFeatured(featuredBetId: string, selectionOrigin: string): ChangeOutcome;
  remove(selectionId: string): ChangeOutcome;
  clear(): ChangeOutcome;
  /** Removes the legs that can be teased. */
  clearTeaser(): ChangeOutcome;
  /** Chooses the points of the teaser: more than now are bought. */
  choosePoints(points: PointsRequest): ChangeOutcome;
  setAmount(draftBetId: string, field: AmountField, cents: number): ChangeOutcome;
  /** @param sameGameLegs those of the legs that were shown under a price in common. */
  accept(legs: BetToPlace['legs'], sameGameLegs: readonly string[]): ChangeOutcome;
  chooseReward(draftBetId: string, reward: RewardChoice | null): ChangeOutcome;
  /** Makes these draft bets the player's slip, and empties the visitor's slip. */
  promote(anonymousToken: string, draftBets: readonly DraftBet[]): ChangeOutcome;
  /** @param keepsSelections the placed selections stay in the slip, without their stakes. */
  place(request: PlacementRequest, keepsSelections: boolean): Promise<Result<PlaceOutcome, NoAnswer>>;
  oddsAcceptance(): Promise<Result<OddsAcceptance, NoAnswer>>;
  setOddsAcceptance(oddsAcceptance: OddsAcceptance): Promise<Result<OddsAcceptance, NoAnswer>>;
  /** Has the server check anew where the player is: a check that failed holds for bets until then. */
  checkLocation(): Promise<Result<null, NoAnswer>>;
  /** Null: the server has never received a placement of this id. */
  placement(placementId: string): Promise<Result<PlacementAnswer | null, NoAnswer>>;
  /** Calls `onSlip` after every change of the slip, from any source. Returns the unsubscribe function. */
  watch(onSlip: (slip: Slip) => void): () => void;
  /** Sets the odds format of later answers. */
  writeOdds(format: OddsFormat): void;
}

/** A value persisted per brand and user: the part of the platform's PersistedValue that the betslip uses. */
export interface Persisted<Value> {
  getSnapshot(): Value;
  subscribe(listener: () => void): () => void;
  set(value: Value): void;
  /** Settles when the value is stored. */
  stored(): Promise<void>;
}

/** The machine as its effects see it. */
export type SlipMachine = Machine<SlipState, SlipEvent>;

export type PerformEffect = (effect: SlipEffect) => void;

export interface EffectsPorts {
  readonly api: BetslipApi;
  readonly persistedTab: Persisted<TabState | null>;
  readonly persistedSlip: Persisted<Slip | null>;
  readonly keepsSelections: ExternalStore<boolean>;
  /** The placement whose outcome is unknown, at PLACEMENT_KEY. */
  readonly openPlacements: MoneyRequestPorts<never, never>['stored'];
  readonly clock: Clock;
  readonly timers: Timers;
  readonly newId: () => string;
  readonly report: (scope: string, error: unknown) => void;
  /** Tracks an error of the slip as an analytics event. */
  readonly trackError: (error: AnalyticsEvents['BETSLIP_ERROR']) => void;
  readonly onPlaced: (balanceCents: number | null) => void;
  readonly onRefused: (errors: readonly SlipError[]) => void;
  /** The player has to acknowledge responsible gaming before a bet is accepted. */
  readonly isAcknowledgementDue: ExternalStore<boolean>;
  /** Null while it is unknown. */
  readonly balanceCents: ExternalStore<number | null>;
  /** App updates wait while the slip has selections or a bet is in flight. */
  readonly hold: (held: boolean) => void;
}
