import type { LimitNames } from '../../core/limitNames.ts';
import { useBrand } from './brandContext.ts';

export const useLimitNames = (): LimitNames => useBrand().text.responsibleGaming.limits;
