import { useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const prompt = lazyPart(() => import('./InstallPrompt.tsx').then((module) => module.InstallPrompt));

/** Loads the suggestion once the browser offers to install the app, with the player's next page: nothing moves under what is being read. */
export function InstallGate() {
  const { available } = useStore(useServices().install);
  const { key } = useLocation();
  const [offeredAt, setOfferedAt] = useState('');
  if (available && offeredAt === '') setOfferedAt(key);
  return available && offeredAt !== key && <prompt.Component />;
}
