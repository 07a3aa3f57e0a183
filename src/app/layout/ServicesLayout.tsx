import { use } from 'react';
import { Outlet } from 'react-router';
import { ServicesContext, usePlatform } from '../../platform/usePlatform.ts';
import { ScrollMemory } from '../navigation/ScrollMemory.tsx';
import { Slot } from './Slot.tsx';

/** Waits for the services and gives them to every page. Draws only what may stand over any page. */
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
