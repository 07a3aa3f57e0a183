import { TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    requirements?: string[];
  }
}

/**
 * Names, beside an assertion, the requirements of docs/requirements.json that the running test shows; the same as `[S4.01 S4.02]` in its
 * title. Name an id only where the test would fail if that sentence were false.
 */
export function shows(...ids: readonly string[]): void {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error('shows() belongs inside a test');
  test.meta.requirements = [...(test.meta.requirements ?? []), ...ids];
}
