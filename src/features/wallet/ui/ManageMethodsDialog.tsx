import { useState } from 'react';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Note } from '../../../ui/Note.tsx';
import { deleteMethod, excludeProvider } from '../data/wallet.ts';
import type { PaymentMethod, PaymentType, Provider } from '../logic/provider.ts';

const list = cls({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
const item = cls({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 60,
  padding: '8px 12px 8px 16px',
  borderRadius: '$md',
  border: '1px solid $line',
  color: '$text',
  '& b': { display: 'block', type: 'base', fontWeight: 600 },
  '& small': { type: 'caption', color: '$text2' },
});

const NOT_DONE = 'That did not come through. Check your connection and try again.';

export interface ManageMethodsDialogProps {
  readonly provider: Provider;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The stored methods of a provider. One is deleted after a second press, which says so. */
export function ManageMethodsDialog({ provider, onChanged, onClose }: ManageMethodsDialogProps) {
  const { state, send } = useMutation(deleteMethod);
  const isOnline = useOnline();
  const [confirmingId, setConfirmingId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [gone, setGone] = useState<readonly string[]>([]);

  async function remove({ id }: PaymentMethod): Promise<void> {
    const outcome = await send({ paymentMethodId: id });
    const isDone = outcome.ok && outcome.value.isDone;
    setProblem(isDone ? null : ((outcome.ok ? outcome.value.message : null) ?? NOT_DONE));
    setConfirmingId(null);
    if (!isDone) return;
    setGone([...gone, id]);
    onChanged();
  }

  const left = provider.methods.filter(({ id }) => !gone.includes(id));
  return (
    <Dialog open onClose={onClose} title={provider.methodsHeader} footer={<Button onClick={onClose}>Done</Button>}>
      {problem !== null && <Note tone="danger" role="alert" title={problem} />}
      {left.length === 0 && <p role="status">None is stored any more.</p>}
      <ul className={list}>
        {left.map((method) => (
          <li key={method.id} className={item}>
            <span>
              <b>{method.name}</b>
              <small>{method.description}</small>
            </span>
            <Button
              tone={confirmingId === method.id ? 'danger' : 'outline'}
              size="sm"
              busy={state === 'sending' && confirmingId === method.id}
              aria-disabled={!isOnline || undefined}
              aria-label={`${confirmingId === method.id ? 'Delete now' : 'Delete'}: ${method.name}`}
              onClick={() => (confirmingId === method.id ? void remove(method) : setConfirmingId(method.id))}
            >
              {confirmingId === method.id ? 'Delete now' : 'Delete'}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

export interface ExcludeDialogProps {
  readonly type: PaymentType;
  readonly providers: readonly Provider[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Methods that the player does not want to be offered. An exclusion holds at once; lifting it takes as long as the region says. */
export function ExcludeDialog({ type, providers, onChanged, onClose }: ExcludeDialogProps) {
  const { state, send } = useMutation(excludeProvider);
  const isOnline = useOnline();
  const [pressed, setPressed] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function change({ id, isExcluded }: Provider): Promise<void> {
    setPressed(id);
    const outcome = await send({ paymentProviderId: id, type, excluded: !isExcluded });
    const isDone = outcome.ok && outcome.value.isDone;
    setProblem(isDone ? null : ((outcome.ok ? outcome.value.message : null) ?? NOT_DONE));
    if (isDone) onChanged();
  }

  return (
    <Dialog open wide onClose={onClose} title="Hide payment methods" footer={<Button onClick={onClose}>Done</Button>}>
      <p>A hidden method is not offered to you from now on. You can show it again later, after the waiting time of your region.</p>
      {problem !== null && <Note tone="danger" role="alert" title={problem} />}
      <ul className={list}>
        {providers.map((provider) => (
          <li key={provider.id} className={item}>
            <span>
              <b>{provider.name}</b>
              <small>{provider.isExcluded ? 'Hidden' : 'Offered'}</small>
            </span>
            <Button
              tone="outline"
              size="sm"
              busy={state === 'sending' && pressed === provider.id}
              aria-disabled={!isOnline || undefined}
              aria-label={`${provider.isExcluded ? 'Show again' : 'Hide'}: ${provider.name}`}
              onClick={() => void change(provider)}
            >
              {provider.isExcluded ? 'Show again' : 'Hide'}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
