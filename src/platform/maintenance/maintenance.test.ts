import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../testing/fakeTime.ts';
import { createMaintenance } from './maintenance.ts';

const headers: Record<string, string> = {
  'x-maintenance-mode-enabled': 'true',
  'x-maintenance-mode-title': 'Back%20soon',
  'x-maintenance-mode-message': 'We%E2%80%99re%20moving%20house',
  'x-maintenance-mode-image-url': '%2Fmaintenance.svg',
  'x-maintenance-mode-cta-label': 'Status',
  'x-maintenance-mode-cta-link': 'https%3A%2F%2Fstatus.test',
  'x-maintenance-mode-refresh-interval-seconds': '5',
};

const down = new Response('', { status: 503, headers });
const fine = new Response('');

function page() {
  const time = fakeTime();
  const startup = { isBack: false };
  const isOver = vi.fn(async () => startup.isBack);
  const tellOver = vi.fn();
  const maintenance = createMaintenance({ timers: time.timers, isOver, tellOver });
  return { time, startup, isOver, tellOver, maintenance };
}

describe('maintenance', () => {
  it('begins with the good answer to a probe that speaks of it, and does not end with another', () => {
    const { maintenance, isOver } = page();
    maintenance.probed(fine);
    expect(maintenance.getSnapshot()).toBeNull();
    expect(isOver).not.toHaveBeenCalled();
    maintenance.probed({ headers: new Headers(headers) });
    expect(maintenance.getSnapshot()).toMatchObject({ title: 'Back soon' });
    // The worker sees start-up's refusal.
    expect(isOver).toHaveBeenCalledTimes(1);
    maintenance.probed(fine);
    expect(maintenance.getSnapshot()).toMatchObject({ title: 'Back soon' });
  });

  it('is read from the headers of an error', () => {
    const { maintenance } = page();
    maintenance.answered(down);
    expect(maintenance.getSnapshot()).toEqual({
      enabled: true,
      title: 'Back soon',
      message: 'We’re moving house',
      imageUrl: '/maintenance.svg',
      ctaLabel: 'Status',
      ctaLink: 'https://status.test',
      refreshIntervalSeconds: 5,
    });
  });

  it('neither starts nor ends with a 500 without the header, and does not end with the next good answer', () => {
    const { maintenance } = page();
    const broken = new Response('', { status: 500 });
    maintenance.answered(broken);
    expect(maintenance.getSnapshot()).toBeNull();
    maintenance.answered(down);
    maintenance.answered(broken);
    maintenance.answered(fine);
    expect(maintenance.getSnapshot()).not.toBeNull();
  });

  it('ends by the word of start-up, which the page asks at the interval of the notice and tells the worker', async () => {
    const { maintenance, isOver, tellOver, time, startup } = page();
    maintenance.answered(down);
    await time.pass(10_000);
    expect(isOver).toHaveBeenCalledTimes(2);
    startup.isBack = true;
    await time.pass(5000);
    expect(maintenance.getSnapshot()).toBeNull();
    expect(time.pending()).toBe(0);
    maintenance.over();
    expect(tellOver).toHaveBeenCalledOnce();
  });

  it('is checked at once on a hint, and then goes on at the interval of the notice; outside of a maintenance a hint asks nothing', async () => {
    const { maintenance, isOver, tellOver, time, startup } = page();
    await maintenance.check();
    expect(isOver).not.toHaveBeenCalled();
    maintenance.answered(down);
    await time.pass(4000);
    isOver.mockRejectedValueOnce(new Error('no answer'));
    await maintenance.check();
    await time.pass(4999);
    expect(isOver).toHaveBeenCalledOnce();
    await time.pass(1);
    expect(isOver).toHaveBeenCalledTimes(2);
    startup.isBack = true;
    await maintenance.check();
    expect(maintenance.getSnapshot()).toBeNull();
    expect(tellOver).toHaveBeenCalledOnce();
    expect(time.pending()).toBe(0);
  });

  it('is checked every ten seconds when the notice has no interval', async () => {
    const { maintenance, isOver, time } = page();
    maintenance.answered(new Response('', { status: 503, headers: { 'x-maintenance-mode-enabled': 'true' } }));
    await time.pass(9999);
    expect(isOver).not.toHaveBeenCalled();
    await time.pass(1);
    expect(isOver).toHaveBeenCalledOnce();
  });

  it('starts and ends with the messages of the worker too', () => {
    const { maintenance } = page();
    const notice = {
      enabled: true,
      title: 'x',
      message: null,
      imageUrl: null,
      ctaLabel: null,
      ctaLink: null,
      refreshIntervalSeconds: null,
    };
    maintenance.receive(notice);
    expect(maintenance.getSnapshot()).toEqual(notice);
    maintenance.receive({ ...notice, enabled: false });
    expect(maintenance.getSnapshot()).toBeNull();
  });

  it.each([
    [200, false],
    [499, false],
    [500, true],
  ] as const)('an answer of status %i begins it: %s', (status, begins) => {
    const { maintenance } = page();
    maintenance.answered({ status, headers: new Headers(headers) });
    expect(maintenance.getSnapshot() !== null).toBe(begins);
  });
});
