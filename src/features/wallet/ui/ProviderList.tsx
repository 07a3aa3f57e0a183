import { type ReactNode, useId } from 'react';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { css } from '../../../ui/stitches.ts';
import { labelText } from '../../../ui/TextField.tsx';
import { type Landing, type Provider, providerLine, providerState, rangeText } from '../logic/provider.ts';
import { entryOf } from '../logic/providers.ts';

const list = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, margin: 0, padding: 0, border: 0 });
const heading = cls({ margin: '8px 0 0' });
const row = css({
  borderRadius: '$lg',
  border: '1px solid $line',
  backgroundColor: '$surface',
  '&:has(input:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: 2 },
  variants: {
    state: {
      open: { '&:hover': { borderColor: '$lineStrong' } },
      chosen: { borderColor: '$accent', boxShadow: 'inset 0 0 0 1px $colors$accent' },
      closed: { backgroundColor: 'transparent', borderStyle: 'dashed' },
    },
  },
});
const label = cls({
  display: 'grid',
  gridTemplateColumns: '20px 44px minmax(0, 1fr) auto',
  gap: '0 16px',
  alignItems: 'center',
  minHeight: 70,
  padding: '12px 20px 12px 16px',
  cursor: 'pointer',
  '& > input': {
    appearance: 'none',
    margin: 0,
    width: 20,
    height: 20,
    borderRadius: '50%',
    border: '2px solid $colors$lineStrong',
  },
  '& > input:focus-visible': { outline: 0 },
  '& > input:checked': { border: '6px solid $colors$accent' },
  '&:has(> input:disabled)': { cursor: 'not-allowed' },
  '@small': { gridTemplateColumns: '20px minmax(0, 1fr)', '& > svg, & > i': { display: 'none' } },
});
const picture = cls({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '$sm',
  backgroundColor: '$surface2',
  '@small': { display: 'none' },
});
const name = cls({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, type: 'base', fontWeight: 600 });
const line = cls({ display: 'block', type: 'caption', color: '$text2' });
const range = cls({
  type: 'caption',
  color: '$text2',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@small': { gridColumn: 2, textAlign: 'left' },
});
const more = cls({
  display: 'grid',
  gap: 12,
  padding: '0 20px 16px 96px',
  '&:empty': { display: 'none' },
  '@small': { padding: '0 16px 16px' },
});

export interface ProviderListProps {
  readonly landing: Pick<Landing, 'preferred' | 'others'>;
  readonly chosenId: string | null;
  readonly disabled?: boolean;
  /** What belongs to the chosen one: its methods and texts. */
  readonly children?: ReactNode;
  readonly preferredLabel?: string;
  readonly onChoose: (provider: Provider) => void;
}

/** The ways to pay, the preferred one first. One that cannot be used stays and says why. */
export function ProviderList({ landing, preferredLabel = 'Preferred', ...rest }: ProviderListProps) {
  const name = useId();
  const { preferred, others } = landing;
  return (
    <fieldset className={list} aria-label="Payment method">
      {preferred !== null && (
        <>
          <span className={labelText}>{preferredLabel}</span>
          <ProviderRow {...rest} provider={preferred} name={name} isPreferred />
        </>
      )}
      {preferred !== null && others.length > 0 && <span className={`${labelText} ${heading}`}>Other methods</span>}
      {others.map((provider) => (
        <ProviderRow key={provider.id} {...rest} provider={provider} name={name} />
      ))}
    </fieldset>
  );
}

interface RowProps extends Omit<ProviderListProps, 'landing' | 'preferredLabel'> {
  readonly provider: Provider;
  readonly name: string;
  readonly isPreferred?: boolean;
}

function ProviderRow({ provider, chosenId, name: group, disabled = false, isPreferred = false, onChoose, children }: RowProps) {
  const id = useId();
  const isUsable = providerState(provider) === 'available';
  const isChosen = isUsable && provider.id === chosenId;
  const state = isChosen ? 'chosen' : isUsable ? 'open' : 'closed';
  return (
    <div className={row({ state }).className}>
      <label className={label}>
        <input
          type="radio"
          name={group}
          checked={isChosen}
          disabled={disabled || !isUsable}
          aria-label={provider.name}
          aria-describedby={id}
          onChange={() => onChoose(provider)}
        />
        <span className={picture} aria-hidden="true">
          <Icon name={entryOf(provider.code).icon} size={22} />
        </span>
        <span>
          <span className={name}>
            {provider.name}
            {isPreferred && isUsable && provider.preferredMethod !== null && <Pill tone="accent">Last used</Pill>}
            {provider.needsCode && isUsable && <Pill icon="phone">Code needed</Pill>}
          </span>
          <span className={line} id={id}>
            {providerLine(provider)}
          </span>
        </span>
        {isUsable && <span className={range}>{provider.monetaryDetails ?? rangeText(provider)}</span>}
      </label>
      {isChosen && <div className={more}>{children}</div>}
    </div>
  );
}
