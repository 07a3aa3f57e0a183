import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useSandbox, useSandboxRead } from '../data/useSandbox.ts';
import { Choice, Panel, useAct } from './Panel.tsx';
import { hint } from './toolStyles.ts';

interface LinkProvider {
  readonly behaviour: string;
  readonly behaviours: readonly string[];
  readonly accounts: readonly { readonly email: string }[];
}

/** What the sandbox’s sports-media provider answers when an account is linked. */
export function LinkProviderPanel() {
  const { data, failure, reload } = useSandboxRead<LinkProvider>('/link-provider');
  const sandbox = useSandbox();
  const { act } = useAct();
  async function choose(behaviour: string): Promise<void> {
    await act('The next links end like this', () => sandbox.change('POST', '/link-provider', { behaviour }));
    reload();
  }
  return (
    <Panel title="Sports-media provider" about="How linking an account ends from now on.">
      {failure !== null && <LoadFailed onRetry={reload} />}
      {data === null && failure === null && <Skeleton height={80} />}
      {data !== null && (
        <>
          <Choice
            label="Next answer"
            value={data.behaviour}
            options={data.behaviours.map((id) => ({ id, label: id }))}
            onChange={(behaviour) => void choose(behaviour)}
          />
          <p className={hint}>{`${data.accounts.length} accounts at the provider`}</p>
        </>
      )}
    </Panel>
  );
}
