import type { LimitNames } from '../../core/texts/limitNames.ts';
import { useBrand } from './brandContext.ts';

export const useLimitNames = (): LimitNames => useBrand().text.responsibleGaming.limits;
