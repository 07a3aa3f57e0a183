import path from 'node:path';
import { loadConfigFromFile } from 'vite';
import { describe, expect, it } from 'vitest';
import { projectFiles } from '../../scripts/lib/changedFiles.mjs';
import { CHECKS } from '../../scripts/lib/checks.mjs';
import { partOf } from '../../scripts/lib/verify.mjs';

interface Project {
  readonly test: { readonly name: string; readonly include: readonly string[]; readonly exclude: readonly string[] };
}

interface Configuration {
  /** Vitest's configuration. */
  readonly test?: { readonly projects?: readonly Project[] };
  /** Playwright's configuration. */
  readonly projects?: readonly { readonly name: string; readonly testDir?: string }[];
}

async function configurationOf(file: string): Promise<Configuration> {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, file);
  return (loaded?.config ?? {}) as Configuration;
}

const vitest = await configurationOf('vitest.config.ts');
const playwright = await configurationOf('e2e/playwright.config.ts');
const names = (steps: readonly { readonly name: string }[]) => steps.map(({ name }) => name);
const inTest = partOf(CHECKS, { test: true });
const projectsOf = (steps: typeof CHECKS, program: string) =>
  steps
    .map(({ command }) => command)
    .filter(([file = '']) => path.basename(file) === program)
    .flatMap((words) =>
      words.flatMap((word, at) => (word === '--project' ? [words[at + 1]] : (word.split('--project=')[1] ?? []))),
    );
const projects = vitest.test?.projects ?? [];
const matches = (file: string, globs: readonly string[]) => globs.some((glob) => path.matchesGlob(file, glob));
const files = projectFiles();
const runIn = (file: string) =>
  projects.filter(({ test }) => matches(file, test.include) && !matches(file, test.exclude)).map(({ test }) => test.name);
const testFiles = files.filter((file) => /\.test\.tsx?$/.test(file)).map((file) => ({ file, projects: runIn(file) }));

describe('npm test and the rest of verify', () => {
  it('are all checks together, and share the build alone', () => {
    const rest = partOf(CHECKS, { rest: true });
    expect(names(CHECKS).filter((name) => ![...names(inTest), ...names(rest)].includes(name))).toEqual([]);
    expect(names(inTest).filter((name) => names(rest).includes(name))).toEqual(['build']);
  });

  it('npm test runs what every change can break, the main journeys among it', () => {
    const types = ['app', 'worker', 'server', 'tools'].map((part) => `types: ${part}`);
    expect(names(inTest)).toEqual(
      expect.arrayContaining(['build', 'format and lint', 'tests', ...types, 'contract is generated', 'bundle', 'main journeys']),
    );
    expect(projectsOf(inTest, 'vitest')).toEqual(['unit', 'components', 'integration']);
    expect(projectsOf(inTest, 'playwright')).toEqual(['main']);
  });

  it('leave out no project of tests or journeys, and no folder of journeys', () => {
    expect(new Set(projectsOf(CHECKS, 'vitest'))).toEqual(new Set(projects.map(({ test }) => test.name)));
    expect(new Set(projectsOf(CHECKS, 'playwright'))).toEqual(new Set(playwright.projects?.map(({ name }) => name)));
    const folders = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file)).map((file) => `./${file.split('/')[1]}`);
    expect(new Set(folders)).toEqual(new Set(playwright.projects?.flatMap(({ testDir }) => testDir ?? [])));
  });
});

it('every file of tests belongs to one project', () => {
  expect(testFiles.filter((one) => one.projects.length !== 1)).toEqual([]);
});

it('few files of tests are left to verify alone', () => {
  expect(testFiles.filter((one) => one.projects.includes('processes')).length).toBeLessThanOrEqual(22);
});
