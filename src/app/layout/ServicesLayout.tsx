import { use } from 'react';
import { Outlet } from 'react-router';
import { useStore } from '../../platform/externalStore.ts';
import { ServicesContext, usePlatform } from '../../platform/usePlatform.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { ScrollMemory } from '../navigation/ScrollMemory.tsx';
import { Slot } from './Slot.tsx';

const openedPage = lazyPart(() => import('../navigation/OpenedPage.tsx').then((module) => module.OpenedPage));

/** Waits for the services and provides them to every page. Draws only the overlays that any page can have. */
export function ServicesLayout() {
  const services = use(usePlatform().services);
  const page = useStore(services.opened);
  return (
    <ServicesContext value={services}>
      <Outlet />
      <Slot place="drawer" />
      <Slot place="toasts" />
      {page !== null && <openedPage.Component page={page} />}
      <ScrollMemory />
    </ServicesContext>
  );
}
