import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { applyUnseen } from '../../../platform/update/applyUnseen.ts';
import { pageVisibility } from '../../../platform/visibility.ts';

type Needs = Pick<PlatformServices, 'update' | 'unfinished' | 'clock' | 'timers'>;

/** From the first offer on, an update that nobody accepts is applied while nobody looks. */
export const followUnseen = onePerPage(({ update, unfinished, clock, timers }: Needs) =>
  applyUnseen({ update, unfinished, clock, timers, visible: pageVisibility(document) }),
);
