import { use } from 'react';
import { Outlet } from 'react-router';
import { ServicesContext, usePlatform } from '../../platform/usePlatform.ts';
import { ScrollMemory } from '../navigation/ScrollMemory.tsx';
import { Slot } from './Slot.tsx';

/** Waits for the services and provides them to every page. Draws only the overlays that any page can have. */
export function ServicesLayout() {
  const services = use(usePlatform().services);
  return (
    <ServicesContext value={services}>
      <Outlet />
      <Slot place="drawer" />
      <Slot place="toasts" />
      <ScrollMemory />
    </ServicesContext>
  );
}
