import { useMemo } from 'react';
import { FAILED, loadedWith, type StillPage, stillServices } from '../../../platform/gallery/stillServices.ts';
import { ServicesContext, useServices } from '../../../platform/usePlatform.ts';
import { cls } from '../../../ui/cls.ts';
import { BrandPanels } from '../../../ui/gallery/BrandPanels.tsx';
import { Sample, samples } from '../../../ui/gallery/Sample.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import { HeaderBar } from '../HeaderBar.tsx';
import { Slot } from '../Slot.tsx';

/** As wide as its panel, which at 1,280 px holds the whole bar. A narrower one is as wide as the window. */
const bar = cls({ '@rail': { margin: '0 -24px' }, '@tiny': { margin: '0 -40px' } });

const CENTS = { playableCents: 24_850, totalPlayableCents: 24_850, withdrawableCents: 20_000, restrictedCents: 0, bonusCents: 0 };
const NAME = { id: 'gallery', firstName: 'Maya', lastName: 'Reyes', email: 'maya@example.com', username: 'maya' };
const ME = {
  account: {
    ...NAME,
    lastLoginAt: null,
    oddsFormat: 'AMERICAN',
    casinoRestriction: null,
    showAppTourCard: false,
    playCreditCents: null,
    notices: { firstWager: false, acknowledgement: false, limits: null, w2gWin: null },
  },
  balances: CENTS,
};
const menuWith = (referral: object | null) =>
  loadedWith({ balances: CENTS, creditsCents: 0, items: [], referral, awards: {}, awardCount: 0 });
const REFERRAL = { label: 'Refer a friend', subtext: '', imageUrl: null, path: '/account/referrals', isFirstTimeViewer: true };

const RICH = { ...ME, balances: { ...CENTS, playableCents: 123_456_789 } };
const QUIET = menuWith(null);

/** `name`: of the sample. */
interface Moment extends StillPage {
  readonly name: string;
}

const MOMENTS: readonly Moment[] = [
  { name: 'Session not known', status: 'unknown' },
  { name: 'Visitor, region not known', status: 'loggedOut', isRegionUnknown: true },
  { name: 'Visitor', status: 'loggedOut' },
  { name: 'Player, loading', status: 'loggedIn' },
  { name: 'Player', status: 'loggedIn', answers: { Account: loadedWith(ME), AccountMenu: QUIET } },
  { name: 'Player with a large balance', status: 'loggedIn', answers: { Account: loadedWith(RICH), AccountMenu: QUIET } },
  { name: 'Player, balance failed', status: 'loggedIn', answers: { Account: FAILED, AccountMenu: FAILED } },
  {
    name: 'Player with news',
    status: 'loggedIn',
    flags: ['referral-program'],
    answers: { Account: loadedWith(ME), AccountMenu: menuWith(REFERRAL) },
  },
];

/** Every state of the header, in every brand and mode; its narrow shapes in a narrow window. For developers. */
export function HeaderGallery() {
  useTitle('Gallery of the header');
  return <BrandPanels title="Gallery of the header" Samples={Samples} isWide />;
}

function Samples() {
  return (
    <div className={samples}>
      {MOMENTS.map((page) => (
        <Sample key={page.name} name={page.name}>
          <Bar page={page} />
        </Sample>
      ))}
    </div>
  );
}

function Bar({ page }: { readonly page: StillPage }) {
  const services = useServices();
  const still = useMemo(() => stillServices(services, page), [services, page]);
  return (
    <ServicesContext value={still}>
      <div className={bar}>
        <HeaderBar
          menu={<Slot place="headerStart" />}
          search={<Slot place="headerSearch" />}
          isPlayer={page.status === 'loggedIn'}
          account={<Slot place="header" />}
        />
      </div>
    </ServicesContext>
  );
}
