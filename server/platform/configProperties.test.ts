import { describe, expect, it } from 'vitest';
import { readConfig, VARIABLES } from './config.ts';

/** What somebody may have typed, pasted or left out. */
const WRONG = [
  'x',
  'x y;',
  '-1',
  '1.5.2',
  '1e99',
  'yes',
  'TRUE',
  '{',
  '[]',
  'null',
  ',',
  '=',
  ':',
  'a=b',
  'http://',
  'ftp://a.test',
  'whsec_',
];
/** Any text is one of theirs: a path, a name, a key of somebody else. */
const FREE_TEXT = [
  'HOST',
  'OPS_HOST',
  'DATA_DIR',
  'MAXMIND_FILE',
  'ANALYTICS_FILE',
  'LOGO_ALLOW_LIST',
  'LOGO_BLOCK_LIST',
  'HEADSHOT_ALLOW_LIST',
  'HEADSHOT_BLOCK_LIST',
  'PUSH_SERVICES',
  'ODDS_API_KEY',
  'OPTIC_ODDS_KEY',
  'OPTIC_ODDS_SPORTSBOOK',
  'LINK_PROVIDER_CLIENT_ID',
];

function refusal(environment: Readonly<Record<string, string>>): string | null {
  try {
    readConfig(environment);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** One letter less, more, or in its neighbour's place. */
function misspelt(name: string): readonly string[] {
  const middle = Math.ceil(name.length / 2);
  const [before, letter = '', after] = [name.slice(0, middle), name[middle], name.slice(middle + 1)];
  return [
    before + after,
    before + letter + letter + after,
    `${name.slice(0, -2)}${name.at(-1)}${name.at(-2)}`,
    name.toLowerCase(),
  ].filter((one) => !VARIABLES.includes(one));
}

describe.each(VARIABLES)('%s', (name) => {
  it('is not set where it is empty', () => {
    for (const text of ['', ' ', '\n']) expect(readConfig({ [name]: text })).toEqual(readConfig({}));
  });

  it('is refused by its name with a wrong value', () => {
    const refusals = WRONG.map((text) => refusal({ [name]: text })).filter((one) => one !== null);
    for (const sentence of [...refusals, refusal({ [name]: 'a\u0007b' })]) {
      expect(sentence).toMatch(/^Environment variable [A-Z_]+ is not usable: [^\n]*\.$/);
      expect(sentence).toContain(name);
    }
    if (!FREE_TEXT.includes(name)) expect(refusal({ [name]: 'x y;' })).not.toBeNull();
  });

  it('is refused misspelt, with its right name', () => {
    for (const one of misspelt(name)) {
      const sentence = refusal({ [one]: '1' });
      expect(sentence).toMatch(new RegExp(`^Environment variable ${one} is not known: did you mean [A-Z_]+\\?$`));
      if (one.toUpperCase() === name) expect(sentence).toContain(`${name}?`);
    }
  });
});

describe('other names', () => {
  it('are refused with the nearest of ours where they begin as ours do', () => {
    expect(refusal({ LIMIT_EVERYTHING: '5' })).toMatch(
      /^Environment variable LIMIT_EVERYTHING is not known: did you mean LIMIT_\w+\?$/,
    );
    expect(refusal({ LIMIT_REQUESTS_PER_ADDRES: '5' })).toBe(
      'Environment variable LIMIT_REQUESTS_PER_ADDRES is not known: did you mean LIMIT_REQUESTS_PER_ADDRESS?',
    );
  });

  it('are let pass where they are of the system, of other programs or of a cluster', () => {
    const others = {
      HOME: '/root',
      HOSTNAME: 'a',
      PATH: '/bin',
      TERM: 'xterm',
      NODE_OPTIONS: '--max-old-space-size=512',
      NODE_EXTRA_CA_CERTS: '/ca.pem',
      npm_config_cache: '/tmp',
      SESSION_MANAGER: 'local/a',
      XDG_DATA_DIRS: '/usr/share',
      OTEL_SERVICE_NAME: 'slipstream',
      OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: 'http://localhost:4318',
      PAYMENTS_PACE_MS: '500',
      LIMIT_SERVICE_HOST: '10.0.0.1',
      PAYMENTS_PORT_4004_TCP_ADDR: '10.0.0.1',
      DATABASE_PORT: 'tcp://10.0.0.1:5432',
    };
    expect(readConfig(others)).toEqual(readConfig({}));
  });
});
