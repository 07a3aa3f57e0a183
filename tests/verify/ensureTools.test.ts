import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ensureTools, machineOf } from '../../scripts/lib/ensureTools.mjs';

/** A machine with these files, on which apt-get installs the given packages. */
async function machine({
  files = [],
  offers = [],
  canInstall = true,
  answer = true,
}: {
  files?: string[];
  offers?: string[];
  canInstall?: boolean;
  /** Of the person at the terminal, or of the machine. */
  answer?: boolean;
}) {
  const there = new Set(files);
  const calls: string[] = [];
  const messages: string[] = [];
  const questions: string[] = [];
  await ensureTools({
    isThere: (file: string) => there.has(file),
    canInstall: () => canInstall,
    apt: (...words: string[]) => {
      calls.push(words.join(' '));
      const name = words.at(-1) ?? '';
      if (name !== 'update' && !offers.includes(name)) return `Unable to locate package ${name}`;
      there.add(`/usr/bin/${name}`);
      return null;
    },
    agrees: async (question: string) => {
      questions.push(question);
      return answer;
    },
    say: (line: string) => void messages.push(line),
  });
  return { calls, messages, questions };
}

const PACKAGES = ['chromium', 'chromium-headless-shell', 'redis-server', 'caddy'];
const ALL = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell', '/usr/bin/redis-server', '/usr/bin/caddy'];

describe('the tools of the tests', () => {
  it('are not installed where they exist', async () => {
    expect(await machine({ files: ALL })).toEqual({ calls: [], messages: [], questions: [] });
  });

  it('are installed on a fresh machine, after an update of the package lists', async () => {
    const { calls, messages } = await machine({ offers: PACKAGES });
    expect(calls).toEqual([
      'update',
      'install -y --no-install-recommends chromium',
      'install -y --no-install-recommends chromium-headless-shell',
      'install -y --no-install-recommends redis-server',
      'install -y --no-install-recommends caddy',
    ]);
    expect(messages).toEqual([
      'Installing chromium, chromium-headless-shell, redis-server, caddy for the tests, by apt-get update and apt-get install …',
    ]);
  });

  it('tools that cannot be installed are reported in one sentence each, with the reason, and prevent no other', async () => {
    const { messages } = await machine({ offers: ['redis-server', 'caddy'] });
    expect(messages.slice(1)).toEqual([
      'There is no /usr/bin/chromium (Unable to locate package chromium): the browser tests need the one of "npx playwright install --with-deps chromium".',
      'There is no /usr/bin/chromium-headless-shell (Unable to locate package chromium-headless-shell): the journeys run in the whole browser, which takes longer.',
    ]);
  });

  it('are not installed without the rights to do so', async () => {
    const { calls, messages } = await machine({ files: ALL.filter((file) => !file.endsWith('redis-server')), canInstall: false });
    expect(calls).toEqual([]);
    expect(messages).toEqual([
      'There is no /usr/bin/redis-server (apt-get as root would install it, with INSTALL_TOOLS=true or a yes at a terminal): the tests of fan-out through Redis are skipped.',
    ]);
  });

  it.each([
    ['yes', true, 5],
    ['no', false, 0],
  ])('whoever sits there is asked first, told what would run, and says %s', async (_, answer, commands) => {
    const { calls, questions } = await machine({ offers: PACKAGES, answer });
    expect(questions).toEqual([
      expect.stringContaining(
        'apt-get install -y --no-install-recommends chromium chromium-headless-shell redis-server caddy now?',
      ),
    ]);
    expect(calls).toHaveLength(commands);
  });
});

it('a machine is changed by continuous integration, which says so, and by nobody else unasked', async () => {
  expect(readFileSync('.ci/run', 'utf8')).toContain('export INSTALL_TOOLS=true\n');
  expect(await machineOf({ INSTALL_TOOLS: 'true' }).agrees('')).toBe(true);
  expect(await machineOf({ isTTY: true, CI: 'true' }).agrees('')).toBe(true);
  expect(await machineOf({}).agrees('')).toBe(false);
});
