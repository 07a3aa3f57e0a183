import { methodText } from '../../../../core/wallet/methodText.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Note } from '../../../ui/Note.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useOpen } from '../../../ui/useOpen.ts';
import { NEW_METHOD, type PaymentMethod, type Provider } from '../logic/provider.ts';
import * as styles from './walletStyles.ts';

const row = cls({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8, '& > :first-child': { flex: '0 1 280px' } });
const manage = lazyPart(() => import('./ManageMethodsDialog.tsx').then((module) => module.ManageMethodsDialog));

export interface MethodChoiceProps {
  readonly provider: Provider;
  /** Null: a new one is entered at the provider. */
  readonly method: PaymentMethod | null;
  readonly disabled: boolean;
  readonly onChoose: (methodId: string) => void;
  /** Stored methods have changed. */
  readonly onChanged: () => void;
}

/** The stored accounts or cards of a provider: choose one, add one at the provider, or delete one. */
export function MethodChoice({ provider, method, disabled, onChoose, onChanged }: MethodChoiceProps) {
  const dialog = useOpen(manage);
  if (!provider.supportsMethods) return null;
  const { methods, mayAddMethods, mayManageMethods, methodsHeader } = provider;
  return (
    <div className={row}>
      <SelectField
        label={methodsHeader}
        value={method?.id ?? NEW_METHOD}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value)}
      >
        {methods.map((one) => (
          <option key={one.id} value={one.id}>
            {methodText(one)}
          </option>
        ))}
        {mayAddMethods && <option value={NEW_METHOD}>{methods.length === 0 ? 'Add one in the next step' : 'Add another'}</option>}
        {!mayAddMethods && methods.length === 0 && <option value={NEW_METHOD}>None stored</option>}
      </SelectField>
      {mayManageMethods && methods.length > 0 && (
        <Button tone="text" disabled={disabled} onClick={dialog.open}>
          Manage
        </Button>
      )}
      {dialog.isOpen && <manage.Component provider={provider} onChanged={onChanged} onClose={dialog.close} />}
    </div>
  );
}

/** What a provider says of itself: warnings first. */
export function ProviderTexts({ provider, isPreferred }: { readonly provider: Provider; readonly isPreferred: boolean }) {
  const warnings = [...(provider.warning === null ? [] : [provider.warning]), ...(isPreferred ? provider.preferredWarnings : [])];
  const prompt = (isPreferred ? provider.preferredPrompt : null) ?? provider.prompt;
  const quiet = [provider.details, provider.vendorInformation].filter((text) => text !== null);
  return (
    <>
      {warnings.map((warning) => (
        <Note key={warning} tone="warning" title={warning} />
      ))}
      {prompt !== null && <Note tone="neutral" title={prompt} />}
      {quiet.map((text) => (
        <p key={text} className={styles.quiet}>
          {text}
        </p>
      ))}
    </>
  );
}
