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
