import * as Dialog from '@radix-ui/react-dialog';
import { useMemo } from 'react';
import { FAILED, loadedWith, type StillPage, stillServices } from '../../../../platform/gallery/stillServices.ts';
import { ServicesContext, useServices } from '../../../../platform/usePlatform.ts';
import type { Me, Menu, MenuItem } from '../../../../player/index.ts';
import { cls } from '../../../../ui/cls.ts';
import { BrandPanels } from '../../../../ui/gallery/BrandPanels.tsx';
import { nothing } from '../../../../ui/gallery/galleryStyles.ts';
import { Sample, sampleRows } from '../../../../ui/gallery/Sample.tsx';
import { useTitle } from '../../../../ui/useTitle.ts';
import type { LinkPrompts } from '../../logic/linkPrompt.ts';
import type { Loyalty } from '../../logic/loyalty.ts';
import type { Reward } from '../../logic/rewards.ts';
import { AccountPanelInside } from '../AccountPanel.tsx';
import { AnonymousPanelInside } from '../AnonymousPanel.tsx';

const frame = {
  maxWidth: '100%',
  backgroundColor: '$surface',
  color: '$text',
  border: '1px solid $line',
  borderRadius: '$lg',
} as const;
const playerFrame = cls({ ...frame, width: 360, minHeight: 640, display: 'flex', flexDirection: 'column' });
const visitorFrame = cls({ ...frame, width: 316, padding: 8 });

const ME: Me = {
  account: {
    id: 'gallery',
    firstName: 'Maya',
    lastName: 'Reyes',
    email: 'maya@example.com',
    username: 'maya',
    lastLoginAt: null,
    oddsFormat: 'AMERICAN',
    casinoRestriction: null,
    showAppTourCard: false,
    playCreditCents: null,
    notices: { firstWager: false, acknowledgement: false, limits: null, w2gWin: null },
  },
  balances: {
    playableCents: 24_850,
    totalPlayableCents: 26_350,
    withdrawableCents: 20_000,
    restrictedCents: 1_500,
    bonusCents: 3_350,
  },
};
const INVITED: Me = { ...ME, account: { ...ME.account, showAppTourCard: true } };

const item = (label: string, icon: string, path: string, kind: MenuItem['kind'] = 'LEAF'): MenuItem => ({
  kind,
  label,
  icon,
  path,
  canonicalPath: null,
  children: [],
});
const MENU: Menu = {
  balances: ME.balances,
  creditsCents: 1_500,
  items: [
    item('My Bets', 'ticket', '/my-bets'),
    item('Promos', 'promos', '/promotions'),
    item('Rewards', 'gift', '/me/awards', 'PARENT'),
    item('Bonus bets', 'gift', '/account/award-details/bonus-bets', 'CLIENT_DISPLAY'),
    item('Responsible Gaming', 'shield', '/account/responsible-gaming', 'CLIENT_DISPLAY_DESCRIPTIVE'),
    item('Settings', 'settings', '/account/settings', 'CLIENT_DISPLAY_DESCRIPTIVE'),
  ],
  referral: {
    label: 'Refer a friend',
    subtext: 'Both of you get a bonus bet',
    imageUrl: null,
    path: '/account/referrals',
    isFirstTimeViewer: true,
  },
  awards: { '/account/award-details/bonus-bets': '2' },
  awardCount: 3,
};
const REWARDS: readonly Reward[] = [
  {
    id: 'r1',
    kind: 'PROFIT_BOOST',
    title: '30% Profit Boost',
    cents: null,
    detail: 'One sports bet with your own money · Max bet $25.00 · 3+ legs',
    expiresAt: Date.UTC(2026, 10, 24),
    use: { label: 'Show the lines', path: '/' },
  },
  {
    id: 'r2',
    kind: 'BONUS_BET',
    title: '$10 Bonus Bet',
    cents: 1_000,
    detail: 'One sports bet · Any sport',
    expiresAt: null,
    use: { label: 'Show the lines', path: '/' },
  },
];
const LOYALTY: Loyalty = {
  tier: 'Advantage',
  points: 3_420,
  creditsText: '$15.00',
  next: { tier: 'Preferred', atPoints: 5_000, missingPoints: 1_580 },
};
const NO_PROMPT: LinkPrompts = { prompt: null, dismissed: [] };
const PROMPT: LinkPrompts = {
  prompt: {
    promptType: 'ACCOUNT_MENU',
    title: 'Link your account',
    body: 'See your favourites here.',
    ctaLabel: 'Link account',
    path: '/account/linked-accounts',
  },
  dismissed: [],
};

const LOADED = {
  Account: loadedWith(ME),
  AccountMenu: loadedWith(MENU),
  AccountRewards: loadedWith(REWARDS),
  AccountMenuPrompt: loadedWith(NO_PROMPT),
  Loyalty: loadedWith(LOYALTY),
};
const EVERY_FLAG = ['loyalty-card', 'rewards', 'referral-program', 'cash-withdrawal-display', 'account-linking'] as const;

/** `name`: of the sample. */
interface Moment extends StillPage {
  readonly name: string;
}

const player = (name: string, page: Omit<StillPage, 'status'>): Moment => ({ name, status: 'loggedIn', ...page });

const PLAYER: readonly Moment[] = [
  player('Loading', { flags: ['rewards', 'loyalty-card'] }),
  player('Loaded', { answers: LOADED }),
  player('Loaded, with everything that a flag adds', { flags: EVERY_FLAG, answers: LOADED }),
  player('Invitations', {
    flags: EVERY_FLAG,
    answers: { ...LOADED, Account: loadedWith(INVITED), AccountMenuPrompt: loadedWith(PROMPT) },
  }),
  player('No rewards', { flags: ['rewards'], answers: { ...LOADED, AccountRewards: loadedWith<readonly Reward[]>([]) } }),
  player('Rewards and loyalty failed', {
    flags: ['rewards', 'loyalty-card'],
    answers: { ...LOADED, AccountRewards: FAILED, Loyalty: FAILED },
  }),
  player('Failed', { answers: { Account: FAILED, AccountMenu: FAILED } }),
  player('Offline', { isOnline: false, answers: { Account: FAILED, AccountMenu: FAILED } }),
];

const VISITOR_MENU = { ...MENU, balances: null, items: MENU.items.slice(1, 2), referral: null };
const VISITOR: readonly Moment[] = [
  { name: 'Visitor, region not known', status: 'loggedOut', isRegionUnknown: true },
  { name: 'Visitor', status: 'loggedOut', answers: { AccountMenu: loadedWith(VISITOR_MENU) } },
];

/** Every state of the account panel and of the visitor's panel, in every brand and mode. For developers. */
export function AccountGallery() {
  useTitle('Gallery of the account panel');
  return <BrandPanels title="Gallery of the account panel" Samples={Samples} />;
}

function Samples() {
  return (
    <div className={sampleRows}>
      {[...PLAYER, ...VISITOR].map((page) => (
        <Sample key={page.name} name={page.name}>
          <Panel page={page} />
        </Sample>
      ))}
    </div>
  );
}

function Panel({ page }: { readonly page: StillPage }) {
  const services = useServices();
  const still = useMemo(() => stillServices(services, page), [services, page]);
  const isPlayer = page.status === 'loggedIn';
  // The title of a panel needs a dialog around it. Without its content nothing opens over the page.
  return (
    <ServicesContext value={still}>
      <Dialog.Root open modal={false}>
        <div className={isPlayer ? playerFrame : visitorFrame}>
          {isPlayer ? <AccountPanelInside onClose={nothing} onLogOut={nothing} /> : <AnonymousPanelInside onClose={nothing} />}
        </div>
      </Dialog.Root>
    </ServicesContext>
  );
}
