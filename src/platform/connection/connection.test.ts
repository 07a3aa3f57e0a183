import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../fakeTime.ts';
import { createConnection } from './connection.ts';

function page() {
  const time = fakeTime();
  const network = { up: true };
  const probe = vi.fn(async () => network.up);
  const worker = { report: vi.fn(), ask: vi.fn() };
  const connection = createConnection({ ...time, probe, worker });
  return { time, network, probe, worker, connection };
}

describe('the connection, by evidence', () => {
  it('is online until a failure is confirmed, then tells the worker', async () => {
    const { connection, network, worker, time } = page();
    network.up = false;
    connection.failed();
    expect(connection.getSnapshot().online).toBe(true);
    await time.pass(0);
    expect(connection.getSnapshot().online).toBe(false);
    expect(worker.report).toHaveBeenCalledWith(false, time.clock.now());
  });

  it('stays online when only one request was cut', async () => {
    const { connection, probe, time } = page();
    connection.failed();
    await time.pass(0);
    expect(probe).toHaveBeenCalledOnce();
    expect(connection.getSnapshot().online).toBe(true);
  });

  it('comes back by itself: probes after 1, 2, 4, 8 and then every 15 seconds', async () => {
    const { connection, network, probe, time } = page();
    network.up = false;
    connection.failed();
    await time.pass(0);
    const before = probe.mock.calls.length;
    await time.pass(15_000);
    expect(probe.mock.calls.length - before).toBe(4);
    network.up = true;
    await time.pass(15_000);
    expect(connection.getSnapshot().online).toBe(true);
    expect(time.pending()).toBe(0);
  });

  it('believes the worker, which has heard of it from another tab', async () => {
    const { connection, worker } = page();
    connection.heard({ online: false, since: 7 });
    expect(connection.getSnapshot()).toEqual({ online: false, since: 7 });
    expect(worker.report).not.toHaveBeenCalled();
    connection.answered();
    expect(connection.getSnapshot().online).toBe(true);
    expect(worker.report).toHaveBeenCalledWith(true, expect.any(Number));
  });

  it('looks at once when there is a hint', async () => {
    const { connection, network, time, worker } = page();
    network.up = false;
    connection.look();
    await time.pass(0);
    expect(connection.getSnapshot().online).toBe(false);
    expect(worker.ask).toHaveBeenCalled();
    network.up = true;
    connection.look();
    await time.pass(0);
    expect(connection.getSnapshot().online).toBe(true);
  });
});
