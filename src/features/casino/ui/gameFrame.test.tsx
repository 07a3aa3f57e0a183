import { expect, it, vi } from 'vitest';
import { fakeTime, makeUnfinished } from '../../../../tests/support/fakeServices.ts';
import { renderInPage } from '../../../../tests/support/page.tsx';
import { createStore } from '../../../platform/externalStore.ts';
import { GameFrame } from './GameFrame.tsx';

it('a round under way is unfinished, and a game between two rounds is not', () => {
  Object(window).happyDOM.settings.disableIframePageLoading = true;
  const unfinished = makeUnfinished();
  const services = { ...fakeTime(), unfinished, theme: { mode: createStore('dark') } };
  const launched = { sessionId: 's', url: 'https://games.example/velvet', openedAt: '2026-11-30T00:00:00Z' };
  const playing = { kind: 'playing', mode: 'DEMO', launched, isReady: true, position: null } as const;
  const game = { id: 'velvet', title: 'Velvet Sevens' } as never;
  const send = vi.fn();
  const draw = (roundOpen: boolean) => <GameFrame game={game} playing={{ ...playing, roundOpen }} send={send} />;
  const { rerender } = renderInPage(draw(false), { services });
  expect(unfinished.getSnapshot()).toEqual([]);
  rerender(draw(true));
  expect(unfinished.getSnapshot()).toEqual([{ kind: 'round', text: 'Your round is not finished' }]);
  rerender(draw(false));
  expect(unfinished.getSnapshot()).toEqual([]);
});
