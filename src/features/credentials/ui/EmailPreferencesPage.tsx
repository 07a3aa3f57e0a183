import { useMutation } from '../../../platform/data/useMutation.ts';
import { Card } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/Note.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { SettingsHead } from '../../../ui/SettingsHead.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { setEmailOffers, useEmailOffers } from '../data/preferences.ts';
import { PreferenceRow } from './PreferenceRow.tsx';

/** `/account/settings/email`: whether offers may come by e-mail. The specification names the path, but no toast of it. */
export function EmailPreferencesPage() {
  const preference = useEmailOffers();
  const { state, send } = useMutation(setEmailOffers);
  const toast = useToast();

  async function onChange(isOn: boolean): Promise<void> {
    const { ok } = await send({ offers: isOn });
    const body = ok ? 'Email preferences saved' : 'Your email preference was not saved. Try again.';
    toast.show({ id: 'email-preference', type: ok ? 'success' : 'danger', body });
  }

  return (
    <div className={pageColumn}>
      <SettingsHead title="Email preferences" lead="What we may send to your email address." />
      <Card as="div">
        <PreferenceRow
          title="Email offers"
          detail="Off until you want them. A cool-off or a self-exclusion turns them off."
          preference={preference}
          busy={state === 'sending'}
          onChange={(isOn) => void onChange(isOn)}
        />
      </Card>
      <Note tone="neutral" title="Some mails always come">
        A link for a new password, and a note when your password has changed, are sent whatever you choose here.
      </Note>
    </div>
  );
}
