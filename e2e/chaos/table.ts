export interface NamedOutcome {
  readonly flow: string;
  readonly fault: string;
  readonly state: string | null;
  readonly tookMs: number;
}

/** Markdown: a row a fault, a column a flow, in each cell the end state and its seconds; `-` was not run. */
export function chaosTable(flows: readonly string[], faults: readonly string[], outcomes: readonly NamedOutcome[]): string {
  const cell = (flow: string, fault: string): string => {
    const found = outcomes.findLast((outcome) => outcome.flow === flow && outcome.fault === fault);
    if (found === undefined) return '-';
    return found.state === null ? 'NO STATE' : `${found.state} ${(found.tookMs / 1000).toFixed(1)}`;
  };
  return [
    `| fault | ${flows.join(' | ')} |`,
    `| --- |${flows.map(() => ' --- |').join('')}`,
    ...faults.map((fault) => `| ${fault} | ${flows.map((flow) => cell(flow, fault)).join(' | ')} |`),
  ].join('\n');
}

export interface SituationOutcome {
  readonly situation: string;
  readonly state: string | null;
  readonly tookMs: number;
  readonly notes: readonly string[];
}

/** Markdown: a row a situation that was played. */
export function situationTable(outcomes: readonly SituationOutcome[]): string {
  return [
    '| situation | ended in | seconds | figures |',
    '| --- | --- | --- | --- |',
    ...outcomes.map(
      ({ situation, state, tookMs, notes }) =>
        `| ${situation} | ${state ?? 'NO STATE'} | ${(tookMs / 1000).toFixed(1)} | ${notes.join('; ')} |`,
    ),
  ].join('\n');
}
