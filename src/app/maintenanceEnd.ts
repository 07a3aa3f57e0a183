import type { Core } from '../platform/core.ts';
import { logoutMessage } from '../platform/session/logoutMessages.ts';
import type { Session } from '../platform/session/session.ts';
import type { Startup } from '../platform/startup/startup.ts';
import type { ToastStore } from '../ui/toast/toastStore.ts';

export interface MaintenanceEndPorts {
  readonly maintenance: Core['maintenance'];
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe' | 'logOut'>;
  readonly startup: Pick<Startup, 'load'>;
  readonly toasts: Pick<ToastStore, 'show'>;
}

/**
 * Maintenance ends the session of every tab, and says so over its screen, because no page is there to do it. When it is over, startup is
 * loaded again.
 */
export function endInMaintenance({ maintenance, session, startup, toasts }: MaintenanceEndPorts): void {
  maintenance.subscribe(() => {
    if (maintenance.getSnapshot() === null) void startup.load();
    else if (session.getSnapshot().status !== 'loggedOut') void session.logOut('maintenance');
  });
  let was = session.getSnapshot().status;
  session.subscribe(() => {
    const { status, logoutReason } = session.getSnapshot();
    if (was !== 'loggedOut' && status === 'loggedOut' && logoutReason === 'maintenance')
      toasts.show({ id: 'logout', body: logoutMessage('maintenance').text });
    was = status;
  });
}
