import type { BrandKind } from '../../core/brandKind.ts';
import type { ChunkRow } from './chunkRow.ts';
import { GALLERY_CHUNKS } from './galleryChunks.ts';

export interface HomeFeature {
  readonly why: string;
  /** Only on the home of brands of this kind. */
  readonly only?: BrandKind;
}

/** The main layout with the parts in its slots. What is on every page comes with the services. */
const LAYOUT = [
  'src/app/layout/MainLayout.tsx',
  'src/features/session/ui/VisitorButtons.tsx',
  'src/features/session/ui/SessionTimesGate.tsx',
  'src/features/account/ui/HeaderMenu.tsx',
  'src/features/navigation/ui/MenuButton.tsx',
  'src/features/search/ui/SearchBox.tsx',
  'src/features/navigation/ui/LeftMenu.tsx',
  'src/features/betslip/ui/SlipPanel.tsx',
  'src/features/install-prompt/ui/InstallGate.tsx',
  'src/features/update/ui/UpdateGate.tsx',
];

/** Home of a sportsbook in it. */
const FIRST_PAGE = [...LAYOUT, 'src/features/sports/ui/HomePage.tsx'];

/**
 * What pages outside of the main layout share with it, such as the log-in, and the slip with both. In the chunk of the lines each of them
 * would load all of it: 22 KB for 4.
 */
const SHARED_BY_LAYOUTS = [
  'src/app/layout/SkipLink.tsx',
  'src/app/navigation/useFocusOnNavigation.ts',
  'core/contract.ts',
  'core/eventState.ts',
  'core/money.ts',
  'core/times.ts',
];

/**
 * The named chunks; a module goes to the first that claims it. The bundler's default made a file of all modules shared by two pages, and a
 * first visit loaded thirty files. Every other chunk is one page, dialog or panel with modules that only it needs: it belongs to the feature
 * of its folder, is loaded when it is first shown, and never by home.
 */
export const CHUNKS: readonly ChunkRow[] = [
  { name: 'react', owner: 'app', roots: [], loaded: 'at once', home: 'draws everything' },
  { name: 'brand', owner: 'app', roots: [], loaded: 'at once, the one of the page', home: 'theme and words of the brand' },
  { name: 'early', owner: 'app', roots: [], loaded: 'in the head', home: 'dark or light before the first paint' },
  { name: 'rolldown-runtime', owner: 'app', roots: [], loaded: 'at once', home: 'loads the other chunks' },
  { name: 'index', owner: 'app', roots: [], loaded: 'at once', home: 'the entry' },
  {
    name: 'shell',
    owner: 'app',
    roots: [],
    loaded: 'at once',
    home: 'what the entry imports: core, routes, first frame, error pages',
  },
  {
    name: 'services',
    owner: 'platform',
    roots: [
      'src/app/createServices.ts',
      'src/platform/session/useGoToLogIn.ts',
      // A file of its own would cost more in headers than in code.
      'src/platform/worker/registerWorker.ts',
      // Elsewhere log-in and sign-up would load all of a player's session for its check of a path.
      'src/platform/session/afterLogIn.ts',
      'src/platform/runMachine.ts',
      'src/features/session/data/startSession.ts',
      'src/features/account/data/startAccount.ts',
      'src/features/session/ui/SessionEnd.tsx',
      'src/features/system/ui/WaitingRoomGate.tsx',
      'src/features/dev-tools/ui/DebugMenuGate.tsx',
      'src/features/custom-dialogs/ui/CustomDialogsGate.tsx',
      'src/features/betslip/data/pickGate.ts',
      // The slip and its place on every page share it.
      'src/features/betslip/data/panelChoice.ts',
      'src/features/betslip/ui/SlipToastsGate.tsx',
      'src/features/my-bets/ui/PlayersToasts.tsx',
      'src/features/sports/ui/movement/LineMovementGate.tsx',
      'src/features/my-bets/ui/startMyBets.ts',
      'src/features/favourites/ui/startFavourites.ts',
      'src/features/promotions/ui/startPromotions.ts',
      'src/features/wallet/ui/startWallet.ts',
    ],
    loaded: 'by the entry, beside the first frame',
    home: 'session, startup, prices, and the components that may appear over any page',
  },
  {
    name: 'operations',
    owner: 'platform',
    roots: ['src/platform/graphql/knownOperations.ts'],
    within: ['/src/platform/graphql/knownOperations.ts'],
    loaded: 'with apollo; another operation changes this file alone',
    home: null,
  },
  {
    name: 'unfinished',
    owner: 'platform',
    roots: [
      'src/platform/unfinished/useUnfinished.ts',
      'src/platform/update/takeOver.ts',
      'src/platform/wiring/listenToLaunches.ts',
      'src/platform/update/applyUnseen.ts',
    ],
    within: ['/src/platform/unfinished/', '/src/platform/update/', '/src/platform/wiring/listenToLaunches.ts'],
    loaded: 'with what can be unfinished: the slip, a form, a payment, a game; for an update, and in the installed app',
    home: null,
  },
  {
    name: 'apollo',
    owner: 'platform',
    roots: ['src/platform/graphql/appApollo.ts'],
    loaded: 'for a player, a slip, or the visitors’ menu',
    home: null,
  },
  {
    name: 'playerSession',
    owner: 'platform',
    roots: ['src/platform/wiring/playerSession.ts', 'src/platform/kept/keeper.ts'],
    loaded: 'for a stored session, a log-in, or a log-in in another tab',
    home: null,
  },
  {
    name: 'ui',
    owner: 'ui',
    // The phone numbers in texts: the lobby's chunk would claim them otherwise.
    roots: [...FIRST_PAGE, 'src/ui/PhoneText.tsx', ...SHARED_BY_LAYOUTS],
    // With the drawing of a team's badge, which the server shares: in a page's chunk the two would import each other.
    within: ['/src/ui/', '/core/teamShield.ts', ...SHARED_BY_LAYOUTS.map((path) => `/${path}`)],
    loaded: 'with the first page',
    home: 'the components of the layout and of the lines',
  },
  {
    name: 'regions',
    owner: 'ui',
    roots: [
      'src/ui/region/RegionMessage.tsx',
      'src/ui/region/RegionEmpty.tsx',
      'src/ui/region/RegionAge.tsx',
      'src/ui/Redirect.tsx',
    ],
    within: ['/src/ui/'],
    loaded: 'when a part of the page has no data, or old data, and where a page leads on by itself',
    home: null,
  },
  {
    name: 'fields',
    owner: 'ui',
    roots: ['src/ui/Text.tsx', 'src/ui/TextField.tsx', 'src/ui/authStyles.ts'],
    within: ['/src/ui/Text.tsx', '/src/ui/TextField.tsx', '/src/ui/authStyles.ts'],
    loaded: 'with the first page that is a form; three files of 1 KB would cost more in headers than in code',
    home: null,
  },
  {
    name: 'tabs',
    owner: 'ui',
    roots: ['src/ui/Tabs.tsx', 'src/ui/Pill.tsx', 'src/ui/useAddressValue.ts'],
    within: ['/src/ui/Tabs.tsx', '/src/ui/tabKeys.ts', '/src/ui/Pill.tsx', '/src/ui/useAddressValue.ts'],
    loaded: 'with the first page that has tabs, filters or marks; four files of 1 KB would cost more in headers than in code',
    home: null,
  },
  {
    name: 'simple',
    owner: 'app',
    roots: ['src/app/layout/SimpleLayout.tsx', 'src/app/layout/SimpleFooter.tsx'],
    within: ['/src/app/layout/SimpleLayout.tsx', '/src/app/layout/SimpleFooter.tsx'],
    loaded:
      'with the first page outside of the frame, such as the log-in; two files of 1 KB would cost more in headers than in code',
    home: null,
  },
  {
    name: 'betWords',
    owner: 'app',
    roots: ['core/betReference.ts', 'core/betOutcomes.ts', 'core/betNames.ts', 'core/scoreText.ts'],
    within: ['/core/betReference.ts', '/core/betOutcomes.ts', '/core/betNames.ts', '/core/scoreText.ts'],
    loaded: 'with the first bet; four files of less than 1 KB would cost more in headers than in code',
    home: null,
  },
  {
    name: 'slipWords',
    owner: 'betslip',
    roots: [
      'src/features/betslip/data/useLiveLegs.ts',
      'src/features/betslip/data/sharedBets.ts',
      'src/features/betslip/data/linkedSelections.ts',
      'src/features/betslip/logic/rewards/betRewards.ts',
      'src/features/betslip/logic/rewards/rewards.ts',
    ],
    within: [
      '/src/features/betslip/data/useLiveLegs.ts',
      '/src/features/betslip/data/sharedBets.ts',
      '/src/features/betslip/data/sharing.generated.ts',
      '/src/features/betslip/data/linkedSelections.ts',
      '/src/features/betslip/data/slipLinks.generated.ts',
      '/src/features/betslip/logic/rewards/',
    ],
    loaded: 'with the first slip, shared bet or link to one; four files of less than 1 KB, likewise',
    home: null,
  },
  {
    name: 'handles',
    owner: 'ui',
    roots: ['src/ui/useBusy.ts', 'src/ui/useFocusRestore.ts', 'src/ui/CopyButton.tsx', 'core/forms/typedText.ts'],
    within: [
      '/src/ui/useBusy.ts',
      '/src/ui/useFocusRestore.ts',
      '/src/ui/CopyButton.tsx',
      '/src/ui/copyText.ts',
      '/core/forms/typedText.ts',
    ],
    loaded: 'with the first page where something is typed, copied or waited for; four files of less than 1 KB, likewise',
    home: null,
  },
  {
    name: 'sameGame',
    owner: 'ui',
    roots: ['src/ui/SameGame.tsx', 'src/ui/LegRules.tsx', 'core/groupBy.ts'],
    within: ['/src/ui/SameGame.tsx', '/src/ui/LegRules.tsx', '/core/groupBy.ts'],
    loaded: 'with the legs of a bet, in the slip and in My Bets',
    home: null,
  },
  {
    name: 'moneyRequest',
    owner: 'platform',
    roots: ['src/platform/data/moneyRequest.ts'],
    within: [
      '/core/moneyRequest.ts',
      '/core/moneyState.ts',
      '/src/platform/data/moneyRequest.ts',
      '/src/platform/data/openRequests.ts',
    ],
    loaded: 'with what first moves money: the slip, the wallet, a cash out',
    home: null,
  },
  {
    name: 'slip',
    owner: 'betslip',
    roots: [
      'src/features/betslip/data/betslip.ts',
      'src/features/betslip/ui/BetslipPanel.tsx',
      'src/features/betslip/ui/SlipToasts.tsx',
    ],
    within: ['/src/features/betslip/', '/core/smallMove.ts'],
    loaded: 'for a player, a slip, or the first price that a mouse, a finger or the keyboard reaches',
    home: null,
  },
  {
    name: 'layout',
    owner: 'app',
    roots: LAYOUT,
    loaded: 'with the first page of the main layout',
    home: 'header, menu and the place of the slip around the page',
  },
  {
    name: 'sportsbook',
    owner: 'sports',
    roots: FIRST_PAGE,
    loaded: 'with home of a sportsbook',
    home: 'the lines',
    only: 'sportsbook',
  },
  {
    name: 'LogInPage',
    owner: 'session',
    roots: ['src/features/session/ui/LogInPage.tsx'],
    within: ['/src/features/session/'],
    loaded: 'with the page, or with the return of a log-in elsewhere',
    home: null,
  },
  {
    name: 'EventPage',
    owner: 'sports',
    roots: ['src/features/sports/ui/EventPage.tsx'],
    within: ['/src/features/sports/'],
    loaded: 'with the first page of an event; five files of 2 to 9 KB would cost more in headers',
    home: null,
  },
  {
    name: 'LineMovement',
    owner: 'sports',
    roots: ['src/features/sports/ui/movement/LineMovementCards.tsx'],
    within: ['/src/features/sports/'],
    loaded: 'with the first price that a mouse or the keyboard reaches, in brands that show movements',
    home: null,
  },
  {
    name: 'LobbyPage',
    owner: 'casino',
    roots: ['src/features/casino/ui/LobbyPage.tsx'],
    loaded: 'with the page',
    home: 'home of a standalone casino is its page',
    only: 'casino',
  },
  {
    name: 'StandaloneMenu',
    owner: 'navigation',
    roots: ['src/features/navigation/ui/StandaloneMenu.tsx'],
    within: ['/src/features/navigation/'],
    loaded: 'with the menu of a standalone casino',
    home: 'the games below Home and Promos',
    only: 'casino',
  },
  { name: 'formatTime', owner: 'app', roots: ['core/formatTime.ts'], loaded: 'with times', home: 'times', only: 'casino' },
  {
    name: 'MoreRows',
    owner: 'casino',
    roots: ['src/features/casino/ui/MoreRows.tsx'],
    within: ['/src/features/casino/'],
    loaded: 'behind the first row of the lobby',
    home: 'the rows below the first one of the lobby',
    only: 'casino',
  },
  {
    name: 'Wallet',
    owner: 'wallet',
    roots: [
      'src/features/wallet/ui/pages.ts',
      'src/features/wallet/ui/quick/QuickDepositGate.tsx',
      'src/features/wallet/ui/quick/QuickDepositForm.tsx',
    ],
    within: ['/src/features/wallet/data/', '/src/features/wallet/logic/', '/src/features/wallet/ui/', '/core/wallet/'],
    loaded: 'with the first page of the wallet, or where a slip costs more than the balance and the quick deposit is on',
    home: null,
  },
  {
    name: 'SaferPlay',
    owner: 'safer-play',
    roots: ['src/features/safer-play/ui/pages.ts'],
    within: ['/src/features/safer-play/'],
    loaded: 'with the first page of limits, breaks and help',
    home: null,
  },
  {
    name: 'socket',
    owner: 'platform',
    roots: ['src/platform/graphql/socket.ts'],
    loaded: 'when the first price is watched',
    home: 'prices move',
    only: 'sportsbook',
  },
  {
    name: 'openFeature',
    owner: 'platform',
    roots: ['src/platform/flags/openFeature.ts'],
    loaded: 'with the first feature flag that is not at its default',
    home: null,
  },
  {
    name: 'AccountLinking',
    owner: 'account-linking',
    roots: ['src/features/account-linking/ui/LinkedAccountsPage.tsx', 'src/features/account-linking/ui/CallbackPage.tsx'],
    within: ['/src/features/account-linking/'],
    loaded: 'with its two pages, which lead to each other',
    home: null,
  },
  {
    name: 'DevTools',
    owner: 'dev-tools',
    roots: ['src/features/dev-tools/ui/DevToolsPage.tsx'],
    within: ['/src/features/dev-tools/'],
    loaded: 'by /dev-tools; a server without a sandbox does not serve it, and the worker does not prefetch it',
    home: null,
  },
  {
    name: 'DevTools-gallery',
    owner: 'dev-tools',
    roots: ['src/ui/gallery/Gallery.tsx'],
    within: ['/src/ui/gallery/'],
    loaded: 'by /dev-tools/gallery, under the same conditions',
    home: null,
  },
  ...GALLERY_CHUNKS,
];

/** Features that may have code on the logged-out home, and why. A feature that is not here adds nothing to it but its door. */
export const HOME_FEATURES: Readonly<Record<string, HomeFeature>> = {
  sports: { why: 'home is its page; in the chunk of the layout' },
  navigation: { why: 'the menu beside every page' },
  search: { why: 'the box in the bar; what it opens is loaded with the first focus' },
  session: { why: 'log-in and sign-up in the bar; the end of a session on any page; the times of a session in the footer' },
  account: { why: 'the visitors’ menu in the bar; the odds format of this device' },
  betslip: { why: 'the place of the slip beside the lines; what is picked on the price buttons' },
  casino: { why: 'home of a standalone casino is its page', only: 'casino' },
  promotions: { why: 'the place of its carousel on home, behind a flag' },
  awards: { why: 'the line that says under which path its pages are' },
  wallet: { why: 'the two lines that say where the slip finds the quick deposit' },
  'install-prompt': { why: 'the gate that waits for the browser’s offer to install the app' },
  update: { why: 'the notice of a newer version, over any page' },
  system: { why: 'the waiting room, over any page' },
  'dev-tools': { why: 'whether the debug menu’s flag is on, over any page; not in a build for production' },
  'my-bets': {
    why: 'the gate that waits for a log-in before it says how bets end, over any page; the line that says where the history finds its bets',
    only: 'sportsbook',
  },
  favourites: { why: 'the lines that say where the stars of a player are, which a visitor has none of', only: 'sportsbook' },
  'custom-dialogs': { why: 'the dialogs of a player, over any page; a visitor has only the gate that waits for a log-in' },
};
