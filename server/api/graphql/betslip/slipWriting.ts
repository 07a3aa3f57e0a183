import type { ContractOddsFormat } from '../../../../core/money/odds.ts';
import type { Config } from '../../../platform/config.ts';

/** The format that the caller requests for the slip. */
export interface SlipFormat {
  readonly oddsFormat: ContractOddsFormat;
  readonly includeOddsTrend: boolean;
}

/** Data needed to write a slip that the slip itself does not contain. */
export type SlipWriting = SlipFormat & Pick<Config, 'currency' | 'boostCap' | 'parlayPlus'>;
