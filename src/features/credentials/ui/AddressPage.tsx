import { type Address, type KnownAddress, readAddress } from '../../../../core/rest/address.ts';
import { countryOf } from '../../../../core/texts/signUpCountries.ts';
import { formatMoment } from '../../../../core/time/formatTime.ts';
import { Form } from '../../../forms/Form.tsx';
import { useCode } from '../../../forms/useCode.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SettingsHead } from '../../../ui/SettingsHead.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { updateAddress, useAddress } from '../data/account.ts';
import { useRegions } from '../data/signUp.ts';
import { DocumentCard } from './DocumentCard.tsx';

const halves = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: 16,
  alignItems: 'start',
  '@tight': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const card = cls({ display: 'grid', gap: 16, padding: 24, '& > h2': { type: 'title' } });
const pair = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 12,
  '@tiny': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const since = cls({ type: 'caption', color: '$text2' });

const WORDS: RegionWords = {
  error: 'Your address can’t be shown right now',
  offline: 'Your address is not saved on this device',
  offlineDetail: 'It loads as soon as you’re back online.',
};

/** `/account/update-address`: where the player lives, and the document that shows it. The deep link `add-document` leads here. */
export function AddressPage() {
  const address = useAddress();
  const isOnline = useOnline();
  return (
    <div className={pageColumn}>
      <SettingsHead title="Address and documents" lead="By law we need to know where you live." />
      <div className={halves}>
        <Card as="section" className={card} aria-labelledby="address">
          <h2 id="address">Your address</h2>
          <AsyncRegion
            source={address}
            isOnline={isOnline}
            skeleton={<Skeleton height={320} radius={8} />}
            message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void address.refetch()} />}
          >
            {(stored) => <AddressForm stored={stored} />}
          </AsyncRegion>
        </Card>
        <DocumentCard />
      </div>
    </div>
  );
}

function AddressForm({ stored }: { readonly stored: KnownAddress }) {
  const regions = useRegions().data ?? [];
  const toast = useToast();
  const form = useForm({
    defaultValues: {
      street: stored.street ?? '',
      city: stored.city ?? '',
      region_code: stored.region_code,
      postal_code: stored.postal_code ?? '',
    },
    read: readAddress,
    mutation: updateAddress,
    unfinished: 'Your new address is not saved',
  });
  const { before, refetch, dialog } = useCode('ADDRESS');
  const { register, formState, watch } = form;
  const { errors } = formState;
  const region = watch('region_code');
  const own = regions.find(({ code }) => code === stored.region_code)?.name ?? stored.region_code;

  async function update(values: Address): Promise<void> {
    const { ok } = await form.send(values);
    void refetch();
    if (!ok) return;
    form.reset(values);
    toast.show({ id: 'address', type: 'success', body: 'Address updated' });
  }

  return (
    <>
      <Form form={form} label="Save address" onSubmit={form.submit((values) => before(() => update(values), false))}>
        {stored.changed_at !== null && (
          <p className={since}>Changed {formatMoment(Date.parse(stored.changed_at), { seconds: false })}</p>
        )}
        <TextField label="Street address" autoComplete="street-address" error={errors.street?.message} {...register('street')} />
        <TextField label="City" autoComplete="address-level2" error={errors.city?.message} {...register('city')} />
        <div className={pair}>
          <SelectField
            label="State or province"
            autoComplete="address-level1"
            error={errors.region_code?.message}
            key={regions.length}
            {...register('region_code')}
          >
            {regions.length === 0 && <option value={stored.region_code}>{stored.region_code}</option>}
            {regions.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label={countryOf(region) === 'CA' ? 'Postal code' : 'ZIP'}
            autoComplete="postal-code"
            error={errors.postal_code?.message}
            {...register('postal_code')}
          />
        </div>
        {region !== stored.region_code && (
          <Note tone="info" title={`You move from ${own}`}>
            It needs an approved document. Your limits stay as they are; their days and weeks follow the rules of your new state or
            province. Where you can bet depends on where you are, not on this address.
          </Note>
        )}
      </Form>
      {/* Outside of the form: a submitted code would submit it, too. */}
      {dialog}
    </>
  );
}
