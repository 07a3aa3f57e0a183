import type { PlatformServices, SharedServices } from '../../../platform/services.ts';
import { logOutQuestionOf } from './logOutQuestion.ts';
import { supportWidgetOf } from './supportWidget.ts';

export const startSession = (services: PlatformServices): Pick<SharedServices, 'askToLogOut' | 'openSupport'> => ({
  askToLogOut: () => logOutQuestionOf(services).set(true),
  openSupport: () => supportWidgetOf(services).set(true),
});
