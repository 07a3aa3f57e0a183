import { useState } from 'react';
import { type MaintenanceNotice, maintenanceRefreshMs } from '../../../../core/wire/maintenance.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { cls } from '../../../ui/cls.ts';
import { MaintenanceIllustration } from '../../../ui/illustrations/MaintenanceIllustration.tsx';
import { messageStyles, PageShell } from '../../../ui/PageShell.tsx';
import { PhoneText } from '../../../ui/PhoneText.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import { useCountdown } from '../data/useCountdown.ts';
import { useEndOfMaintenance } from '../data/useEndOfMaintenance.ts';
import { maintenanceScreen } from '../logic/maintenanceScreen.ts';

const picture = cls({ maxWidth: 320, maxHeight: 220 });
const message = cls({ type: 'title', fontWeight: 400, color: '$text2', maxWidth: 480, textWrap: 'balance' });
const actions = cls({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 24 });
const pace = cls({ type: 'caption', color: '$text3', marginTop: 16, fontVariantNumeric: 'tabular-nums lining-nums' });

/** Shown during maintenance: the message and the time until the next check, or sooner, the pages return by themselves. */
export function MaintenanceScreen({ notice }: { readonly notice: MaintenanceNotice }) {
  const brand = useBrand();
  const screen = maintenanceScreen(notice, brand.name);
  const left = useCountdown(Math.round(maintenanceRefreshMs(notice) / 1000));
  useEndOfMaintenance(maintenanceRefreshMs(notice));
  const [failed, setFailed] = useState<string | null>(null);
  useTitle(screen.title);
  return (
    <PageShell
      footer={
        <span>
          <PhoneText>{brand.text.helpline}</PhoneText>
        </span>
      }
    >
      {screen.imageUrl !== null && failed !== screen.imageUrl ? (
        <img className={picture} src={screen.imageUrl} alt="" onError={() => setFailed(screen.imageUrl)} />
      ) : (
        <MaintenanceIllustration />
      )}
      <h1 className={messageStyles.display}>{screen.title}</h1>
      <p className={message}>{screen.message}</p>
      <div className={actions}>
        {screen.link && (
          <a className={buttonStyle({ tone: 'primary', size: 'lg' }).className} href={screen.link.href}>
            {screen.link.label}
          </a>
        )}
        <a className={buttonStyle({ tone: 'secondary', size: 'lg' }).className} href={brand.links.support}>
          Contact Support
        </a>
      </div>
      <p className={pace} role="timer">
        Checking again in {left} s
      </p>
    </PageShell>
  );
}
