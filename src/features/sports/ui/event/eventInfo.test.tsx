import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { read, renderInPage } from '../../../../../tests/support/page.tsx';
import { fakeServer } from '../../testing/wire.ts';
import { FOOTBALL_EVENT, STATISTICS } from '../gallery/eventSamples.ts';
import { EventInfo } from './EventInfo.tsx';

it.each([
  ['Chiefs @ Bills', 'AWAY', 'Bills 29–32 Chiefs'],
  ['Bills vs Chiefs', 'HOME', 'Chiefs 32–29 Bills'],
] as const)('earlier games of %s are in the order of its name', (name, first, shown) => {
  const server = fakeServer();
  server.answer('Standings', () => ({ standings: null }));
  const { data, session, connection, time } = server;
  const [one, other] = FOOTBALL_EVENT.participants;
  if (!one || !other) throw new Error('The sample has no sides');
  const participants = one.side === first ? ([one, other] as const) : ([other, one] as const);
  renderInPage(
    <EventInfo event={{ ...FOOTBALL_EVENT, name, participants }} statistics={STATISTICS} now={Date.parse('2026-11-29')} />,
    {
      services: { data, session, connection, clock: time.clock },
    },
  );
  fireEvent.click(screen.getByRole('tab', { name: 'Head to head' }));
  expect(read()).toContain(shown);
});
