/** By file and title, the requirements of docs/requirements.json that a test shows. */
export type Shown = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The requirements that tests show. A title is that of a test, or of a group for all of its tests, after those of the
 * groups around it; of a table of tests it is the source's, with `%s`, or that of one row as a run prints it.
 * Name an id only where the test fails if its sentence is false.
 */
export const SHOWN: Shown = {
  'core/isEmpty.test.ts': {
    'only null, undefined, empty collections and blank text are empty': 'S5.38',
  },
  'core/money/money.test.ts': {
    'money > is parsed to the cent, without $ and commas': 'S5.39 W5.39',
  },
  'core/money/odds.test.ts': {
    'formats > show Even as 2.00': 'S9.35',
    'odds of a device’s own formats > a price that wins something never reads as one that wins nothing, and just below even is even':
      'S9.34',
  },
  'core/money/sessionSpend.test.ts': {
    '%s spent is divided by the factor and has fixed decimals: %s': 'W5.35',
    'the time of what was spent, %s, is written in ET, in summer and in winter': 'W5.36',
  },
  'core/texts/signUpCountries.test.ts': {
    'a sign-up by country > an account can be opened in Canada and the United States': 'S5.37',
  },
  'core/time/formatTime.test.ts': {
    'the head of a day says Today of this day alone': 'S9.49',
  },
  'core/time/times.test.ts': {
    'a date > is shown as month, day and year by default': 'S9.48',
  },
  'core/wallet/frameMessages.test.ts': {
    'a message of a payment page > goBackToDeposit is read with its fields alone': 'W7.42',
    'a message of a payment page > goBackToWithdrawal is read with its fields alone': 'W7.43',
    'a message of a payment page > resubmitDepositCreateV2 is read with its fields alone': 'W7.44',
    'a message of a payment page > resubmitWithdrawalCreate is read with its fields alone': 'W7.45',
    'a message of a payment page > showDepositFailed is read with its fields alone': 'W7.50',
    'a message of a payment page > showDepositReceiptPage is read with its fields alone': 'W7.46',
    'a message of a payment page > showDepositSuccessful is read with its fields alone': 'W7.49',
    'a message of a payment page > showInformationMismatchPage is read with its fields alone': 'W7.48',
    'a message of a payment page > showWithdrawalReceiptPage is read with its fields alone': 'W7.47',
  },
  'core/wire/pkce.test.ts': {
    'the PKCE verifier > has 43 to 128 random characters of the unreserved alphabet': 'W5.25 W9.15',
    'the PKCE verifier > is another one each time, with all characters about equally often': 'W5.25',
    'the state of an authorization request > has at least 22 random characters': 'W5.27 W9.16',
  },
  'core/wire/readSettings.test.ts': {
    'the settings > are read from the environment': 'W8.38',
  },
  'core/wire/sampling.test.ts': {
    'the bucket of an id > is its 32-bit FNV-1a hash modulo 101, so that 0 to 100 occur': 'S7.103',
  },
  'e2e/drawn/drawn.spec.ts': {
    '${brand} > without a worker > every page is drawn right for a visitor, at four widths': 'S1.39 S2.006 S2.028 S2.104',
  },
  'e2e/journeys/brands.spec.ts': {
    'every brand can be installed, and the browser complains of nothing': 'D1.01',
    'without a worker > every brand shows its own logo, its kind of home and log-in, and requests its own files only':
      'S1.05 W1.03',
  },
  'e2e/journeys/casino.spec.ts': {
    'hwc: the tiles of a row are walked with Tab, beyond its width; one is opened with Enter, fails twice, offers no try offline, and has the focus again after Back':
      'W8.84',
  },
  'e2e/journeys/installed.spec.ts': {
    'a browser started anew while the server cannot be reached opens the app from the worker, and an installed one in a window of its own':
      'D1.02 D1.13',
  },
  'e2e/journeys/offline.spec.ts': {
    'offline the slip is disabled and kept, over a reload and in a tab that is opened offline too; back online everything is fetched anew, in all tabs':
      'D1.05 S5.17',
    'without a network a reload still shows the app and the lines, after a first visit too; after the browser stops the worker, a new one knows since when it is offline':
      'D1.04',
  },
  'e2e/journeys/slip.spec.ts': {
    'a second click on a selected price removes it, and the empty slip says so; the slip of a visitor survives a reload and stays with its brand':
      'S4.55',
    'a suspended and a closed market keep their place and cannot be picked': 'S4.64 S4.65 W4.78 W4.79',
  },
  'e2e/journeys/spine.spec.ts': {
    'from two prices picked by a visitor to bets settled to the cent': 'S2.237 S8.51',
  },
  'e2e/journeys/storage.spec.ts': {
    'nothing of a player is left after log-out': 'S4.29',
    'without a worker > the tab of the slip survives a reload': 'D1.07 S4.44',
  },
  'e2e/server/casinoGame.spec.ts': {
    'a player finds a game, is refused by a limit and asked for an acknowledgement, checks their location, and then plays it in a frame of the games’ origin until it is closed':
      'S1.13 W1.25 W8.82 W8.83 W8.85',
    'a player with a bonus chooses that games use it before their cash; the reality check stands over the game and pauses it':
      'W3.34',
  },
  'e2e/server/deploys.spec.ts': {
    'after deploys of two builds and a rollback, an old tab places the bet in its slip, four tabs move together, and the slip stays':
      'D1.02',
  },
  'e2e/server/flagsAndAnalytics.spec.ts': {
    'a flag that is flipped reaches the open page without a reload: the account menu is polled no more': 'S6.17 S7.023',
    'an embedded page of a trusted origin gets the theme that it asks for, and no other page can be embedded': 'S7.113 S7.114',
    'developer tools flip a flag of the open page; the debug menu that leads to them and the promotions of home need their flags':
      'S2.102 S6.19 S6.31',
    'log-in, evaluated flags, betslip errors and log-out arrive at the event broker, with nothing of the player':
      'S3.37 S3.38 S7.075 S7.100 S7.101 S7.102 S8.50 S9.28 W7.112 W7.115 W7.116',
  },
  'e2e/server/heartbeat.spec.ts': {
    'heartbeats are sent as often as the server says, none while offline, and the next one counts the time between':
      'D1.06 S7.052 S9.33 W8.95 W9.22',
  },
  'e2e/server/maintenance.spec.ts': {
    'a visitor who opens the app during maintenance sees it, with default texts where none was set': 'S2.198 S2.199 S2.201',
    'maintenance logs out and shows its text and image in every tab instead of log-in; when it is over the app starts anew without a reload':
      'D1.03 S2.110 S2.197 S2.200 S4.07 S4.08 S4.31 S8.35 W8.11',
  },
  'e2e/server/parlayPlus.spec.ts': {
    'a parlay-plus is shown at the server’s price under its game, a pick that cannot join is named and taken out at the price of the others, and it is placed':
      'S4.61 S4.62',
  },
  'e2e/server/placement.spec.ts': {
    'outside an operating area the slip says so and is disabled; back inside the bet is placed': 'S1.28 S1.29 S4.72 W6.02 W8.17',
  },
  'e2e/server/redirectLogIn.spec.ts': {
    'a brand that redirects logs a player in on the identity origin, and leads back to the page they wanted':
      'S2.090 W2.37 W4.65 W4.66 W7.10',
    'a visitor outside an operating area is warned first, and an answer without a log-in is told on the callback page': 'W6.11',
  },
  'e2e/server/sessionEnds.spec.ts': {
    'a player who moves to another operating region goes on at the addresses that the server names for it': 'S8.16',
    'a session that the server ends says why, and leaves nothing on the device; so does the program around a web view':
      'S4.31 S8.25 S8.34 W4.75 W8.01 W8.10',
    'the daily time limit logs out all five tabs, and its message stays; the reality check closes in all of them':
      'S4.41 S8.26 W2.105 W4.74 W8.02',
  },
  'e2e/server/waitingRoom.spec.ts': {
    'a full server shows a waiting room, which retries at the stated interval and then opens the app': 'S4.09 S4.10 S8.24',
  },
  'e2e/spec/accountHistory.spec.ts': {
    'a player reads summary, bets with a filter that Back keeps, payments, a casino round with its proof, and saves lists and a tax form':
      'S2.030 S2.031 S2.032 S2.051 S2.052 W1.24 W2.106 W2.107 W2.108 W2.109 W2.25 W2.26 W2.27 W2.28',
  },
  'e2e/spec/accountLinking.spec.ts': {
    'a player links an account from the account panel, and unlinks it': 'S1.22 S2.035 S2.099 S2.208 S2.209 S2.211',
  },
  'e2e/spec/accountSettings.spec.ts': {
    'a player sets fractions and a stake, mail, address and document by keyboard alone, and closes the account once nothing is in it':
      'S1.15 S2.049 S2.050 W7.95',
  },
  'e2e/spec/betKinds.spec.ts': {
    'a teaser with other points and a round robin are placed, and listed in My Bets': 'S2.233 S2.236',
  },
  'e2e/spec/bothProducts.spec.ts': {
    'in one app the same player bets on a game and plays a round of a casino game': 'W1.01 W1.05',
  },
  'e2e/spec/cancelledBet.spec.ts': {
    'a bet that support cancels leaves the open bets at once, and is shown as refunded among the settled ones': 'W4.54 W4.55',
  },
  'e2e/spec/credentials.spec.ts': {
    'a sign-up of six presses arrives logged in at the welcome, once: no way back, other tab, reload or later log-in leads there':
      'S2.096 S2.097 W1.27 W2.10 W2.53',
    'login preferences are saved after a code, a password, a reset by the link of a mail and a log-in then need one, and the job after it turns nothing off without':
      'S2.092 S6.32 S8.53 S8.54 W8.96 W8.97',
  },
  'e2e/spec/errors.spec.ts': {
    'a page that fails to load is an error page until the next navigation, which tries again': 'S2.193 S4.13',
    'toasts stack at the bottom in the middle; sign-up elsewhere shows one that leads to about; errors are alerts':
      'S1.41 S1.42 S2.088 S2.213 S4.53 S8.55',
  },
  'e2e/spec/header.spec.ts': {
    'a visitor’s menu of 316 px; then a player: balance and initials, a panel of 360 px with all about the account, and a log-out that asks, leads to log-in and says why':
      'S1.03 S1.11 S2.109 S2.144 S2.145 S2.146 S2.147 S2.148 S2.149 S2.150 S2.152 S2.157 S2.158 S2.159 S2.161 S2.162 S2.163 S2.214 S2.215 S2.216 S2.217 S6.01 S8.30 S9.06 S9.07 W8.06',
  },
  'e2e/spec/installPrompt.spec.ts': {
    'a dismissed install suggestion is stored in IndexedDB and does not return after a reload': 'D1.09',
  },
  'e2e/spec/layout.spec.ts': {
    'every sportsbook route has menu, header, page, footer and slip in one layout, which follows the width of the window':
      'S2.001 S2.002 S2.003 S2.004 S2.009 S2.173 S2.174 S2.175 S2.224 S4.12 S9.04 S9.05 S9.08 S9.09 S9.40',
    'the footer reaches the edge of the window while the slip is not docked; a new page begins at its top; going back and reloading return to where a page was left; an organization’s logo in it is no wider than 128 px':
      'S9.41',
  },
  'e2e/spec/location.spec.ts': {
    'a player passes a check, moves across a border and is refused in both tabs, comes back and bets, and no address or event has a coordinate':
      'S1.28 S1.29 W1.16 W1.17 W6.02 W6.03',
  },
  'e2e/spec/navigation.spec.ts': {
    'a long name of the fourth level stays within the menu’s column; the toggle leads to the casino’s menu, whose icons are images of 84 px from the folder of environment and brand':
      'S9.42',
    'a player’s panel: rewards in steps of 320 px, and a dot that goes once the referral section was opened': 'S2.155 S4.17',
  },
  'e2e/spec/persistedQueries.spec.ts': {
    'every query, mutation and subscription of a page is sent with the hash of its text, those of a visitor without Apollo too':
      'S7.001',
  },
  'e2e/spec/quickBets.spec.ts': {
    'quick bets are off until they are turned on, then one tap places one bet at the stake above, and the choice stays':
      'S1.24 S2.012 S5.08',
  },
  'e2e/spec/quickDeposit.spec.ts': {
    'a quick deposit keeps the slip and places nothing: 3 s of success, then the player places; its tooltip is shown once':
      'S2.258 S4.51 W1.15 W2.82 W3.08',
  },
  'e2e/spec/rewards.spec.ts': {
    'several rewards are a list of 328 by at most 296 pixels: chosen with the keys, shown with a countdown in danger, removed, and used for a bet':
      'S1.26 S2.250 S2.251 S2.252 S2.256 S2.257',
  },
  'e2e/spec/routes.spec.ts': {
    'My Bets is for players, with open and settled ones; log-in is at /login and comes back, unless it was home':
      'S2.005 S2.019 S2.020 S2.021 S2.091 S2.093 S8.33 W2.38 W2.41 W2.42 W6.15 W8.09',
    'a visitor in US-PA goes to the casino’s own variant, at the address that /i/regions names': 'S2.105 S2.106 W2.40',
    'home, live, competition and event have their addresses, and their lines are shown outside an operating area too':
      'S1.29 S2.010 S2.011 S2.013 S2.014 W1.17 W6.03',
  },
  'e2e/spec/saferPlay.spec.ts': {
    'a cool-off that a player begins logs five tabs of two brands out with its text, and lets nobody log in': 'S8.25 W8.01',
    'a limit is set, lowered and raised in one tab and shown in the other; the raise waits and can be cancelled':
      'S7.061 W2.101 W2.102 W2.103 W4.72',
  },
  'e2e/spec/search.spec.ts': {
    'recent searches open below the box, survive a reload and are the same in another tab':
      'D1.08 S2.138 S4.16 W5.42 W5.43 W5.44 W9.27',
  },
  'e2e/spec/sharedBet.spec.ts': {
    'a slip is shared by a link, which a visitor sees as it is now and adds to a slip of their own': 'S2.101',
  },
  'e2e/spec/sleep.spec.ts': {
    'a device that wakes up after an hour logs its player out for inactivity in both tabs, and says so': 'S8.28 W8.04',
  },
  'e2e/spec/slip.spec.ts': {
    'a stake typed before the log-in is in the totals, and survives the log-in that the button asks for': 'S1.12',
    'the stake of a long parlay stays in sight below its legs, and the slip can be made larger and smaller again': 'S2.226',
  },
  'e2e/spec/slipLinks.spec.ts': {
    'the page of exclusives has all featured bets: a parlay asks before it replaces the slip, a single bet is added at once, and home leads there':
      'S2.015 S4.56 S4.57',
  },
  'e2e/spec/support.spec.ts': {
    'the support widget stays open over pages, is left by its keys, and is hidden by a log-out': 'S4.30',
  },
  'e2e/spec/walletRoutes.spec.ts': {
    'a deposit and a withdrawal can be made by keyboard alone, from a promotion and back, and axe finds nothing on the way':
      'W2.02',
  },
  'e2e/spec/withdrawal.spec.ts': {
    'a wire is asked for with a form and a code, and sent only after its details were read': 'S2.072 S2.075 W2.06 W2.09',
    'a withdrawal by a bank, a drop-in and cash is reserved, and its receipt goes from requested to arrived by itself': 'W2.81',
  },
  'server/api/edge/analyticsSinks.test.ts': {
    'the configured destinations of analytics events > include a monitoring service, for the share that the configured rate of 101 selects':
      'W7.114 W9.38',
  },
  'server/api/edge/regions.test.ts': {
    'GET /i/regions > names the operating regions, and sends the visitors of US-PA alone to the variant on its own host': 'S2.106',
  },
  'server/api/edge/securityHeaders.test.ts': {
    'the pages that a page may embed > play media of the streaming origin alone, and of none where there is none': 'S7.058',
  },
  'server/api/gateway/navIcons.test.ts': {
    'an icon of the menus > has 84 by 84 pixels': 'S9.42',
  },
  'server/api/graphql/account/rewards.test.ts': {
    'a bonus bet says which bets it is for': 'S3.64',
    'a boost says what its maximum limits, the stake or what it adds, and which bets it is for': 'S3.63',
  },
  'server/api/graphql/bets/placedBets.test.ts': {
    'a placed bet > has of each leg the bet and selection that it belongs to, and the state of its event': 'W3.22',
  },
  'server/api/graphql/betslip/errorShape.test.ts': {
    'a bet refused at any amount hides its rewards; one refused for its amount or its reward shows them': 'S3.65',
  },
  'server/api/graphql/betslip/legShapes.test.ts': {
    'a leg': 'S3.59',
    'a leg group': 'S3.61',
  },
  'server/api/graphql/sports/sportsMenu.test.ts': {
    'the sports menu > nests four levels, sport, organization, competition and live event, with the live events counted above':
      'S3.12 S3.13',
  },
  'server/api/graphql/wallet/receiptShapes.test.ts': {
    'a receipt has the lines of its payment, and the provider’s id of the attempt that was paid': 'W3.09',
  },
  'server/api/location/regionBorders.test.ts': {
    'the region of a position > %s is in its own region': 'W1.16',
  },
  'server/api/location/regionDefaults.test.ts': {
    'every province and state has coordinates with an accuracy of 20 that are in it': 'S9.45 S9.46 S9.47',
  },
  'server/api/streaming/streamServer.test.ts': {
    'a live streaming query with a grant names a playlist and captions that are served, and says that it is recorded': 'S7.058',
  },
  'server/domain/betKinds/priceBets.test.ts': {
    'rules of a request > take stakes of 10 cents to 9999999.99': 'S1.44 S5.12 S9.12',
  },
  'server/domain/betslip/derive.test.ts': {
    'a round robin of a derived slip > takes the largest amount as that of all combinations': 'S5.12',
    'the rewards of a draft bet > add up to the boosted return of a section, those of bets without a boost as they are': 'S3.56',
    'the rewards of a draft bet > are boosted up to the cap of the brand, %s, and the price is that of the win': 'S1.25',
    'the rewards of a draft bet > are those of the player by their kind, and credits, for a bet of one ticket': 'S3.58 S3.63',
    'the rewards of a draft bet > boost no win beyond the largest': 'S8.49',
    'the rewards of a draft bet > mark every bet in credits where they are too few for all of them together': 'S5.18',
    'the rewards of a draft bet > mark the bet field where the credits are too few': 'S5.18',
    'the rewards of a draft bet > offer credits for a single ticket alone': 'S3.58',
  },
  'server/domain/betslip/eventGroups.test.ts': {
    'legs by event > the events of a parlay-plus have the price of their legs as one bet, and its trend': 'S3.61',
  },
  'server/domain/betslip/fromDraftBets.test.ts': {
    'a slip from draft bets': 'S7.048',
  },
  'server/domain/betslip/reduce.test.ts': {
    'a chosen reward > is another one by its kind or its id, and leaves whole cents to be typed': 'W5.37',
    'a slip > accepts a new price, and a new line at the same price': 'S7.036',
    'after bets were placed > a slip with keepSelections spends the rewards of these bets, and no others': 'S7.037',
    'log-in > a merge keeps the player’s own amount of a bet that both slips have': 'S7.048',
  },
  'server/domain/betslip/sameGame.test.ts': {
    'a game that has moved again is accepted as a whole or not at all, and leaves other games and legs alone': 'S7.036',
  },
  'server/domain/betslip/slipError.test.ts': {
    'a leg that takes no bets disables its selection, whatever the cause': 'S8.49',
    'what another try may mend is to be tried again': 'S8.49',
  },
  'server/domain/fanHub/follows.test.ts': {
    'what a player follows > a game is shown once, for its team before its competition, and none of another competition': 'S2.026',
  },
  'server/domain/history/taxForms.test.ts': {
    'a payout comes with a form W-2G': 'W3.33',
    'identical wagers': 'W3.33',
  },
  'server/domain/identity/authorizationRequest.test.ts': {
    'a request for a log-in > is accepted with the challenge method S256, with and without state, nonce and scope': 'W5.26',
  },
  'server/domain/loyalty/tiers.test.ts': {
    'the tiers of the loyalty programme > follow each other; the two names of the first tier have the same next one': 'W3.42 W9.35',
  },
  'server/domain/payments/receipts.test.ts': {
    'a promo code is read in any case, and says why it cannot be used': 'W5.41',
    'errors are in the order of the specification, the amount’s first': 'W5.02 W5.03 W5.05',
    'every provider is offered somewhere, Interac in Canada alone': 'W3.04',
    'fields of a form': 'W5.18',
    'receipt lines > lines of a failed deposit say whom to ask': 'W8.55',
    'the status of a deposit': 'W4.37',
    'the status of a withdrawal': 'W4.38',
  },
  'server/domain/pricing/priceItems.test.ts': {
    'the calculator > reads prices in any format, and converts both ways': 'S9.34',
  },
  'server/domain/rewards/award.test.ts': {
    'an award > is %s': 'W4.57',
    'an award > says what it is for, and leads to what qualifies': 'W3.36',
  },
  'server/domain/rewards/reward.test.ts': {
    'the restrictions of a reward': 'S3.63',
  },
  'server/domain/saferPlay/limitChange.test.ts': {
    'a change of a limit (C7 of the public cases) > %s: active and pending are as they should be': 'W4.72',
    'a change of a limit (C7 of the public cases) > a change of another tab, once replaced, cancelled or confirmed, is refused':
      'W4.70',
    'a change of a limit (C7 of the public cases) > holds after its wait and a confirmation, and not before': 'W4.71',
    'a pending change > to %s after %d hours has the badge %s': 'W4.61',
    'a value > a limit has a period where its type has one': 'W4.60',
    'a value > a limit of %s: %d is %s': 'W9.19',
  },
  'server/platform/config.test.ts': {
    'the configuration > uses US dollars unless it names Canadian ones': 'W9.37',
  },
  'server/platform/environments.test.ts': {
    'the environments > are exactly seven; the default is development': 'S9.44',
  },
  'src/app/errors/entryFailure.test.tsx': {
    'an entry that cannot be loaded leads to one reload, and the next time to words and Retry': 'D1.02',
  },
  'src/app/layout/footerDisclaimers.test.ts': {
    'the disclaimers of the footer > say which currency all amounts are in': 'W1.10',
  },
  'src/app/layout/headerAccount.test.ts': {
    'while the session is not known, the log-in is unknown (null) and the header shows a skeleton': 'S4.02',
  },
  'src/app/maintenanceEnd.test.ts': {
    'maintenance logs a player out and says so over its screen; when it is over, startup is loaded again':
      'S4.26 S8.35 W4.75 W8.11',
  },
  'src/app/theme/createTheme.test.ts': {
    'the theme of the page > follows the system until the player chooses': 'S4.35',
    'the theme of the page > keeps a choice over a reload and against the system': 'S4.35',
    'the theme of the page > offers only the modes of the brand': 'S4.36',
    'the theme of the page > shows the last mode where the system has no preference': 'S4.35',
  },
  'src/brand/mode.test.ts': {
    'the theme mode > ignores the system where the brand blocks it': 'S4.35',
    'the theme mode > is always one that the brand supports': 'S4.36',
    'the theme mode > is the explicit choice, else the system preference, else the stored mode, else the default': 'S4.35',
  },
  'src/features/account-linking/data/accountLinking.test.ts': {
    'linking an account > goes through initial and loading to success, with the verifier of its challenge': 'S4.43',
    'linking an account > needs the state that it has sent': 'S5.32 W5.29',
    'linking an account > needs the verifier that this tab has stored, for this player, and uses it once': 'S5.31 W5.28',
    'linking an account > whose %s fails ends in an unexpected error, which is reported': 'S8.58 W8.92',
    'linking an account > without an authorization code reports “Authorization code missing”': 'S5.33 S8.58 W5.30 W8.90',
    'linking an account > without an id token reports “Did not receive a valid JWT token”': 'S5.33 S8.58 W5.31 W8.91',
  },
  'src/features/account/logic/account.test.ts': {
    'an account > breaks its balance down: cash under the configured name, credits, restricted': 'S2.160',
  },
  'src/features/account/logic/loyalty.test.ts': {
    'the loyalty card > asks again when its formatted credits differ from those of the menu, and not before both are known':
      'S4.19',
  },
  'src/features/awards/logic/awards.test.ts': {
    'the award pages > say of each state what it is and when': 'W4.57',
  },
  'src/features/awards/ui/awardPages.test.tsx': {
    'the award pages > %s lists the section %s': 'W2.113 W2.115',
    'the award pages > a free bet shows what it is for, its restrictions, its end, its terms, and leads to what qualifies': 'W3.36',
    'the award pages > one that waits says so, and leads nowhere': 'W4.57',
    'the award pages > promotional credits are a balance': 'S2.058 S2.063 W2.116',
  },
  'src/features/betslip/data/changes.test.ts': {
    'adding and removing > adds at once, before the server answers': 'S4.52',
    'adding and removing > changes nothing while offline': 'S5.17',
    'adding and removing > clears to the Straight tab even after another tab was chosen by hand': 'S4.45',
    'adding and removing > clears to the Straight tab of a new slip': 'S4.45',
    'adding and removing > goes to the Straight tab when one leg is left, even after another tab was chosen by hand': 'S4.48',
    'adding and removing > removes a selection that is selected again': 'S4.55',
    'adding and removing > removes at once, and rolls a failed remove back': 'S4.54',
    'adding and removing > reports an add of invalid input as invalid_input': 'S8.42',
    'adding and removing > rolls a failed add back and shows an error': 'S4.53 S8.41',
    'amounts > are sent once typing pauses for 100 ms, the last one': 'S9.25',
    'the tab > goes to Parlay with the second pick although a tab was chosen by hand before': 'S4.49',
    'the tab > stays with one leg when Parlay is chosen, and says what a parlay needs': 'S4.48',
  },
  'src/features/betslip/data/errorReports.test.ts': {
    'errors of the betslip > are tracked per scope when they appear, without their messages': 'S8.50',
  },
  'src/features/betslip/data/followLink.test.ts': {
    'a link to a featured bet > adds %s at once, and says so for three seconds': 'S4.56',
    'a link to a featured bet > asks about a parlay before it joins selections; replacing clears the slip first': 'S4.58',
    'a link to a featured bet > says that it was not added, if the server fails': 'S8.41',
    'a link to market selections > adds those that take bets, at the price and line of the other page': 'S5.36',
  },
  'src/features/betslip/data/keepSelections.test.ts': {
    'the selections of a placed bet > get no stake back from an amount that was due while their bet was placed': 'S7.037',
    'the selections of a placed bet > lose an amount again that was on its way before their bet, and arrived after it': 'S7.037',
    'the selections of a placed bet > stay in the slip if the player prefers so, without a stake, stored or just typed': 'S7.037',
  },
  'src/features/betslip/data/mapSlip.test.ts': {
    'the mapping of the contract > gives each points of a teaser that can be chosen its own lines, past those that cannot':
      'S3.59 S3.60',
    'the mapping of the contract > hides rewards where an error of the bet says so, and nowhere else': 'S3.65',
    'the mapping of the contract > keeps how long a bet on a selection is held, in milliseconds': 'W9.33',
    'the mapping of the contract > keeps the points, the previews and the lines of a teaser': 'S3.60',
    'the mapping of the contract > keeps the price of legs that are one pick': 'S3.61',
    'the mapping of the contract > reads the rewards of a bet with their terms, boosts in front': 'S3.63 S3.64',
  },
  'src/features/betslip/data/mapWhole.test.ts': {
    'the mapping of a whole answer > keeps every field of a betslip, its sections, bets, legs, groups, errors and rewards':
      'S3.53 S3.56 S3.57 S3.58 S3.59 S3.61 S3.63 S3.64 S3.65',
    'the mapping of a whole answer > keeps every field of a shared bet, the prices and lines of then and of now': 'S2.101',
    'the mapping of a whole answer > knows which reward a bet has: a bonus bet, a boost, credits or none': 'S2.253 S3.58',
  },
  'src/features/betslip/data/movedTab.test.ts': {
    'the second pick > moves to Parlay and says so with a way back': 'S4.49',
  },
  'src/features/betslip/data/persistedDefinitions.test.ts': {
    'a persisted value > a stored tab comes back for %s, seen or new, and for no other name': 'S4.44',
  },
  'src/features/betslip/data/pickGate.test.ts': {
    'a press on a price before the slip’s code is loaded > is painted at once, and back with the next; the panel follows the paint, and then the code is asked for':
      'S4.55',
  },
  'src/features/betslip/data/placing.test.ts': {
    'placing > refused for a low balance can be placed once the balance has risen, not when it is read lower': 'S4.70',
    'placing > refused until responsible gaming is acknowledged can be placed as soon as it is': 'S4.73',
    'placing > shows Bet Placed for five seconds, then the receipt until the slip is used': 'S2.246',
  },
  'src/features/betslip/data/quickBets.test.ts': {
    'the server’s view of a quick bet > is the leg of its draft bet, and the errors of both': 'S3.67',
  },
  'src/features/betslip/data/sameGame.test.ts': {
    'the legs of a parlay that share a price are accepted as one group, where the open tab shows them so': 'S7.036',
  },
  'src/features/betslip/data/selections.test.ts': {
    'the picks of price buttons > change at once with a click, and change back with the next click': 'S4.55',
  },
  'src/features/betslip/data/serverBetslipApi.test.ts': {
    'the calls of the betslip > accept prices, and name the legs that share one': 'S7.036',
    'the calls of the betslip > answer a changed source in the player’s format': 'S7.040',
    'the calls of the betslip > place a bet with %s': 'S1.25 S1.26 S1.27',
    'the calls of the betslip > place in the player’s format, so that the receipt is written in it, and name the placement in it':
      'S7.037',
    'the calls of the betslip > place so that the selections stay in the slip: %s, as the player prefers': 'S7.037',
    'the calls of the betslip > remove one selection, and clear all': 'S7.035',
    'the calls of the betslip > return of a placement the bets, the balance and the slip after it': 'S7.038',
    'the calls of the betslip > take a reward back with the source of the amount': 'S4.60',
    'the calls of the betslip > take picks along into a log-in at the prices that were accepted, which a moved one still asks about':
      'S4.32 S7.048',
  },
  'src/features/betslip/data/slipRequests.test.ts': {
    'the slip asks the server for > a bonus bet': 'S7.040',
    'the slip asks the server for > a boost, whose answer is in the default format': 'S7.041',
    'the slip asks the server for > a featured bet': 'S7.047',
    'the slip asks the server for > a pick of the app': 'S7.034',
    'the slip asks the server for > accepted prices': 'S7.036',
    'the slip asks the server for > an amount to win': 'S7.039',
    'the slip asks the server for > credits': 'S7.040',
    'the slip asks the server for > every change of it, in the player’s format': 'S7.033',
    'the slip asks the server for > fewer points of a teaser': 'S7.043 S7.044',
    'the slip asks the server for > more points of a teaser': 'S7.042',
    'the slip asks the server for > the bets of a visitor who logs in, with the amount to win that was typed': 'S7.048',
    'the slip asks the server for > the removal of the teaser': 'S7.046',
    'the slip asks the server for > the slip': 'S7.032',
    'the slip asks the server for > the slip again after a boost, where prices are not written in the default format': 'S7.041',
  },
  'src/features/betslip/data/sync.test.ts': {
    'logging in and out > demotes a pick, too, that the server has not answered at log-out': 'S4.33',
    'logging in and out > demotes the slip at log-out and keeps its picks as anonymous ones': 'S4.33',
    'logging in and out > leaves nothing of the player’s own slip at log-out: no stakes, drafts or removal to undo': 'S4.33',
    'logging in and out > promotes the draft bets of the anonymous slip, without merging': 'S4.34 S7.048',
    'logging in and out > sends anonymous picks only after there is an anonymous token': 'S6.05',
    'the tab > goes to Parlay with the second pick of a new slip': 'S4.49',
    'the tab > is no longer new once it was chosen by hand, and new again once the slip is cleared, over a reload too':
      'S4.45 S4.50',
    'the tab > is persisted across reloads': 'S4.44',
    'the tab of the last visit > is not restored for a slip that has one leg now': 'S4.48',
    'the tab with a pick made before the slip was read > goes to Parlay when that pick is the second of a new slip': 'S4.49',
  },
  'src/features/betslip/data/teaser.test.ts': {
    'the teaser > buys more points and adjusts to fewer, one request after the other, the last choice shown at once':
      'S7.042 S7.043',
    'the teaser > is cleared at once, and its tab is left: to Parlay with several others, else to Straight': 'S4.46 S4.47 S7.046',
  },
  'src/features/betslip/data/undo.test.ts': {
    'the undo of a removal > leads back to the tab of the removal, except that one leg is a straight': 'S4.48',
  },
  'src/features/betslip/data/unsentPicks.test.ts': {
    'an unsent pick > goes with the slip to the visitor at a log-out before it could be sent again': 'S4.33',
  },
  'src/features/betslip/logic/amounts.test.ts': {
    'an amount > has at most two decimals': 'S5.11',
    'an amount > is at most 9999999.99': 'S5.12 S9.12',
    'an amount > is never negative': 'S5.10',
    'the other field > is recomputed at once and rounded, from the bet-to-win ratio': 'S5.15',
  },
  'src/features/betslip/logic/machine/optimistic.test.ts': {
    'optimistic changes > compute the win of a staked parlay anew from its new ratio, or the stake where the win was set': 'S5.15',
    'optimistic changes > remove a selection at once': 'S4.54',
    'optimistic changes > show an added selection before the server answers, as a straight bet': 'S4.52',
  },
  'src/features/betslip/logic/machine/slipSteps.test.ts': {
    'the transfer of the slip at a log-in > has not happened where the server refuses it: its picks are added to the player’s own slip':
      'S4.34',
    'the transfer of the slip at a log-in > is none without a slip of the visitor: the player’s own is read': 'S4.34',
    'the transfer of the slip at a log-in > is over for a page that wakes up with the same owner, and begins for another one':
      'S4.34',
    'the transfer of the slip at a log-in > still waits for its turn where the effects’ code failed to load': 'S4.34',
    'the transfer of the slip at a log-in > takes each pick of a player who logs out along once': 'S4.33',
    'the transfer of the slip at a log-in > takes the changes along: the one under way is answered first, amounts are forgotten, later picks follow':
      'S4.34',
  },
  'src/features/betslip/logic/machine/tabs.test.ts': {
    'the betslip tab > an empty slip that gets two legs at once goes to Parlay': 'S4.49',
    'the betslip tab > but not when it has one leg': 'S4.48',
    'the betslip tab > cleared goes to Straight and marks the slip new': 'S4.45',
    'the betslip tab > nor when it is empty': 'S4.45',
    'the betslip tab > one leg forces Straight': 'S4.48',
    'the betslip tab > one leg keeps Straight, also by hand': 'S4.48',
    'the betslip tab > selected by hand, the slip is not new': 'S4.50',
    'the betslip tab > straight to parlay goes to Parlay': 'S4.49',
    'the betslip tab > straight to parlay goes to Parlay although the slip is not new': 'S4.49',
    'the betslip tab > teaser cleared goes to Parlay with several left': 'S4.46',
    'the betslip tab > teaser cleared goes to Straight with one left': 'S4.47',
  },
  'src/features/betslip/logic/machine/teaserChoice.test.ts': {
    'points are asked for on the market of the first leg of the teaser, not of the slip': 'S7.042 S7.043',
    'teaser points are shown with one decimal': 'S2.236',
  },
  'src/features/betslip/logic/machine/transfer.test.ts': {
    'the slip when the login state changes > is demoted from logged in to logged out': 'S4.34',
    'the slip when the login state changes > is promoted from anonymous to logged in: LOADING, then PROMOTED': 'S4.34',
  },
  'src/features/betslip/logic/placement/betButton.test.ts': {
    'the bet button > is disabled for %s although a price has moved too': 'S4.72',
    'the bet button > is disabled for a location error, with its message': 'S4.72',
    'the bet button > is disabled while login is unknown, updating or offline, and says why': 'S5.17',
    'the bet button > is enabled after a retryable error, with its message': 'S4.71',
    'the bet button > is enabled only with a non-zero digit in the total bet': 'S5.16',
    'the bet button > is loading while a bet is being sent, and checking while its outcome is unknown': 'S4.67',
    'the bet button > logs in when logged out, also outside the operating area': 'S2.237 S4.66 S6.03',
    'the bet button > offers to accept and place, or only to accept': 'S2.241 S2.242 S4.69',
    'the bet button > places': 'S2.238 S2.240',
    'the bet button > says Bet Placed, disabled, after placing': 'S2.244 S2.245 S4.68',
    'the bet button > says Deposit when the bet is above the balance, with the reason beside it': 'S2.243',
    'the bet button > says how long live bets are held while they are placed, but not for other bets': 'W9.33',
  },
  'src/features/betslip/logic/placement/placement.test.ts': {
    'placing > shows the placed bets, deletes the stored id and reverts after a timeout': 'S2.246 S9.20',
  },
  'src/features/betslip/logic/placement/quickBet.test.ts': {
    'a quick bet > is one tap: asked for, and placed at the price shown': 'S1.24',
  },
  'src/features/betslip/logic/rewards/rewards.test.ts': {
    'a bet with a reward > has read-only amounts with a bonus bet, which is staked as a whole without the balance': 'S5.14',
    'a bet with a reward > shows its boosted odds and win, and what the boost adds': 'S1.25',
    'a bet with a reward > waits for the server with a boosted win, which is not computed from the ratio': 'S5.15',
    'the countdown of a reward > a second that has begun counts in full, so that nothing is over before its end': 'S2.257',
    'the countdown of a reward > is shown only under the cap': 'S2.255',
    'the countdown of a reward > shows hours, minutes and seconds': 'S2.257',
    'the countdown of a reward > turns to danger below one hour': 'S2.256',
    'the rewards banner > is active once one is applied, before the server has answered, and can be removed at once': 'S2.254',
    'the rewards banner > lists several: boosts, bonus bets and credits, with those that are not for the bet': 'S2.250',
    'the rewards banner > shows a switch for exactly one reward': 'S2.249',
    'the rewards banner > shows nothing where all rewards are restricted and there are no credits': 'S2.248',
    'the rewards banner > shows nothing without rewards': 'S2.247',
    'the rewards banner > still shows an applied reward that cannot be used any more, to be removed': 'S2.253 S2.254',
  },
  'src/features/betslip/logic/slipLinks.test.ts': {
    'the link to a bet in an address > a link of Branch is accepted only when it was clicked, with its channel': 'S5.35',
    'the link to a bet in an address > asks first for a parlay and a slip with selections only': 'S4.57',
  },
  'src/features/betslip/logic/view/betTypes.test.ts': {
    'a parlay with legs of one event > shows them under their event with their price, and marks its change': 'S3.61',
    'the bet type of a slip > is one of straight, parlay, parlayplus, roundRobin, teaser and invalid': 'S4.61',
    'the bet type of a slip > is parlayplus where the first bet of the parlay is parlay-plus eligible': 'S4.62',
  },
  'src/features/betslip/logic/view/legView.test.ts': {
    'a leg as shown > reads Suspended for a closed market and Closed for a hidden one': 'S4.64 S4.65 W4.78 W4.79',
  },
  'src/features/betslip/logic/view/panelMode.test.ts': {
    'what the panel shows > %s after %s is %s': 'S4.51',
  },
  'src/features/betslip/logic/view/slipView.test.ts': {
    'the bets of the slip > cannot be edited while the login is unknown, loading or being placed': 'S5.17',
    'the bets of the slip > mark their BET field for the server’s error edgebook.bet_amount.invalid of type BET_AMOUNT': 'S5.19',
    'the bets of the slip > mark their BET field for the server’s error edgebook.deposit of type DEPOSIT': 'S5.19',
    'the bets of the slip > mark their BET field for the server’s error edgebook.promotional_credits.low of type GENERIC': 'S5.18',
    'the bets of the slip > mark their BET,WIN field for the server’s error edgebook.bet_win_amount.invalid of type BET_WIN_AMOUNT':
      'S5.20',
    'the bets of the slip > mark their WIN field for the server’s error edgebook.win_amount.invalid of type WIN_AMOUNT': 'S5.20',
    'the bets of the slip > refused by the server > for a balance that has become lower elsewhere lead to the deposit, in the server’s words':
      'S4.70 S5.19',
    'the bets of the slip > refused by the server > mark the amount of the one bet that was tried, and keep the button off until it is edited':
      'S5.19',
    'the bets of the slip > refused by the server > to be tried again say so once, beside the button': 'S4.71',
    'the button of the slip > leads a visitor to the log-in': 'S2.237 S4.66 S6.03 S6.12',
    'totals > show no payout while offline, and nothing can be edited': 'D1.05 S5.17',
  },
  'src/features/betslip/ui/kindsView.test.ts': {
    'the round robins of a slip > are every size of combination, with their number in the label': 'S2.235',
    'the teaser of a slip > computes what it wins from the price of the table at once, and is placed with its points': 'S5.15',
    'the teaser of a slip > shows its label, points, previews and teased lines, and what is left out': 'S3.60',
    'the words of the sections > name exactly the tabs Straight, Parlay and Teaser; they count selections, the parlay only where there is one and it is open':
      'S2.227',
  },
  'src/features/betslip/ui/legPrice.test.tsx': {
    'a moved price shows the old one as long as odds are highlighted: %d ms': 'S9.15',
  },
  'src/features/betslip/ui/lounge/loungePage.test.tsx': {
    'the parlay lounge shows each parlay with its price and its risk, and one press fills the slip leg by leg: nothing is placed':
      'S2.022',
  },
  'src/features/betslip/ui/quickBetRow.test.tsx': {
    '%s can be bet on with one press of “%s”': 'S1.24 S2.239',
    '%s cannot be bet on, and a press asks why where it is no bet of the player’s': 'S1.24 S4.65',
  },
  'src/features/betslip/ui/rewards/rewardsList.test.tsx': {
    'a reward for other bets says for which, and a press chooses only one that is for the bet': 'S2.248 S3.63',
    'a reward that comes within a day of its end while it is listed counts down from then on': 'S2.255',
    'a reward that ends within a day counts down, and one that ends later says the day': 'S2.255 S2.257',
    'boosts, bonus bets and credits are listed each under their name, which a screen reader is told': 'S2.250',
  },
  'src/features/betslip/ui/roundRobinsNote.test.tsx': {
    'ten legs have a line of all sizes, which says 1,013 combinations': 'S2.235',
    'the closed drawer explains round robins': 'S2.234',
    'the stake that the server refuses is marked, and described by the reason': 'S5.19',
  },
  'src/features/credentials/logic/signUpRegion.test.ts': {
    'sign-up > sign-up is open to the IP countries CA and US only': 'S1.40 S5.37',
  },
  'src/features/custom-dialogs/logic/dialogs.test.ts': {
    'the buttons of a dialog > dismiss, lead to a path of the app, or to an https address': 'S5.34',
  },
  'src/features/fan-hub/ui/fanHubPage.test.tsx': {
    'the fan hub shows games of what the player follows, each with its state and no price; a follow narrows them': 'S2.026',
  },
  'src/features/history/ui/history.test.tsx': {
    'a brand without betting has no betting history at its address either': 'S3.42',
    'a round links to the page that verifies it, with its times in the player’s zone': 'S2.032 W2.27',
    'a session shows what it adds up to, and each of its rounds with a link to it': 'S2.031 W2.26',
    'tax forms stand by year, each with its name and a link, and the year with one for all':
      'S2.052 W2.106 W2.107 W2.108 W2.109 W2.28',
    'the history > the brand %s has the tabs %s': 'S3.41 S3.42',
    'the history > transactions stand under the days of the player’s zone, a failed one with what was asked for and no balance':
      'S2.030 W2.25',
  },
  'src/features/location/data/locationCheck.test.ts': {
    'a location check > a licence that is over is fetched anew, once': 'W7.56',
    'a location check > a missing licence is reported, and so that a script did not load is told': 'W8.39 W8.41',
    'a location check > a pass is followed by another check when its refresh is due, and betting ends with it': 'W4.13 W4.14 W4.19',
    'a location check > a player without a pass is checked at the log-in: licence, position, packet, and then may bet':
      'S1.28 W3.18 W7.53 W7.55 W7.57',
    'a location check > a refused packet ends betting and says why, and a check that the player asks for is made': 'W4.04 W4.09',
    'a location check > an outage of the service takes no pass away': 'W8.49',
    'a location check > another valid region logs the player out, and switches the sportsbook’s addresses': 'W8.52 W8.53',
    'a location check > nothing is asked after the log-out': 'W4.17',
    'a location check > software that does not answer is told as lost, and as found again': 'W4.20 W4.21',
    'a location check > the address is read every ten seconds, and another one leads to a check': 'W4.15 W4.16 W7.59 W9.09',
    'a location check > the first check of a player whose log-in is new (false) has the reason app_launch': 'W4.08',
    'a location check > the first check of a player whose log-in is new (true) has the reason log_in': 'W4.07',
    'the browser’s position > a browser without positions is unsupported': 'W8.22',
    'the browser’s position > a position is asked for that is at most 30 s old, without high accuracy': 'W9.10 W9.11',
    'the browser’s position > the error 1 is BROWSER_DENIED': 'W8.23',
    'the browser’s position > the error 2 is BROWSER_UNAVAILABLE': 'W8.25',
    'the browser’s position > the error 3 is BROWSER_TIMEOUT': 'W8.24',
  },
  'src/features/location/logic/locationErrors.test.ts': {
    'an error of the location service’s software > a local service that is unavailable means to check the connection, and opens the verify modal':
      'W4.20 W8.32',
    'an error of the location service’s software > client codes 600 to 720 mean what the configuration says, and without it nothing that was made up':
      'W8.38',
    'an error of the location service’s software > disabledSolution leads to the action contactSupport': 'W8.27',
    'an error of the location service’s software > invalidCustomFields leads to the action contactSupport': 'W8.30',
    'an error of the location service’s software > invalidLicenseFormat leads to the action contactSupport': 'W8.28',
    'an error of the location service’s software > networkConnection leads to the action checkConnection': 'W8.31',
    'an error of the location service’s software > requestInProgress leads to the action tryAgain': 'W8.36',
    'an error of the location service’s software > serverCommunication leads to the action tryAgain': 'W8.35',
    'an error of the location service’s software > suspended leads to the action contactSupport': 'W8.26',
    'an error of the location service’s software > unauthorizedLicense leads to the action contactSupport': 'W8.29',
    'an error of the location service’s software > unexpected leads to the action tryAgain': 'W8.34',
    'an error of the location service’s software > unknown leads to the action contactSupport': 'W8.37',
    'an error of the location service’s software > unsupportedVersion leads to the action reinstall': 'W8.33',
    'what the player is told > %s is the default error, without a modal': 'W8.16 W8.48 W8.50',
    'what the player is told > a browser that denies is a toast that says so, and that access is limited': 'W8.21 W8.23',
    'what the player is told > a browser without locations is told as limited access, a position that does not come as not found':
      'W8.22 W8.24 W8.25',
    'what the player is told > a script that is not loaded is a toast that stays': 'W8.41',
    'what the player is told > no dialog interrupts a player whose last check holds, and its words say that it does': 'W8.49',
    'what the player is told > the modal for several errors is that of the lowest priority number': 'W8.18 W8.46',
    'what the player is told > the server’s code %s is a modal with its own words': 'W8.42 W8.43 W8.44 W8.45 W8.47 W8.49 W8.51',
  },
  'src/features/location/logic/placeText.test.ts': {
    'what a check found > a VPN behind a proxy is one thing to fix, beside a place that is right': 'W8.42 W8.43',
  },
  'src/features/loyalty/ui/loyaltyPage.test.tsx': {
    'the loyalty page > says that an error occurred, and where support is, whether the service reports it or fails':
      'S8.07 W3.41 W8.88 W8.89',
    'the loyalty page > shows tier, points, bounds, balances and what earns points': 'W2.110 W3.37 W3.38 W3.39 W7.108',
    'the redemption panel > redeems credits once, says what came of it, and shows what is left': 'W2.111 W3.40 W7.109',
  },
  'src/features/maintenance/logic/maintenanceScreen.test.ts': {
    'the maintenance screen > has a default title and message': 'S2.198 S2.199',
    'the maintenance screen > has a link only where one was given, called More info unless named': 'S2.200 S2.201',
  },
  'src/features/my-bets/ui/bettingHistory.test.tsx': {
    'a corrected bet stands under both days with what was paid then, and tells at a press why, with both amounts': 'W1.24',
  },
  'src/features/navigation/logic/products.test.ts': {
    'the product of a page > a casino route selects the casino: %s': 'S2.172',
    'the product of a page > a sports route selects the sportsbook: %s': 'S2.171',
  },
  'src/features/promotions/logic/playYourWay.test.ts': {
    'the cards of play-your-way > a claim disables the others': 'W4.43 W4.44',
    'the cards of play-your-way > a failure leaves the choice, to claim again': 'W4.50',
    'the cards of play-your-way > a success hides the others': 'W4.45 W4.47',
    'the cards of play-your-way > another one resets the first': 'W4.42',
    'the cards of play-your-way > are claimed only when one is selected and no claim is in progress': 'W5.20 W5.21',
    'the cards of play-your-way > are selected only from the default state': 'W5.22 W5.23 W5.24',
    'the cards of play-your-way > begin as default': 'W4.40',
    'the cards of play-your-way > no card is selected while one is claimed': 'W5.24',
    'the cards of play-your-way > one is selected': 'W4.41',
    'the promotion has a screen of its own only where there is nothing to choose from': 'W2.62 W2.63',
    'the welcome offer is for the first log-in; everybody else goes to the deposit': 'S2.097 S2.098 W2.10 W2.11',
  },
  'src/features/promotions/logic/promotions.test.ts': {
    'an enrolment > is required only where there is a link, and is said once it is done': 'S4.77 S4.78 S4.79 W4.51 W4.52 W4.53',
    'the action of a promotion > without a link leads nowhere, and so does one that is no path of the app': 'W8.80',
  },
  'src/features/promotions/ui/onboarding/welcomePromo.test.tsx': {
    'play your way > a claim is sent once, says Claiming, and ends with the badge, confetti, a flag and the way to the deposit':
      'W2.65 W2.72 W2.74 W2.78 W4.46 W4.48 W5.21',
    'play your way > a failed claim shows a toast, is reported, and can be tried again': 'W4.49 W4.50 W8.75 W8.76',
    'play your way > shows each card with its picture, details and a choice; Claim waits for one':
      'W1.27 W2.59 W2.64 W2.67 W2.68 W2.69 W2.70 W2.71 W2.73 W5.20 W9.17',
    'the welcome offer > leads everybody who has logged in before to the deposit': 'S2.098 W2.11',
    'the welcome offer > shows a generic error panel where the list cannot be loaded': 'W2.61',
    'the welcome offer > shows a large spinner while the list is loading': 'W2.60',
    'the welcome offer > without a choice is the promotion’s own screen, with its picture, title, end and opt-in':
      'S3.50 W2.49 W2.50 W2.51 W2.52 W2.53 W2.54 W2.55 W2.56 W2.57 W2.58 W2.62',
    'the welcome offer > without anything says that all is set, and leads on': 'W2.63 W2.66 W2.74 W2.75 W2.76 W2.77',
  },
  'src/features/promotions/ui/promotionPages.test.tsx': {
    'a promotion > an action without a link is reported and leads nowhere': 'W8.79 W8.80 W9.28',
    'a promotion > is opted in to once, and says so': 'W4.53 W7.111 W8.78',
    'a promotion > one that is not found: a player is told that there is none': 'S8.15',
    'a promotion > one that is not found: a player to whom nothing is offered is told so': 'S8.14',
    'a promotion > one that is not found: a visitor is asked to log in': 'S8.13',
    'a promotion > says that an opt-in failed, and why': 'W8.77',
    'a promotion > shows what has to be done, what it costs, its end in the player’s zone and how far the player is':
      'S2.086 W4.52',
    'the list shows each offer with what it asks for and the way to its details': 'S2.085 W9.29',
  },
  'src/features/referrals/ui/referralPages.test.tsx': {
    'referrals > an invitation shows what each is given and what it costs, with the link while its flag is on': 'S2.039',
  },
  'src/features/safer-play/logic/limits.test.ts': {
    'the names of a limit > the toasts are those of the specification':
      'S8.08 S8.09 S8.10 S8.11 S8.12 W8.69 W8.70 W8.71 W8.72 W8.73',
    'what is used of a limit > time is written in hours and minutes, its limit in hours': 'S9.14',
  },
  'src/features/search/data/typedSearch.test.ts': {
    'a search runs 100 ms after the last letter, from 3 letters on, before the metadata has come': 'S5.02 S9.25',
    'a text below the minimum length, counted without % and <, searches for nothing': 'S5.01',
    'debounce and minimum length come from the metadata, and are 100 ms and 3 letters before that has come': 'S5.02',
  },
  'src/features/session/data/redirectLogIn.test.ts': {
    'a log-in by redirect > asks for the answer at, and exchanges the code with, the oauth_callback path': 'W7.10',
    'a log-in by redirect > stores its verifier and its state in the tab before the page is left':
      'W4.65 W4.66 W5.25 W5.27 W7.11 W9.15 W9.16',
  },
  'src/features/session/data/sessionSpend.test.ts': {
    'what the session has spent is asked for at once and every 10 s while the reality check is open, and not after it':
      'S7.057 W7.64 W9.12',
  },
  'src/features/session/data/strongAuthOff.test.ts': {
    'the job that turns strong authentication off > is due at the next log-in of the player who asked for it, once': 'S6.32',
  },
  'src/features/session/data/supportWidget.test.ts': {
    'the support widget is closed by a log-out': 'S4.30',
  },
  'src/features/session/logic/codeReturn.test.ts': {
    'the authorize URL > is built from client_id, code_challenge, code_challenge_method, redirect_uri, response_type and state':
      'W7.11',
  },
  'src/features/session/logic/logInWay.test.ts': {
    'the way to log in > leads to another origin only from a valid region; elsewhere the visitor is warned first': 'W6.10 W6.11',
  },
  'src/features/session/logic/logoutNotice.test.ts': {
    'a log-out’s text > is shown above the card, or as a toast where the catalogue says so': 'S8.21',
  },
  'src/features/session/logic/realityCheckText.test.ts': {
    'the reality check tells the time, what was spent until when in ET, and its interval': 'W5.35 W5.36',
  },
  'src/features/sports/logic/markets/markets.test.ts': {
    'a table of markets > shows the lines nearest to an even one of many, and the modal all of them with the main line': 'S2.223',
  },
  'src/features/sports/logic/oddsButton.test.ts': {
    'the state of an odds button > calls a CLOSED market suspended and a HIDDEN one closed': 'S4.64 S4.65 W4.78 W4.79',
  },
  'src/features/sports/ui/event/eventMarkets.test.tsx': {
    'a market at several lines shows them all in one dialog, where a price is picked; Escape gives the focus back': 'S2.223',
  },
  'src/features/sports/ui/rollingScore.test.tsx': {
    'the new digit of a changed score rolls in alone, for 900 ms': 'S9.16',
  },
  'src/features/sports/ui/stream/liveStream.test.tsx': {
    'nothing is asked of the streaming origin before the press on Watch; what it answers is said, and a fault can be tried again':
      'S7.058',
  },
  'src/features/tournaments/logic/tournament.test.ts': {
    'the joined tournaments of a player stay listed once they have ended; others can be joined until then': 'S2.024',
    'the play dollars %j of 400: %s': 'S2.025',
  },
  'src/features/tournaments/ui/tournamentPage.test.tsx': {
    'an open tournament is joined with one press, and then stands among the joined ones': 'S2.024',
    'the leaderboard shows places with ties and no names, and the player’s own row': 'S2.025',
  },
  'src/features/wallet/logic/frame.test.ts': {
    'the frame of a payment > %s after an error begins again': 'S4.75 W4.23 W4.24',
    'the frame of a payment > a hidden one is slow after 20 s and stops after 80 s':
      'S9.21 S9.22 W4.26 W4.27 W4.29 W4.30 W9.06 W9.07',
    'the frame of a payment > a message of a stranger is reported, and ends it where configured so': 'W5.33 W8.64 W8.66',
    'the frame of a payment > a message with %s is reported and ends it': 'W8.63 W8.65',
    'the frame of a payment > answers {"type":"goBackToDeposit"}: waiting, ["stopWaiting","cancel","leave"]': 'W7.42',
    'the frame of a payment > answers {"type":"goBackToWithdrawal"}: waiting, ["stopWaiting","cancel","leave"]': 'W7.43',
    'the frame of a payment > answers {"type":"resubmitDepositCreateV2"}: checking, ["resubmit"]': 'W7.44',
    'the frame of a payment > answers {"type":"resubmitWithdrawalCreate"}: checking, ["resubmit"]': 'W7.45',
    'the frame of a payment > answers {"type":"showDepositFailed","receiptId":"r1","reason":"cancelled"}: waiting, ["stopWaiting","cancel","leave"]':
      'W7.50',
    'the frame of a payment > answers {"type":"showDepositFailed","receiptId":"r1","reason":"declined"}: fullStop, ["stopWaiting","cancel"]':
      'W7.50',
    'the frame of a payment > answers {"type":"showDepositFailed","receiptId":"r1","reason":"user-error"}: tryAgain, ["stopWaiting","cancel"]':
      'W7.50',
    'the frame of a payment > answers {"type":"showDepositReceiptPage","receiptId":"r1"}: waiting, ["stopWaiting","showReceipt"]':
      'W7.46',
    'the frame of a payment > answers {"type":"showDepositSuccessful","receiptId":"r1"}: confirming, ["stopWaiting","wait","askReceipt"]':
      'W7.49',
    'the frame of a payment > answers {"type":"showInformationMismatchPage"}: mismatch, ["stopWaiting","cancel"]': 'W7.48',
    'the frame of a payment > answers {"type":"showWithdrawalReceiptPage","receiptId":"r1"}: waiting, ["stopWaiting","showReceipt"]':
      'W7.47',
    'the frame of a payment > asks three times for a status without an answer': 'S9.24',
    'the frame of a payment > has the specification’s four states': 'S4.74 W4.22',
    'the frame of a payment > opens after its address was asked for a redirect': 'W4.22 W7.41',
    'the frame of a payment > succeeds when our server says so, and closes 3 s later': 'W4.25',
    'the frame of a payment > which unexpected error asks to try again is configuration; one with a text of its own keeps it':
      'S8.45 W8.59 W8.60',
  },
  'src/features/wallet/logic/frameWindow.test.ts': {
    'a message of %s is a stranger’s': 'W5.33 W8.66',
    'a message of the payments origin from the frame is taken': 'W5.32',
    'the page %s is shown in the frame of %s: %s': 'W3.15',
  },
  'src/features/wallet/logic/rules.test.ts': {
    'a provider > an excluded or unavailable provider says why, and is not chosen': 'W4.39 W8.61',
    'a provider > every code has a screen, and Trustly alone is hidden in a quick deposit': 'S5.25 S5.26 W3.04 W4.34 W4.35 W9.30',
    'a receipt > has five statuses in each direction': 'W4.37 W4.38',
    'a validation > a refused payment puts the last message above the form, and that of the amount at its field': 'W5.07 W5.08',
    'a validation > has the fallback text without a reason': 'W5.05',
    'a validation > has the fallback text without an answer, too': 'W5.05',
    'a validation > passes unless it is refused': 'W5.09',
    'a validation > shows a general toast else': 'W5.04',
    'a validation > shows that of the provider else': 'W5.03',
    'a validation > shows the error of the amount first': 'W5.01 W5.02 W6.06 W6.07',
    'an amount > %s is no amount in cents': 'W5.06 W9.04',
    'an amount > a deposit of %s cents says: %s': 'W5.10',
    'an amount > an amount is bound by the provider and by the one rule of deposits, whichever is narrower': 'W5.17',
    'the form of a quick deposit > a quick deposit %s can be sent, or not': 'S5.21 S5.22 W5.11 W5.12 W5.13 W5.14 W5.15',
  },
  'src/features/wallet/ui/cashPage.test.tsx': {
    'cash at casino > %s asks by %s for the chosen cage and goes on in the receipt': 'S2.073 W2.07',
    'cash at casino > lists the cages, the nearest first, with distance, hours, map and the page of hours':
      'S2.073 W2.07 W3.10 W7.20',
  },
  'src/features/wallet/ui/depositPage.test.tsx': {
    'the deposit page > %s without an amount has no button to press; Enter flags the amount field, which keeps the focus': 'W5.10',
    'the deposit page > a code that is not valid says why and does not go with the deposit': 'W5.41',
    'the deposit page > a deposit by way of %s leads back there from its receipt': 'W2.02',
    'the deposit page > a provider with mfaRequired asks for a one-time code before the deposit': 'W6.08 W7.38 W7.39',
    'the deposit page > a refused deposit puts its last message above the form, and that of the amount at the field': 'W5.07 W5.08',
    'the deposit page > a refused validation shows %s': 'W3.06 W3.11 W5.01 W5.02 W5.03 W7.26',
    'the deposit page > a valid promo code goes with the deposit': 'W3.07 W5.40 W5.41 W7.22 W7.23 W7.28',
    'the deposit page > a validation without an answer is a danger toast of ten seconds with the fallback text':
      'W5.04 W5.05 W8.57 W8.58',
    'the deposit page > deposits that have to be read of first: the refusal by %s opens their notice and says so': 'W2.130 W9.01',
    'the deposit page > lists the preferred provider, the others with range, code mark and exclusion, and what is left of the limit':
      'W2.01 W3.01 W3.02 W4.39 W7.15 W7.16 W8.61',
    'the deposit page > outside an operating area it stays usable, and says where the player is': 'S1.30 W7.21',
    'the deposit page > the code is called or texted, as the player chooses': 'W4.63 W7.38',
    'the deposit page > without the server’s word there is no field for promo codes': 'W7.22',
  },
  'src/features/wallet/ui/formPages.test.tsx': {
    'the Interac withdrawal > names Canadian dollars, and sends to the e-mail address that was entered': 'S2.070 W2.04 W7.33',
    'the details of a wire withdrawal > are read before the wire is sent, by “confirm v2”': 'S2.075 W2.09 W7.35',
    'the wire form > %s sends a %s with what was entered and goes on at %s': 'S2.072 W2.06 W7.34',
    'the wire form > has the server’s fields and rules, and sends nothing against them': 'S2.072 W2.06 W5.18 W5.19',
    'the wire form > other rules of the server are other rules of the form': 'W5.19',
  },
  'src/features/wallet/ui/methods.test.tsx': {
    'the methods and providers of a player > a brand with showExcludeMethods %s has a way to exclude, or none': 'S3.40 W7.36',
    'the methods and providers of a player > a stored method is deleted after a second press, and the page is read anew':
      'W3.03 W3.05 W7.37',
  },
  'src/features/wallet/ui/paymentFrame.test.tsx': {
    'the frame of a deposit > a message that it does not know is reported and ends it': 'W8.60 W8.65',
    'the frame of a deposit > after %j it says in place of the frame “%s”, and what is left to do': 'W8.59',
    'the frame of a deposit > answers the theme to the frame alone': 'W7.42',
    'the frame of a deposit > cancelled, it is gone, the amount has the focus, and nothing was charged': 'W7.50',
    'the frame of a deposit > declined, it is a full stop with another text, support and no retry': 'W4.22 W8.55 W8.56',
    'the frame of a deposit > hears no other origin and no other window, and reports a stranger once': 'W5.32 W5.33',
    'the frame of a deposit > opens behind a redirect check, may make payments, and one Back leaves it':
      'S2.071 W2.05 W2.80 W7.41 W7.52',
    'the frame of a deposit > successful by the server’s word, it shows so for 3 s and then the receipt': 'W4.25 W7.49',
  },
  'src/features/wallet/ui/quick/quickDeposit.test.tsx': {
    'the quick deposit > %s says the text of its state, and a full stop has no form': 'S4.74 S8.43 S8.44 S8.45 W8.59 W8.60',
    'the quick deposit > Change offers the other providers': 'S2.222 S2.262 W2.86 W2.97',
    'the quick deposit > a code is asked for before, where its flag is on': 'S2.221 S6.13 W2.96 W4.36',
    'the quick deposit > a deposit that a limit refuses opens the alert of limits, and the amount says it, too': 'W2.98',
    'the quick deposit > a provider of Trustly’s type has a hidden gateway: slow after 20 s, a full stop after 80 s':
      'S2.265 S2.268 S4.76 S5.25 S8.46 S8.48 S9.22 W2.89 W2.92 W4.26 W4.28 W4.30 W4.34 W8.62',
    'the quick deposit > a provider that takes no new methods needs a stored one': 'S5.22 W5.15',
    'the quick deposit > an empty form takes no press, one with an amount does, and says that it is a quick deposit':
      'S5.21 W3.08 W5.11 W5.12 W5.14',
    'the quick deposit > an excluded provider and its warnings are said, and nothing can be sent':
      'S2.266 S2.267 S8.47 W2.90 W2.91',
    'the quick deposit > another amount after an error takes it back': 'S4.75 W4.23',
    'the quick deposit > another provider opens the modal, which Close cancels': 'S2.220 W2.95 W4.35',
    'the quick deposit > done, it goes back to the slip after 3 s by itself': 'S9.23 W9.08',
    'the quick deposit > has its texts, and a hint to the deposit page in place of Change without its flag':
      'S2.259 S2.260 S2.261 S2.264 S5.27 W2.83 W2.84 W2.85 W2.88 W5.16',
    'the quick deposit > no code is asked for while its flag is off': 'S6.13 W4.36',
    'the quick deposit > one method is not chosen from': 'W2.87',
    'the quick deposit > outside an operating area the location warning comes first, and the deposit stays allowed': 'S1.30 W2.99',
    'the quick deposit > several methods are chosen from': 'S2.263 W2.87',
    'the quick deposit > the flags %j and the preferred provider %j offer it: %s': 'S5.23 S5.24 W4.31 W4.32 W4.33 W7.17',
    'the quick deposit > the tooltip is shown until it is dismissed, once': 'S2.269 S2.270 W2.93 W2.94',
    'the quick deposit > while it is validated it takes no second press': 'W5.13',
    'the quick deposit > without %s there is no Change': 'S2.262',
  },
  'src/features/wallet/ui/receiptPage.test.tsx': {
    'the receipt page > a withdrawal says where its money is: each step with its time and reason, and its Cancel': 'W4.38',
    'the receipt page > shows lines of all nine kinds':
      'S2.074 W2.08 W2.117 W2.118 W2.119 W2.120 W2.121 W2.122 W2.123 W2.124 W2.125 W3.09 W7.19',
  },
  'src/features/wallet/ui/withdrawalPage.test.tsx': {
    'the withdrawal page > a hosted withdrawal by %s goes on in the payments frame, and its page’s word leads to the receipt':
      'W2.81 W7.47',
    'the withdrawal page > a withdrawal is validated, asked for under one id, and goes on in its receipt': 'W7.27 W7.29',
    'the withdrawal page > a withdrawal that its validation refuses is not asked for': 'W6.07',
    'the withdrawal page > shows the balances, and what is on its way with its Cancel': 'S2.069 W2.03 W3.12',
  },
  'src/platform/analytics/analytics.test.ts': {
    'analytics events > are of a DESKTOP where the viewer data does not say': 'S3.38',
    'analytics events > events of log-in and log-out carry the viewer data, which is read once': 'S3.37 S3.38 S7.075',
    'analytics events > go to the event broker, together two seconds after the first, in an idle moment': 'S7.102 W7.112',
  },
  'src/platform/authorize.test.ts': {
    "the authorization of a private request > is the player's token, or the anonymous one": 'S6.04 S7.013',
  },
  'src/platform/catalogue/sources.test.ts': {
    'the catalogue %s > is fetched by GET with the hash, without authorization, with the same URL for every visitor': 'S7.001',
  },
  'src/platform/data/restOperations.test.ts': {
    'the answer to a REST operation > a variable stands in the path, and %s of two statuses is a success': 'S7.063 W7.77',
  },
  'src/platform/errors/failedOperations.test.ts': {
    'a failed query > is one report at the server, over the links of all player queries, without data of the player': 'S8.59',
  },
  'src/platform/errors/sampling.test.ts': {
    'a sample > contains no device at rate 0, every device at 101, and about the given share between': 'S7.103',
  },
  'src/platform/flags/flags.test.ts': {
    'the feature flags of a page > a bot or crawler has the defaults, without a request': 'S6.18',
    'the feature flags of a page > are on where the specification says so, and all others off':
      'S6.21 S6.22 S6.23 S6.24 S6.25 S6.26 S6.27 S6.28 S6.29',
    'the feature flags of a page > are those of the server once it has answered': 'S6.17',
    'the feature flags of a page > flags that a page has used are reported 2000 ms after the first of them, each value once':
      'S9.28',
  },
  'src/platform/frames/listenToFrames.test.ts': {
    'a message of an embedded page > a request for the host theme is answered with the mode that is shown': 'S7.113 W7.51',
    'a message of an embedded page > is answered only to trusted origins': 'S7.114',
  },
  'src/platform/graphql/apollo.test.ts': {
    'Apollo > ignores SUBREQUEST_HTTP_ERROR and stays logged in': 'S8.20',
    'Apollo > ignores UNAUTHORIZED and stays logged in': 'S8.19',
    'Apollo > on UNAUTHORIZED_REGION, as the setting %s says, sends %i requests and logs out %i times': 'S8.17',
    'Apollo > removes all data of a user, and nothing of the catalogue': 'S4.29',
    'Apollo > repeats a query in full, once, when the server does not know its hash': 'S8.22',
    'Apollo > sends queries by GET with only their hash': 'S7.001 S7.002',
    'Apollo > sets its headers on every request, an authorization only on private ones':
      'S7.008 S7.009 S7.010 S7.011 S7.012 S7.013',
    'Apollo > stores the addresses that come with UNAUTHORIZED_REGION and repeats a query or a mutation there, once': 'S8.16',
    'Apollo > the authorization of a location is not sent again on UNAUTHORIZED_REGION': 'S8.18',
  },
  'src/platform/graphql/persistable.test.ts': {
    'the persisted part of the Apollo cache > excludes the other root fields, which a log-out removes': 'S4.29',
  },
  'src/platform/graphql/request.test.ts': {
    'a request without Apollo > asks for the session data of a player past every cache': 'S7.020',
    'a request without Apollo > repeats the full query, once, when the server does not know the hash': 'S8.22',
    'a request without Apollo > says its platform, version, app, client and install, and who asks':
      'S7.008 S7.009 S7.010 S7.011 S7.012 S7.013',
    'a request without Apollo > sends a query by GET with its hash and no text': 'S7.001',
    'a request without Apollo > stores the addresses that come with UNAUTHORIZED_REGION and repeats the request there, once':
      'S8.16',
  },
  'src/platform/graphql/socket.test.ts': {
    'the live socket > pings 30 s after it opened, and again 30 s after each answer': 'S7.005 S9.27',
    'the live socket > sends the auth headers in its connection params': 'S7.004 S7.007',
    'the live socket > tries again twice, and then goes on at its own pace': 'S7.006',
  },
  'src/platform/graphql/sportsbookUrls.test.ts': {
    'the addresses of the sportsbook > are those of the region that a location check has found, also where a move logs out, and of no other host':
      'W8.53',
    'the addresses of the sportsbook > do not change where a move logs out, for its own reason': 'S8.34',
  },
  'src/platform/heartbeat/heartbeat.test.ts': {
    'the heartbeat > is sent at the interval of the metadata with the elapsed seconds': 'S7.049 W7.70',
    'the heartbeat > is skipped when no time has elapsed': 'S7.051',
  },
  'src/platform/http/appHeaders.test.ts': {
    'request headers > carry a bearer or an anonymous authorization': 'S7.013',
    'request headers > contain platform, version, app, client and install id': 'S7.008 S7.009 S7.010 S7.011 S7.012',
  },
  'src/platform/http/restClient.test.ts': {
    'a failure of the REST client > is NETWORK_ERROR without a network, CONNECTION_ERROR with one': 'S7.094 S7.096',
    'a failure of the REST client > is UNKNOWN_ERROR for an unforeseen reason': 'S7.097',
    'an answer to the REST client > a 401 is the failure UNAUTHORIZED_ERROR': 'S7.092 S7.093',
    'an answer to the REST client > has one of the known statuses': 'S7.098',
    'the time limit of the REST client > is 5000 ms, then TIMEOUT_ERROR, which counts as a failed request': 'S7.091 S7.095',
  },
  'src/platform/inactivity/inactivity.test.ts': {
    'inactivity > logs out when there is no activity for the length of the threshold': 'W1.22',
    'inactivity > restarts its time limit with every activity': 'S4.23',
  },
  'src/platform/inactivity/threshold.test.ts': {
    'the inactivity threshold > a stored expiry of %s s and %s minutes of startup make it %s minutes': 'S9.31 S9.32 W9.21',
  },
  'src/platform/location/logic/locationMachine.test.ts': {
    'a browser that says no is not asked again and again': 'W8.22 W8.23',
    'a clock %s lengthens no authorization: the timers count on, and each ends in a check': 'W4.13',
    'a local service that is lost opens the verify modal and warns permanently, once': 'W4.20 W4.21',
    'a reset is idle, ends the running check and clears all timers': 'W4.05 W4.06',
    'another address ends the authorization until its check has passed': 'W4.11 W4.16',
    'the end of the IP timer reads the address, and the same address checks nothing': 'W4.15 W4.16 W9.09',
    'the end of the expiry timer ends the authorization': 'W4.13',
    'the location machine > a check in an exclusion boundary is followed by one manual check, and by no other': 'W4.18',
    'the location machine > a check of a player who is not logged in never runs': 'W4.17 W6.05',
    'the location machine > a check of the reason %s follows %j': 'W4.09 W4.10 W4.11 W4.12 W4.14 W4.16 W4.19',
    'the location machine > a check of the reason %s runs at once': 'W4.02 W4.07 W4.08',
    'the location machine > a check that is refused leads to error, and nobody is authorized': 'W4.04',
    'the location machine > a check that passes leads to success, with timers for its end and the next one': 'W3.18 W4.01 W4.03',
    'the location machine > a pass that is over when it arrives authorizes nobody, and is followed by a check of the reason license_expired':
      'W4.12 W4.19',
  },
  'src/platform/maintenance/maintenance.test.ts': {
    'maintenance > an answer of status %i begins it: %s': 'S8.23',
    'maintenance > is read from the headers of an error': 'S4.06 S7.104 S7.105 S7.106 S7.107 S7.108 S7.109 S7.110 S7.111 S7.112',
  },
  'src/platform/prices/priceBook.test.ts': {
    'a price > shows its trend for 2000 ms': 'S4.63',
  },
  'src/platform/session/logInPath.test.ts': {
    'the way to log-in > contains the previous path only when it is not home': 'S2.093',
    'the way to log-in > leads back to the previous page, or home without one': 'S2.092',
    'the way to log-in > leads home after sign-up': 'S2.094',
    'the way to log-in > leads to the welcome at the first log-in of an account, and after that where it was asked for':
      'S2.097 W2.10',
  },
  'src/platform/session/logoutMessages.test.ts': {
    'log-out messages > coolOff: Cool off was successful. You have been logged out.': 'S8.25 W8.01',
    'log-out messages > dailyTimeLimit: We logged you out because you reached your set daily time limit. Come back tomorrow!':
      'S8.26 W8.02',
    'log-out messages > differentValidRegion: There was a problem in verifying your location, please try logging in again':
      'S8.34 W8.10',
    'log-out messages > geocomplyError: There was a problem in verifying your location, please try logging in again': 'S8.34 W8.10',
    'log-out messages > inactivity: You have been logged out due to inactivity. Please log in to continue.': 'S8.28 W8.04',
    'log-out messages > locationChange: Your Location was Changed': 'S8.29 W8.05',
    'log-out messages > maintenance: We are currently undergoing maintenance': 'S8.35 W8.11',
    'log-out messages > none: You have been logged out. Please login again to continue.': 'S8.30 W8.06',
    'log-out messages > refreshFailed: Sorry! You have been logged out due to a technical issue on our end.': 'S8.31 W8.07',
    'log-out messages > selfExclusion: Self exclusion was successful. You have been logged out.': 'S8.32 W8.08',
    'log-out messages > stay until dismissed only for the daily time limit': 'S8.27 W8.03',
    'log-out messages > technicalIssue: Sorry! You have been logged out due to a technical issue on our end.': 'S8.31 W8.07',
    'log-out messages > unauthenticated: You are not logged in. Please log in again to proceed.': 'S8.21',
    'log-out messages > unauthorized: You must be logged in to view this page. Please login to continue.': 'S8.33 W8.09',
    'log-out messages > webView: You have been logged out. Please login again to continue.': 'S8.30 W8.06',
  },
  'src/platform/session/session.test.ts': {
    "a log-out > notifies the server and removes tokens, timers and the user's data": 'S4.28 S4.29',
    'login state > ends as a technical issue when the stored refresh time is invalid': 'S4.25',
    'login state > ends with reason none when the log-in names no user': 'S4.24',
    'login state > is logged in after a log-in and after a reload with a valid stored session': 'S4.03',
    'login state > is logged out without a stored session, and sends no request': 'S4.04',
    'login state > is unknown, null in the specification, until it is checked': 'S3.24 S4.01',
    'login state > the login state of a limited account is renewed with its limited-access token, also after a reload, until it is limited no more':
      'S3.72 W1.28 W3.43',
    'the access token > an access token that cannot be refreshed logs out with reason refreshFailed': 'S4.39 W4.69',
    'the access token > is refreshed 30 seconds before it expires': 'S4.37 W4.67',
    'the access token > is refreshed when its own answer says so, each time anew, whatever its lifetime': 'S4.37 W4.67',
    'the access token > stays unknown after a reload without a network, and is renewed once there is one': 'S3.23',
  },
  'src/platform/session/sessionTimes.test.ts': {
    'the clock of a session > knows a first log-in from one that the server has not told about': 'S3.23',
    'the reality check > opens at each interval: when the elapsed seconds divide evenly by it': 'S4.40 W4.73 W9.26',
    'what a reload keeps > is the reality check interval, its start and the session start, of the same player alone': 'S3.27',
  },
  'src/platform/session/tokenEndpoint.test.ts': {
    'the token endpoint > exchanges a code by a form-encoded POST with code, code_verifier, client_id, grant_type and redirect_uri':
      'W7.09 W7.12',
    'the token endpoint > is called by POST with region and country': 'W7.03 W7.04 W7.05',
    'the token endpoint > logs out by POST to /api/logout with the bearer token': 'S7.071',
    'the token endpoint > refreshes with refresh_token, client_id and grant_type': 'W7.07',
    'the token endpoint > renews limited access with limited_access_token, client_id and grant_type': 'W7.08',
  },
  'src/platform/session/tokens.test.ts': {
    'the token response > contains bearer, refresh token and player': 'S3.73 W3.44 W7.13',
    'the token response > expires after 900 seconds by default': 'S4.38 S9.26 W4.68 W9.14',
    'the token response > has bearerToken, refreshToken, limitedAccessToken and accessTokenRefreshAt': 'S3.72 W3.43',
    'the token response > sets the refresh time by expires_in, 30 seconds before it': 'S4.37 W4.67 W7.14 W9.13',
  },
  'src/platform/startup/startup.test.ts': {
    'startup > a startup that fails is reported as an error; earlier data stays': 'S8.40',
    'startup > in the waiting room with the interval %s polls in %i s: 30 unless the server sends another number': 'S9.03',
    'startup > is loading, then done, an error or maintenance, with the region of the last answer': 'S3.31 S4.05',
    'startup > is polled every 10 s while logged in': 'S7.017 S9.02',
    'startup > is retried up to three times, 300 ms apart, on unauthenticated': 'S7.018',
    'startup > shows the waiting room, polls, and does not count it as a failure': 'S3.32 S4.09 S4.10 S8.24 S8.39',
  },
  'src/platform/storage/indexedDb.test.ts': {
    'what is stored is in IndexedDB, where the next page finds it': 'D1.07 D1.09',
  },
  'src/platform/storage/persistedValue.test.ts': {
    'a persisted value > a user’s value is removed at log-out, those of others and of the brand are not': 'S4.29',
    'a persisted value > is restored after a reload': 'S4.44',
  },
  'src/platform/wiring/analytics.test.ts': {
    'a page’s events wait for an idle moment, for at most 50 ms': 'S9.29',
  },
  'src/platform/wiring/identity.test.ts': {
    'a log-in > ends with the first heartbeat whose answer is that the time limit is exceeded': 'S7.050 W4.76 W7.71',
    'a log-in > has the client’s state of a player: who, since when, its refresh, its jobs, its connection and its check-in':
      'S3.23',
    'a log-in > is tracked with location permission, country and Branch fingerprint id': 'S7.100 W7.115',
    'a log-in > lasts a day of 86400 s as stored, and its clock shows hours of 3600 s and minutes of 60000 ms':
      'S9.30 W9.23 W9.24 W9.25',
    'a log-in > lasts as long as startup allows without activity, and longer with activity': 'S4.23 W1.22',
    'a log-in > lasts as long as the stored expiry when startup has no threshold': 'S9.31',
    'a log-in > makes the state of the session: its clock, its timers, the reality check, what was spent, and a game that is played':
      'S3.26 W3.45',
    'a log-in > needs of the server’s answers only what is described: a session lasts on the least of each, and ignores the rest':
      'S7.116',
    'a log-in > runs each job of the unique list once, also when it was added twice': 'S3.25',
    'a log-in > starts the timers of startup, heartbeat and token refresh; a log-out ends them all': 'S4.29 S7.017',
    'a log-in > starts the timers of the token, the heartbeat and the inactivity': 'S4.20 S6.06',
    'a log-in > starts the timers, sets the reality check, asks for the session data, and only then is logged in; then come the jobs':
      'S4.21',
    'a log-out > follows a heartbeat that fails, which is reported': 'S8.37 W8.94',
    'a log-out > is tracked with its method': 'S4.27 S7.101 W7.116',
    'single sign-on > without client id or authorize URL is reported, once': 'S8.56 S8.57',
    'the reason of a log-out > a log-out has the reason $reason': 'S4.26 W4.75',
    'the reason of a log-out > is $reason, which only the list of messages has': 'S8.36',
    'the reason of a log-out > is geocomplyError, which only the second document has': 'W4.75',
  },
  'src/platform/wiring/installers.test.ts': {
    'an installer of the location check > without id or address is reported to a player, once, and to no visitor': 'W8.40',
  },
  'src/platform/wiring/live.test.ts': {
    'the highlight of a moved price > lasts as long as startup says, and 2000 ms until startup has answered': 'S9.15',
    'the websocket and the connection state > goes on after two more tries': 'S7.006',
    'the websocket and the connection state > says in its connection params who asks, with the headers of a request': 'S7.007',
  },
  'src/platform/wiring/network.test.ts': {
    'an answer of any request with a status of 500 or more and the maintenance header begins maintenance mode': 'S8.23',
  },
  'src/platform/wiring/startupLocation.test.ts': {
    'what startup is asked with > a player sends the geo packet and the coordinates, also for the session data': 'S7.019',
    'what startup is asked with > coordinates come from the browser where it may answer, and startup is asked once more with them':
      'S7.015 W7.58',
    'what startup is asked with > the first startup of a player connects the anonymous token of the device, once': 'S7.015',
  },
  'src/platform/wiring/tokenRequests.test.ts': {
    'a page logs in and refreshes by POST with the region and the country that startup has answered': 'W7.03 W7.04 W7.05',
    'a refused request whose refresh is refused too logs the player out, with the text for it': 'S8.21',
  },
  'src/platform/wiring/visitor.test.ts': {
    'a visitor > gets each newer token of startup; a player’s page has the one that startup connects, and no later one': 'S6.05',
    'a visitor > gets the anonymous token of startup, and sends private requests with it': 'S6.04',
  },
  'src/player/casinoBalances.test.tsx': {
    'the choice that games use the bonus first is known from its answer, without a refetch': 'W3.34',
  },
  'src/player/followPlayer.test.ts': {
    'the facts of a player > an account without an answer is an error, and recovers by itself': 'S4.11',
    'the facts of a player > balances and menu are polled every five seconds, also after a poll without an answer': 'S9.01',
    'the facts of a player > placed bets refetch account and menu at once': 'S7.024',
    'the facts of a player > promotions are offered until the menu of the player has none: with %s %s': 'S3.49',
    'the facts of a player > the e-mail address, and whether the casino is closed for the player, are known until the log-out':
      'S3.23',
    'the facts of a player > the menu is asked for every 5 s, unless the flag removes the poll, on the open page too': 'S7.023',
    'the odds format > a device that has stored %s has %s': 'S3.30 S9.36',
    'the odds format > is that of the device for a visitor and of the account for a player': 'S3.30',
  },
  'src/ui/amountText.test.ts': {
    'a currency input > accepts at most a thousand million dollars by default': 'S9.11',
  },
  'src/ui/copyText.test.ts': {
    'a copied text > is in the clipboard, and a success toast says so': 'S8.51',
  },
  'src/ui/toast/toastStack.test.tsx': {
    'the toasts of the gallery > a toast stays for 5 s, longer under the pointer, and then disappears': 'S9.17',
  },
  'src/ui/toast/toastStore.test.ts': {
    'toasts > have one of three types, info by default, and all fields of a toast': 'S3.34 S3.36',
    'toasts > stay 3 s for a featured bet and 1.1 s for a selection of another site': 'S9.18 S9.19',
  },
  'sw/brandEntries.test.ts': {
    'the precache > contains the shell and the files of the current brand only': 'D1.02',
  },
  'sw/connectivity.test.ts': {
    "the worker's offline state > survives a restart of the worker": 'D1.04',
  },
  'sw/maintenance.test.ts': {
    "the worker's maintenance relay > sends the headers of a response to every page, once": 'D1.03',
  },
  'sw/precacheCheck.test.ts': {
    'a file for the precache > %s in its place is fetched again past the browser’s cache, and then kept': 'D1.02',
  },
  'sw/worker.test.ts': {
    'maintenance headers > on %s are sent to every tab, and the page gets the unchanged response': 'S4.06 S7.105',
    'the shell > is nothing else with status 200: an install that is answered by a block page fails': 'D1.02',
    'the shell > is precached by the install, and is the page of every address while the network is gone': 'D1.02',
  },
  'tests/api/account.integration.test.ts': {
    'heartbeat > counts the session’s time and never backwards': 'S7.049 W7.70',
    'startup > answers all that an app needs to start, without a log-in':
      'S3.15 S3.16 S3.17 S3.19 S3.20 S3.22 S7.016 W3.13 W3.14 W3.15 W3.46',
    'startup > answers how long the odds highlight lasts: 2000 ms, or what is configured': 'S9.15',
    'startup > gives an anonymous token, good for a day, that keeps its owner when it is asked for again': 'S6.04 S6.05',
    'startup > knows where the visitor seems to be, and whether bets are taken there': 'S1.04',
    'startup > names the support that is configured': 'S3.17',
    'the account query > answers the player’s name and balances, each balance in cents and as text':
      'S3.02 S3.30 S3.62 W3.35 W4.64',
    'the account query > keeps which changes of odds the player accepts: better ones at first': 'W3.34',
  },
  'tests/api/accountMenu.integration.test.ts': {
    'accountMenu > answers the casino restriction with whether it is active and when it ends': 'S3.03',
    'accountMenu > has balances, unless they are skipped or the visitor is not logged in': 'S3.06 S7.022',
    'accountMenu > reads the first two cashback awards of the bonuses for the notification dot': 'S7.030',
    'accountMenu > sends a player items of every kind, each with an address, and parents that hold their pages': 'S3.09 S3.10',
    'accountMenu > sends a player the shelves of referral and awards, and a visitor the account shelf alone': 'S3.07 S3.08 S3.11',
    'casinoMenu > answers everybody the categories as a tree with id, label, icon, link and children, by the app’s operation CasinoMenu without a payload':
      'S3.14 S7.028',
  },
  'tests/api/accountNotices.integration.test.ts': {
    'a notice > the notice of a win with a tax form shows the oldest until the player has acknowledged each': 'W7.72',
    'a notice > the notice of responsible gaming is acknowledged by POST /i/acks, that of the limits by a PATCH: of the caller alone':
      'S7.090 W7.94',
    'the account > answers its fields with what is stored: name, balances, rewards, preferences, restriction, notices, links':
      'S3.03 W3.31',
    'the account > has nothing to answer by default; who signs up is invited to the tour, and told of limits before a first bet, until they close each':
      'W2.126 W6.13',
    'the account > stores in which order a casino should use the balances, beside the other preferences': 'W3.34',
    'the acknowledgement of deposits > comes with the account and startup after a log-in, once: %s at %s':
      'S7.021 S9.51 S9.52 S9.53 W3.32 W7.73 W9.01 W9.02 W9.03',
  },
  'tests/api/authorizationMatrix.integration.test.ts': {
    'a logged-in player > may use every flow, be it as a bettor or as a casino player; none is for visitors alone': 'W1.07',
  },
  'tests/api/betKinds.integration.test.ts': {
    'a parlay with legs of one event > has its legs’ changes accepted together, as they were shown, or not at all': 'S7.036',
    'a parlay with legs of one event > is not where no score wins both, and says why': 'S3.56',
    'a parlay with legs of one event > is parlay-plus eligible where one bet can be made of them, and is placed as PARLAY_PLUS':
      'S4.62',
    'the points of a teaser > are adjusted both ways, for the markets named': 'S7.042 S7.044',
    'the points of a teaser > are bought only upwards': 'S7.043 S7.044',
    'the points of a teaser > go with the legs of the teaser, and no others, when it is cleared': 'S7.046',
    'the sections of a slip > are straight, parlay, teaser and roundRobin, each with what its kind of bet makes of the legs':
      'S1.23 S3.55',
    'the sections of a slip > the sections of a round robin say how many combinations each bet has, and stake on each': 'S2.235',
    'the sections of a slip > the sections of a teaser show its label, points, previews and teased lines': 'S3.60',
  },
  'tests/api/betslip.integration.test.ts': {
    'amounts > negative, huge, with decimals or of no bet are refused and lose nothing': 'S1.44 S8.49 W5.37',
    'amounts > set by the bet determine the win, set by the win determine the bet, to the cent': 'S7.039',
    'log-in > takes the draft bets it is given, at the prices accepted, and empties the visitor’s slip': 'S7.048',
    'selections > are added once, in order, and removed with what was bet on them': 'S7.035',
    'selections > keep where they came from, for each that is shown': 'S3.53',
    'the owner of a slip > is the owner of the token; without a token there is no slip': 'S6.05',
  },
  'tests/api/cashOut.integration.test.ts': {
    'an offer > is streamed to the player, follows the price, and is accepted once for a part and for the rest': 'W3.21',
  },
  'tests/api/contract.integration.test.ts': {
    'the contract > has the error types, statuses and fields that the specification lists': 'S3.21 S3.65 S3.71 S8.49 W9.31',
    'the contract > takes for rewards the arguments that the specification names': 'S7.040 S7.041',
  },
  'tests/api/currency.integration.test.ts': {
    'the currency > is Canadian dollars where the configuration says so, in every amount and at start-up': 'S1.43 W1.10 W9.37',
    'the currency > is US dollars with two decimals where it says so, and where it says nothing': 'S1.43 W1.10 W9.37',
  },
  'tests/api/featuredBets.integration.test.ts': {
    'featured bets > are added with where they came from, at the prices of now, all of their selections or none': 'S7.047',
    'featured bets > are answered by their id in their brand, while all of it takes bets': 'S3.66',
  },
  'tests/api/history.integration.test.ts': {
    'a filter and a sport leave their rows, and the totals are those of these rows': 'W2.25',
    'a section has its filter and a page of items by cursor, with prices in the format asked for': 'S2.030 W2.25 W3.23 W7.99',
    'forms of a year have their names and links, which give a PDF each and a zip of all to their owner alone, cached nowhere':
      'S2.052 W3.33 W7.66',
    'the history has its tabs with filters and totals, and the zone of its days': 'W1.24 W7.98',
  },
  'tests/api/http.integration.test.ts': {
    'GraphQL over HTTP > makes queries by GET and POST, mutations by POST alone, and sends subscriptions to the websocket':
      'S7.003',
  },
  'tests/api/identity.integration.test.ts': {
    'an access token > is good for 900 seconds of the business clock': 'S4.38 W4.68',
    'log-out > ends the session at once, for good, and again without complaint': 'S7.071',
    'the password grant > answers the tokens that the specification names, good for 900 seconds, and caches nothing':
      'S3.73 S4.38 W3.44 W4.68 W7.06 W9.14',
    'the refresh grant > answers new tokens for each refresh token once': 'W7.07',
  },
  'tests/api/limitedAccess.integration.test.ts': {
    'an account with limited access > is renewed by the limited-access grant, with rotation; a token used twice ends the session':
      'W1.28',
  },
  'tests/api/limits.integration.test.ts': {
    'bad input > a pending change is decided by nothing wrong: too early, twice, after a cancel, of another player, or with the clock set back':
      'W7.68 W7.69',
    'bad input > is a typed error by REST, and changes nothing': 'S7.062',
    'the limits by GraphQL > are a row for each period, with active, pending, badge and history': 'W3.27 W3.28 W3.29 W4.58 W7.61',
    'the limits by GraphQL > are confirmed once the wait is over, and cancelled, by the pending id': 'W7.67 W7.68 W7.69',
    'the limits by GraphQL > have a history that is paged by cursor, while new ones come': 'W7.62 W9.32',
    'the limits by GraphQL > say what was spent in the session': 'W7.64',
    'the limits by REST > a limit of deposit (DEPOSIT): POST sets, DELETE cancels and POST confirms the pending one':
      'S7.059 S7.060 S7.061 S7.063 S7.084 W7.74 W7.75 W7.76 W7.77 W7.88',
    'the limits by REST > a limit of loss (LOSS): POST sets, DELETE cancels and POST confirms the pending one':
      'S7.059 S7.060 S7.061 S7.063 S7.086 W7.74 W7.75 W7.76 W7.77 W7.90',
    'the limits by REST > a limit of spend (SPEND): POST sets, DELETE cancels and POST confirms the pending one':
      'S7.059 S7.060 S7.061 S7.063 S7.085 W7.74 W7.75 W7.76 W7.77 W7.89',
    'the limits by REST > are refused with the message of the first amount': 'S7.062',
    'the limits by REST > limits of a single wager and of the time of a day are set, too': 'S7.081 S7.082 S7.083 W7.85 W7.86 W7.87',
    'the limits by REST > the reality check: the interval is read and changed': 'S7.089 W7.93',
  },
  'tests/api/liveStream.integration.test.ts': {
    'a player who may watch gets the address of the query at another base URL, with a grant for this event that ends': 'S7.058',
  },
  'tests/api/location.integration.test.ts': {
    'the authorization of a geo packet > says until when it is good, and from when on to check anew; or why it is not': 'W7.57',
    'the region of startup > the region of the page’s own question after a log-in is that of its geo packet, else of its coordinates, and both may be left out':
      'S7.019',
  },
  'tests/api/locationChecks.integration.test.ts': {
    GEO_PACKET_INVALID: 'W8.50',
    'a licence key > a licence key is given for both types, with the position of the device or configured coordinates of a region':
      'W7.53 W7.54 W7.55',
    'a licence key > a licence key is replaced by a new one, and makes no packets any more; not by one of another player': 'W7.56',
    'a location check > %s is OUT_OF_BOUNDARY, and says what was found': 'W8.46 W8.51',
    'a location check > a check at the address of another licensed region is USER_IN_DIFFERENT_VALID_REGION, without a pass, with the right addresses':
      'W8.51 W8.53',
    'a location check > a check gives a pass for twenty minutes, five within a mile of a border, and not longer than its packet':
      'W7.57',
    'a location check > a check is RATE_LIMITED after thirty in a minute, and a pass holds': 'W8.51',
    'a location check > a check is SERVER_ERROR while the location service does not answer; a pass holds to its end': 'W8.49 W8.51',
    'a location check > a check of a device with %s is refused, and ends a pass': 'W8.42 W8.43 W8.44 W8.45 W8.47 W8.48',
    'a location check > an unlisted code is named by the default text and priority, after the listed ones': 'W8.16 W8.17 W8.48',
    'a location check > thirty of forty checks at once are made and logged, and ten are RATE_LIMITED': 'W8.51',
    'another IP address than the check’s > a bet waits for another check, also one from the check’s own address afterwards':
      'W1.16 W6.02',
  },
  'tests/api/lounge.integration.test.ts': {
    'the parlay lounge > shows a parlay once enough players have it open, at the prices of now, and nothing of who placed it for how much':
      'S2.022',
  },
  'tests/api/loyalty.integration.test.ts': {
    'loyalty > answers each player the tier that they have, with its bounds and the next one': 'W3.38 W3.42 W9.35',
    'loyalty > answers the app’s operation with the points and balances of that player, a new player’s first tier, and a visitor nothing':
      'S7.026',
  },
  'tests/api/oneTimeCodes.integration.test.ts': {
    'a new password with strong authentication > is refused after a code that was verified for another source': 'W7.39',
    'a one-time code > is sent as a text message or by a call': 'W4.63 W7.38 W7.40',
    'a one-time code > the right code works once, and is then needed no more for its source': 'W7.40 W7.65',
    'login preferences > and those of e-mail are the player’s own: without a session 401': 'S7.076 W7.95',
    'login preferences > are read, and strong authentication is disabled with 200 after a code': 'S7.069 S7.070',
  },
  'tests/api/operatorSettings.integration.test.ts': {
    'the operator sets how often a code is sent and tried, how long it is valid, and what is said of it': 'W8.98 W9.34',
    'the operator sets limits, texts and times of providers, and which are offered': 'W9.39',
    'the operator sets the one rule of amounts of quick deposits, which the server enforces': 'W5.17',
  },
  'tests/api/passwordReset.integration.test.ts': {
    'a password reset request > is answered by 201, and the mail has a link to the page of the brand that was asked':
      'S7.064 S7.065',
    'a password reset request > without a usable address is refused with the message of its field': 'S5.28 S5.29 S7.066',
  },
  'tests/api/placedBet.integration.test.ts': {
    'a placed bet has every field: as placed, as settled, and as graded again': 'W3.21',
  },
  'tests/api/placement.integration.test.ts': {
    'placing bets > a session has spent the stakes since its log-in, of all bets and of no other session': 'S7.057 W7.63',
    'placing bets > answers bets, balance and a slip without the selections that were bet on': 'S7.038',
    'placing bets > needs a log-in that has not ended': 'S6.12',
    'placing bets > needs the player in an operating area, which says nothing of what was placed there before':
      'S1.28 W6.02 W8.16 W8.17',
    'placing bets > shows a logged-in player a stake beyond the balance before it is sent': 'S3.56',
  },
  'tests/api/placementAttacks.integration.test.ts': {
    'a bet on a game in play > is answered no sooner than after the delay that the leg states': 'W9.33',
  },
  'tests/api/promotions.integration.test.ts': {
    'a picture is answered in the size that is asked for, up to 920 wide': 'S9.39',
    'the onboarding promotion of a player has its words, its end, its action, its links and whether it is opted in to': 'W3.20',
  },
  'tests/api/quickBets.integration.test.ts': {
    'the preference for quick bets > is off until the player turns it on, is stored, and takes only a stake that a bet can have':
      'S1.24',
    'the slip of a quick bet > says that the price has moved, what the bet lacks, and that a selection is gone': 'S3.67',
  },
  'tests/api/rewards.integration.test.ts': {
    'rewards in the slip > a bonus bet has its terms': 'S3.64',
    'rewards in the slip > a chosen boost shows boosted odds, win and return, and is deselected again': 'S1.25 S3.56 S4.60 S7.041',
    'rewards in the slip > a profit boost has its terms, and says for which bets it is not': 'S3.63',
    'rewards in the slip > the amount of a bonus bet cannot be edited': 'S5.14',
    'rewards in the slip > the source of an amount is cash, a bonus bet or credits, and cash again when it is cleared':
      'S1.26 S1.27 S4.59 S4.60 S7.040',
  },
  'tests/api/search.integration.test.ts': {
    'a search > strips % and < from the term, so that they match nothing by themselves': 'S5.01',
  },
  'tests/api/signUp.integration.test.ts': {
    'a sign-up > is for visitors whose IP country is CA or US, whatever the form says': 'S1.40 S5.37',
  },
  'tests/api/slipContract.integration.test.ts': {
    'the contract of the slip > adds up each section with the trend of its payout, and boosts nothing where no boost is chosen':
      'S3.56',
    'the contract of the slip > answers all fields of a draft bet, with the player’s own credits and no rewards': 'S3.58',
    'the contract of the slip > answers all fields of a leg, and no points to buy outside a teaser': 'S3.59',
    'the contract of the slip > groups straight bets by event, in the order of the slip, and no others': 'S3.57',
    'the contract of the slip > groups the legs of a parlay by event: one has its price, several the price that they have as one bet':
      'S3.61',
    'the contract of the slip > knows how each selection came in, and what was true of it then, over a log-in too': 'S3.54',
  },
  'tests/api/slipErrors.integration.test.ts': {
    'the server answers %s under its condition, about its field': 'S3.65 S8.49',
  },
  'tests/api/slipFormats.integration.test.ts': {
    'the odds format of the slip > is the one asked for after bets are placed, with the selections that were to stay': 'S7.037',
    'the odds format of the slip > is the one asked for in each answer, also where a change is refused':
      'S7.032 S7.034 S7.036 S7.037 S7.040',
    'the odds format of the slip > is the one asked for, with the trends asked for, in what is read, added to and cleared':
      'S7.032 S7.034 S7.045',
  },
  'tests/api/slipSocket.integration.test.ts': {
    'an open slip is sent after a reward and a credit that its player was given elsewhere': 'S7.033',
  },
  'tests/api/sockets.integration.test.ts': {
    'the player’s own subscriptions > send the balance at once and after every bet, and the bet': 'S7.004 S7.025',
    'the player’s own subscriptions > send the slip after changes in another tab and moved prices, within a second': 'S7.033',
  },
  'tests/api/stops.integration.test.ts': {
    'a cool-off ends every session, refuses log-in, bets, spins and deposits, and lets withdrawals through': 'S7.078 W7.82',
    'a stop ends every session of both brands with its reason, closes their sockets, and refuses their tokens at once (C8)':
      'S7.078 S7.079',
    'an exclusion holds at every brand, is never made shorter, and does not end by itself': 'S7.079 S7.080 W7.83 W7.84',
  },
  'tests/api/tournaments.integration.test.ts': {
    'a pick > a leaderboard of thousands shows the first 20 and the own row with those next to it; equal returns share a place':
      'S2.025',
    'a pick > is made once for its id, and the budget holds whatever arrives at once': 'S2.025',
    'joining a tournament > joins once however often and from however many requests at once, and everybody has a number of their own':
      'S2.024',
  },
  'tests/api/wallet.integration.test.ts': {
    'a deposit > a drop-in’s is completed with what the drop-in gave': 'W7.30 W7.31 W7.32',
    'a deposit > in cash names the cage, what to bring and its hours': 'W3.10 W7.20',
    'a deposit > is answered the same under its id, and refused for something else': 'W7.28',
    'a deposit > reaching the amount of the state has to be acknowledged before the next one': 'W3.32 W9.01',
    'a deposit > shows the provider’s page, and the balance moves once the gateway says so': 'S1.16 W1.12 W1.14 W7.28 W9.04',
    'a deposit > without an answer of the gateway decides nothing and says so, and the same id gets the page later': 'W8.59',
    'a deposit and a withdrawal ask for no place: outside of all areas, and with a pass that is over': 'W1.18 W6.04',
    'a withdrawal > Interac is for players in Canada': 'W7.33',
    'a withdrawal > a wire needs its fields, a code and a confirmation': 'W5.18 W5.19 W6.08 W7.34 W7.35',
    'a withdrawal > is reserved, shows its way, and can be cancelled until it is sent': 'S1.17 W1.13 W3.12 W7.29',
  },
  'tests/api/walletOfOthers.integration.test.ts': {
    'a visitor who is not logged in begins nothing by %s': 'S6.11',
    'withdrawals at once > %i of them over HTTP with money for one are one, and the others are told so': 'W6.07',
  },
  'tests/api/walletRules.integration.test.ts': {
    'a promo code > is used once, when the deposit has succeeded, and gives nothing for the deposit alone':
      'W3.07 W5.40 W5.41 W7.22 W7.23',
    'landing pages > a player outside the operating areas reads so, and may deposit': 'S1.30 W7.21',
    'landing pages > a provider has every field of the specification': 'W3.01 W3.02 W3.03 W4.39 W7.24',
    'landing pages > list the providers of the player’s region, the last used one preferred': 'W3.04 W7.15 W7.16',
    'landing pages > quick deposits follow their flags, which the server enforces': 'S5.23 S5.24 S6.13 W3.08 W5.17 W6.09 W7.17',
    'landing pages > the flag asks for a code at every provider': 'W6.09 W7.25 W7.65',
    'receipts > receipts are the player’s alone, newest first and page by page': 'W3.09 W7.19',
    'refusals > a deposit beyond a limit says what is left of it': 'W6.06',
    'refusals > a deposit of %i cents is refused with the amount’s error': 'W3.11 W5.01 W7.26 W8.67 W9.39',
    'refusals > a withdrawal of more than is there says what is': 'W6.07 W7.27',
    'refusals > an amount’s error comes before the provider’s, whatever was found first': 'W5.02 W5.03 W8.61',
    'refusals > floats, texts and numbers beyond an integer are no amounts': 'W5.06',
    'refusals > unknown providers, other players’ methods and unknown cages are refused': 'W3.05 W3.06 W7.18 W7.37',
  },
  'tests/architecture/stack.test.ts': {
    'continuous integration > runs Lighthouse by lighthouserc.json, and fails below its assertions': 'D1.10',
    'the stack > is at the places of the top level that were asked for': 'D1.12',
    'the stack > is the one that was asked for, and every package of it is in use': 'D1.11',
  },
  'tests/brands/brands.test.ts': {
    'brand %s > belongs to a sportsbook if it is a standalone casino, and names a partner and has a picture out of state': 'S3.48',
    'brand %s > says where a linked account’s password is reset, if it links accounts': 'S3.51',
    'brand %s > sets account linking: whether it supports it, and the logos of its apps': 'S3.43',
    'the four brands of the specification > are by configuration two with sports and casino, and of each the standalone casino, whose home is its lobby':
      'S1.06 S1.07 S1.08',
    'the four brands of the specification > are exactly espnbet, tsb, hwc and tsc: one folder each, the same on both sides':
      'S1.05 S9.43 W1.09 W9.36',
  },
  'tests/brands/drawn.test.ts': {
    'what the app draws of brand %s > are its legal links: three policies, and responsible gaming in the header': 'S1.33',
    'what the app draws of brand %s > are its links, text and navigation': 'S3.45',
    'what the app draws of brand %s > are its modes and no other; the system decides where the brand lets it': 'S1.31 S3.52',
    'what the app draws of brand %s > are its words for cash and credits, in the wallet and on the page that its info link opens':
      'S2.160 S3.39',
    'what the app draws of brand %s > is its footer: betting and company lists, product and store icons': 'S1.34 S3.44',
    'what the app draws of brand %s > is its own logo in header and footer': 'S1.32',
  },
  'tests/brands/product.test.ts': {
    'the preferences of brand %s > set its name in messages, whether accounts can be linked, and the note on personal data':
      'S3.46',
    'the product > has the shell of the first document: header, navigation, account, session, betslip and footer around the page':
      'S1.09 W1.06',
    'the product > has wallet, safety and account services, each of the second document by a page of its own in every brand':
      'S1.10',
    'the product > offers account management in every brand: preferences, the way of logging in and a new password': 'S1.15',
    'the product > serves visitors too: log-in, sign-up and the reset of a password ask for no log-in': 'W1.08',
  },
  'tests/casino/acknowledgement.test.ts': {
    'a game that asks for the acknowledgement > has the account ask for it, and is launched again once, when the player has confirmed':
      'W8.85',
  },
  'tests/casino/casinoPages.test.ts': {
    'a category shows its own categories as rows above its games': 'W7.106',
    'the games that take rewards stand below the credit of the player': 'W7.107',
  },
  'tests/casino/catalogue.integration.test.ts': {
    'a category > is answered in pages, each game once': 'W7.105',
    'outside every operating area > a standalone casino’s start-up says so with title, body and deep link, which an app with sports does not':
      'W3.17',
    'the catalogue > has a picture of every game in the widths 200, 424 and 1024, as AVIF and as WebP': 'W3.25 W9.18',
    'the catalogue > has at least 60 games, each with its limits, return, jackpots, category and provider': 'W3.24 W7.103',
    'the free game of a promotion > is answered for a promotion of the brand that has one and has not ended': 'W7.102',
    'the lobby > answers its rows by limit and offset': 'W7.104',
    'the lobby > answers the categories of a category as rows': 'W7.106',
    'the lobby of a player > the loyalty cash balance is the credits in the ledger, and null for a visitor': 'W7.107',
  },
  'tests/casino/launch.integration.test.ts': {
    'a launch > opens a session and answers a token that is exchanged once, at the games’ own origin': 'W1.25',
    'a launch is refused, with code, texts, call to action and link > CASINO_RESTRICTION': 'W3.26 W6.12 W8.81',
    'a launch is refused, with code, texts, call to action and link > GEO_COMPLY_ERROR': 'W3.26 W8.82',
    'a launch is refused, with code, texts, call to action and link > GEO_COMPLY_ERROR of a packet that was not valid until the player checks their location':
      'W8.82',
    'a launch is refused, with code, texts, call to action and link > GEO_COMPLY_ERROR outside all areas, until the location has been checked where the casino is open':
      'W8.82',
    'a launch is refused, with code, texts, call to action and link > GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR': 'W3.26 W8.83',
    'a launch is refused, with code, texts, call to action and link > GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR as long as the packet is valid that proved it, whatever is asked':
      'W8.83',
    'a launch is refused, with code, texts, call to action and link > LAUNCHED_FAILED where the studio is not connected': 'W8.84',
    'a launch is refused, with code, texts, call to action and link > RG_ACK_REQUIRED as a dialog, until the player has confirmed':
      'W3.26 W8.85',
    'a launch is refused, with code, texts, call to action and link > RG_LOSS_LIMIT once the player has lost as much as the limit, not by what they have staked and won back':
      'W3.26 W8.86',
    'a launch is refused, with code, texts, call to action and link > RG_SPEND_LIMIT once the player has staked as much as the limit, whatever was won':
      'W3.26 W8.87',
    'a launch is refused, with code, texts, call to action and link > until the restriction has expired': 'S3.03 W3.31',
    'restrictions by REST > are those of the player who asks, and the casino’s in force': 'S7.087 S7.088 W7.91 W7.92',
  },
  'tests/casino/lobbyRows.test.ts': {
    'the rows below those that are shown are asked for by limit and offset, so that none comes twice': 'W7.104',
  },
  'tests/casino/refusedLaunch.test.ts': {
    'a launch refused for %o has all its fields': 'W3.26',
    'in place of a game the player sees why it was not launched, and what can be done > a game that is not available': 'W8.84',
    'in place of a game the player sees why it was not launched, and what can be done > a location that is not verified': 'W8.82',
    'in place of a game the player sees why it was not launched, and what can be done > a reached limit': 'W8.86',
    'in place of a game the player sees why it was not launched, and what can be done > a restriction': 'W8.81',
    'in place of a game the player sees why it was not launched, and what can be done > an excluded place': 'W8.83',
    'in place of a game the player sees why it was not launched, and what can be done > support where another try has failed, too, in place of a third one':
      'W8.84',
  },
  'tests/contract/contract.test.ts': {
    'the contract > mutation BetslipPlaceBets has the arguments and fields of the specification': 'S7.038',
    'the contract > mutation CreateAccountLink has the arguments and fields of the specification': 'S7.053',
    'the contract > mutation GeoComplyAuthorizeGeoPacket has the arguments and fields of the specification': 'W7.57',
    'the contract > mutation Heartbeat has the arguments and fields of the specification': 'S7.049',
    'the contract > query AccountMenu has the arguments and fields of the specification': 'S7.022',
    'the contract > query AccountMenuPrompt has the arguments and fields of the specification': 'S7.056',
    'the contract > query LinkedAccounts has the arguments and fields of the specification': 'S3.04',
    'the contract > query LiveEventsCount has the arguments and fields of the specification': 'S7.031',
    'the contract > query SessionSpend has the arguments and fields of the specification': 'S7.057',
    'the contract > query SportsMenu has the arguments and fields of the specification': 'S7.029',
    'the contract > query Startup has the arguments and fields of the specification': 'S7.015 S7.016',
    'the contract > subscription LinkedAccountUpdated has the arguments and fields of the specification': 'S7.055',
  },
  'tests/contract/manifest.integration.test.ts': {
    'a server that has just started knows every operation of the app by its hash alone, and no other query': 'S7.099',
  },
  'tests/contract/transports.test.ts': {
    'the calls of the app > are GraphQL operations, but for those that the specification says are not': 'W7.01',
    'the calls of the app > have no other REST request than to one of these paths': 'W7.01',
    'the calls of the app > name a path of the server in core/wire/apiPaths.ts alone, so that the list above has them all': 'W7.01',
  },
  'tests/edge/analytics.integration.test.ts': {
    'viewer data > are the market of the visitor’s city, and the device': 'S3.37 S7.075',
  },
  'tests/edge/customDialogs.integration.test.ts': {
    'custom dialogs > come with all of their fields, triggers and buttons to the player they are for':
      'S3.28 S3.29 W3.47 W3.48 W3.49',
  },
  'tests/edge/eventStates.integration.test.ts': {
    'an event set to any status of the specification is answered to the app with it': 'W4.62',
    'no event is set to any other status': 'W4.62',
  },
  'tests/edge/firstAward.integration.test.ts': {
    'a new player claims a welcome offer, bets, and has the award once the bet is settled, and points':
      'S1.14 S1.18 S1.21 W1.26 W3.19 W7.110 W7.111',
  },
  'tests/edge/flags.integration.test.ts': {
    'the flags endpoint > answers bots and crawlers with the defaults': 'S6.18',
    'the flags endpoint > answers every flag with its default': 'S6.21 S6.22 S6.23 S6.24 S6.25 S6.26 S6.27 S6.28 S6.29',
    'the flags endpoint > evaluates by player, brand and region': 'S6.17',
  },
  'tests/edge/gateway.integration.test.ts': {
    'pages > are those of the host’s brand, for every brand': 'S9.43 W9.36',
    'phones and tablets > are sent to the place that is configured, from all pages but /shared_bet and /signup': 'S2.107 S2.108',
    'phones and tablets > are served here as long as no other place is configured': 'S2.108',
    'the code of the developer tools > is served with a sandbox only': 'S2.103 S6.30',
  },
  'tests/edge/here.integration.test.ts': {
    'a region has its ISO 3166-2 code, and regions are of the United States and Canada': 'S1.04 S3.33',
    'the current time is the server’s': 'W7.60',
    'the public IP address is the caller’s, in a sandbox the one it says': 'W7.59',
  },
  'tests/edge/locationJourney.integration.test.ts': {
    'while the location service is down in a game, a pass holds to its end, the text says whose fault it is, and a cash out and My Bets need no pass':
      'W8.49',
  },
  'tests/edge/monitoring.integration.test.ts': {
    'events of the devices in the sample go on to the monitoring service, and those of all devices to the event broker': 'W7.113',
  },
  'tests/edge/navIcons.integration.test.ts': {
    'an icon of the menus comes from the folder of the server’s environment and of the page’s brand': 'S7.115',
  },
  'tests/edge/regionRedirect.integration.test.ts': {
    'a visitor in US-PA is sent to a page of the casino’s variant by GET /i/regions, and others are not': 'S2.105 S7.072 W2.40',
  },
  'tests/edge/sandbox.integration.test.ts': {
    'maintenance > answers every call with 503 and headers that core reads, keeps pages and probes, and says when it is over':
      'S7.105 S7.106 S7.107 S7.108 S7.109 S7.110 S7.111',
    'the waiting room > answers start-up, and nothing else, with 202 and its payload': 'S3.32',
  },
  'tests/edge/sportRecords.integration.test.ts': {
    'the images of participants > are a headshot of 160 pixels for a person of %s': 'S9.38',
    'the images of participants > are logos of 72 and 256 pixels for a team': 'S9.37',
    'the record of > a market and a selection has its status, name, odds and points': 'S3.69',
    'the record of > an event of %s has its names, standings, seeds and images': 'S3.69',
    'the records of %s > feed the leg of the slip': 'S3.70',
    'the records of %s > feed the page of the event, with the images and the places of both sides': 'S3.70',
  },
  'tests/edge/unshownPayloads.integration.test.ts': {
    'a document is checked by the provider, whose decision the player reads, and a rejection says why': 'S7.077 W7.96',
    'a payload that the specification does not show answers with the fields of this table': 'W7.97',
    'a provider of document checks that gives no answer leaves no check behind, and an unknown document is refused': 'S7.077 W7.96',
  },
  'tests/feed/catalogue.integration.test.ts': {
    'the slate > answers the sports menu with id, label, icon, link and live counts': 'S7.029',
    'the slate > shows on live what is in play, as many as the count says': 'S7.031',
    'the states of the specification > are those and no others: market_status': 'S3.71',
  },
  'tests/lighthouse/lighthouserc.test.ts': {
    'the Lighthouse step of npm run verify > names a page whose scores are below the assertions, and so fails': 'D1.10',
  },
  'tests/linking/linking.integration.test.ts': {
    'account linking > invites a player without a linked account, whose dismissal is stored': 'S3.05 S7.056',
    'account linking > is for players with the flag, of a brand that supports it': 'S6.20',
    'account linking > tells the other devices of the player, and nobody else': 'S7.055',
    'linking an account > an account that is linked with another player is refused with DUPLICATE_PAIRWISE_ID, for one of each':
      'W8.54 W8.93',
    'linking an account > an id token that is %s is refused with INVALID_TOKEN': 'W8.54',
    'linking an account > ends with SUCCESS, and the account is listed as linked': 'S1.22 S3.04 S7.053 S7.054 W8.54',
  },
  'tests/money/betOutcomes.integration.test.ts': {
    'bets end with each outcome that the specification has, and are read with it': 'W4.55',
    'bets have each status that the specification has: cancelled and invalid ones are told from settled ones': 'W4.54',
  },
  'tests/money/cashOut.integration.test.ts': {
    'accepting an offer > an offer with a leg in play is held for the place-bet delay, and decided at the price of then': 'W9.33',
  },
  'tests/money/history.integration.test.ts': {
    'forms of payouts > identical wagers are one form, others are none, and a void of one of them corrects it': 'W3.33',
    'the history of bets > a day is the one of the player’s zone, and the day with 25 hours holds all of them': 'W3.23',
    'the history of bets > each filter’s totals are the sum of its own list, and all of them that of the ledger': 'W1.24',
  },
  'tests/money/liveBets.integration.test.ts': {
    'the place-bet delay of a market in play': 'W9.33',
  },
  'tests/money/myBets.integration.test.ts': {
    'My Bets > answers a bet and its legs as placed, with their present state': 'S3.68 W3.22 W5.37',
  },
  'tests/money/myBetsKinds.integration.test.ts': {
    'every kind of bet has the price and the possible win that it was placed with, won or lost': 'W4.56',
  },
  'tests/money/parlayPlus.integration.test.ts': {
    'a parlay-plus > pays legs on one number as one, and others as their product; a push is removed': 'S1.23',
  },
  'tests/money/playerMay.integration.test.ts': {
    'bets on sports and spins of an open game ask the same > a pass, whose region counts until it is over or the player asks from another address':
      'S1.28 W6.02',
    'bets on sports and spins of an open game ask the same > limits on spending and losses, which they share': 'W1.04',
    'bets on sports and spins of an open game ask the same > no place is asked of a deposit or a withdrawal, outside of all areas and without a pass':
      'W1.18 W6.04',
    'bets on sports and spins of an open game ask the same > the region: sports outside of the casino’s states, nothing outside of all, and wins are taken anywhere':
      'W1.04',
    'bets on sports and spins of an open game ask the same > what is spent in a session is counted as against a limit: sports and casino, no bonus, nothing that was undone':
      'W7.63',
  },
  'tests/money/referrals.integration.test.ts': {
    'a referral > gives both their award once, after the friend has bet a deposit': 'S1.19',
  },
  'tests/money/rewards.integration.test.ts': {
    'a bonus bet > is staked by the house, pays its profit alone, and is spent with it': 'S1.26',
    'a profit boost > pays more of the profit, up to its maximum stake': 'S1.25',
    'promotional credits > pay any part of a stake that they cover, and only the profit comes back in cash': 'S1.27',
  },
  'tests/money/roundRobin.integration.test.ts': {
    'a parlay-plus in a round robin > is one pick of every combination, at its own price, and counts for the liability of its event once':
      'S1.23',
    'a round robin > stakes on each of its combinations and pays each as a ticket of its own, rounded once': 'S1.23',
  },
  'tests/money/teaser.integration.test.ts': {
    'a teaser > is graded on its teased lines and pays the price of the table': 'S1.23',
  },
  'tests/spec/accountEntity.integration.test.ts': {
    'the account entity, from the server to the screen > closes the casino for a restricted player, and asks for an acknowledgement that is due':
      'S3.01',
    'the account entity, from the server to the screen > is what the session and the notices are made of: interval, spend, tour, limits and tax form':
      'W3.30',
    'the account entity, from the server to the screen > shows name, username, e-mail, last log-in, balances, bonus bets, links and preferences':
      'S3.01',
  },
  'tests/spec/accountLinking.test.tsx': {
    'a dismissed invitation to link an account is gone from the panel, which keeps the focus, and the server is told':
      'S3.05 S7.056',
    'a linking that fails has its modal, which reports the reason and does not show it': 'S2.208 S2.210 S8.58',
    'an account that another player has linked has its modal, which leads to the linked accounts': 'S2.212 W8.93',
    'the way back from the provider has the modal of its progress, then that of the link; its answer is out of the address at once':
      'S2.208 S2.209 S2.211',
  },
  'tests/spec/accountNotices.test.tsx': {
    'the notices in the header of a player > a bet that a limit refuses opens the alert of the limits, which is acknowledged with a PATCH':
      'S2.218 S7.073 S7.074 W7.78 W7.79',
    'the notices in the header of a player > deposits that have reached the state’s amount are acknowledged once; a failure is a toast':
      'S8.52 W2.130 W8.68',
    'the notices in the header of a player > responsible gaming has to be acknowledged before anything else, then the limits and a win with a tax form are reviewed; the account is read anew after each':
      'S7.067 S7.068 W1.23 W2.127 W2.128 W2.129 W4.77 W7.80 W7.81',
  },
  'tests/spec/accountPages.test.tsx': {
    'the page of address and documents > a document that is %s says so, with the reason, and another can be added only where none is open':
      'S7.077 W7.96',
  },
  'tests/spec/accountPanel.test.ts': {
    'a parent of the account menu > has its page at the slug of its label, with its items': 'S2.065',
    'a parent of the account menu > opens at its second address, Rewards at /me/awards and Account at /me/account_summary':
      'S2.066 S2.067',
    'the account panel > a menu that fails alone is an error with a retry, not an endless skeleton': 'S4.11',
    'the account panel > has each money with its amount in the wallet box, and Withdraw and Deposit, each leading to its page':
      'S2.164 S2.165 S3.02 S3.06',
    'the account panel > lists the player’s rewards, those that expire first in front, each with its use, and a link to all of them':
      'S2.153 S2.154',
    'the account panel > shows a skeleton, then the account, and where nothing answers an error with a retry': 'S4.11',
    'the account panel > shows the referral card of its shelf, unless its flag is off or the server sends none': 'S2.156 S3.11',
    'the dot of the avatar > is there from two awards of cashback on, with the flag, while the notification is visible':
      'S3.23 S4.18 S9.13',
    'the dot of the avatar > is there until the referral section was viewed for the first time': 'S4.17',
    'the links of the account menu > take the route of a deep link, and leave out one without a route': 'S2.114 S2.134',
    'the loyalty card of the account panel > has a skeleton while it loads, and is hidden when the loyalty service reports an error':
      'S6.16',
    'the loyalty card of the account panel > is not asked for without a player': 'S7.027',
    'the loyalty card of the account panel > shows tier, points and the way to the next tier while its flag is on': 'S2.151 S6.15',
  },
  'tests/spec/amountFields.test.ts': {
    'an error of type BET_AMOUNT marks of the inputs Bet and To win: [true,false]': 'S5.19',
    'an error of type BET_WIN_AMOUNT marks of the inputs Bet and To win: [true,true]': 'S5.20',
    'an error of type WIN_AMOUNT marks of the inputs Bet and To win: [false,true]': 'S5.20',
    'the inputs Bet and To win are read-only with a bonus bet, To win alone with a boost, and none without a reward': 'S5.14',
  },
  'tests/spec/amounts.test.tsx': {
    'a bet typed as %s is refused, with what an amount is, until Backspace': 'S5.10',
    'a bet typed as 0 is shown as “” once the field is left': 'S5.06',
    'a bet typed as 12.345 is shown as “$12.34” once the field is left': 'S5.11',
    'an amount is pasted with its signs, one above the most of the field is not, and a leading point becomes 0.':
      'S5.05 S5.07 S9.11',
    'the field takes up to a thousand million, and says that a bet does not; a quick stake keeps the focus, and Enter goes to the bet button':
      'S5.05 S5.12 S9.11',
  },
  'tests/spec/betReward.test.ts': {
    'the rewards banner of a bet > is not there where all rewards are restricted, unless there are credits': 'S2.248',
    'the rewards banner of a bet > is not there without rewards': 'S2.247',
  },
  'tests/spec/browsing.integration.test.ts': {
    'outside an operating area the catalogue is answered as inside': 'S1.29 W1.17 W6.03',
  },
  'tests/spec/casinoPrefix.test.ts': {
    'the prefix "%s" of the casino’s paths > a page below it is one of the casino for the menu, and a game for the log-out':
      'S2.084',
    'the prefix "%s" of the casino’s paths > menus, lists, search, promotions and footers lead to them': 'S2.084',
    'the prefix "%s" of the casino’s paths > the pages stand there, and addresses with the other reading lead to them: %s':
      'S2.084',
  },
  'tests/spec/contentSettings.test.tsx': {
    'content settings: each odds format writes the sample anew, and only what the contract has goes to the account': 'S2.050',
    'settings lead to every page of them that the brand has': 'S2.049',
  },
  'tests/spec/contractFacts.test.ts': {
    'amounts > come from cash, a free bet or promotional credit': 'S4.59',
    'menus in the contract > have items of four kinds': 'S3.09',
    'menus in the contract > have items with label, icon and a deep link with a canonical or a web URL': 'S3.10',
    'menus in the contract > menus of sports are asked for down to the fourth level': 'S3.13',
    'paths that the specification does not give > are set in one place, for client, worker and server': 'W7.02',
    'roles > are two, and none of them is staff': 'S6.33 W6.01 W6.17',
    'service attributes > have room for what installs the location check, and where from': 'W3.16',
    'the names of the request headers > stand in one place, which both sides use': 'S7.014',
    'time zones > the eastern one is known to one helper alone': 'S9.50',
  },
  'tests/spec/customDialogs.test.tsx': {
    'a dialog for the log-in opens after it, leads to its page, is reported as closed and does not open again; a link that is not https is no button':
      'S3.29 S5.34 W3.48',
    'a dialog for the log-in that comes %s': 'S4.42',
    'a reload is no log-in: of a dialog for the log-in and one for the page only that for the page opens': 'W3.48',
  },
  'tests/spec/deepLinks.test.ts': {
    'a deep link > account/award-details/bonus-bets leads to /account/award-details/bonus-bets, in each form it comes in': 'S2.121',
    'a deep link > account/award-details/bonus-spins leads to /account/award-details/bonus-spins, in each form it comes in':
      'S2.122',
    'a deep link > account/award-details/bonuses leads to /account/award-details/bonuses, in each form it comes in': 'S2.117',
    'a deep link > account/award-details/cashback leads to /account/award-details/cashback, in each form it comes in': 'S2.120',
    'a deep link > account/award-details/free-bets leads to /account/award-details/free-bets, in each form it comes in': 'S2.118',
    'a deep link > account/award-details/free-wagers leads to /account/award-details/free-wagers, in each form it comes in':
      'S2.119',
    'a deep link > account/award-details/promotional-credits leads to /account/award-details/promotional-credits, in each form it comes in':
      'S2.123',
    'a deep link > account/history/betting leads to /account/history/betting, in each form it comes in': 'S2.111',
    'a deep link > account/history/casino leads to /account/history/casino, in each form it comes in': 'S2.113',
    'a deep link > account/history/transactions leads to /account/history/transactions, in each form it comes in': 'S2.112',
    'a deep link > account/linked-accounts leads to /account/linked-accounts, in each form it comes in': 'S2.124',
    'a deep link > account/summary leads to /account/summary, in each form it comes in': 'S2.116',
    'a deep link > account/taxes leads to /account/taxes, in each form it comes in': 'S2.128',
    'a deep link > add-document leads to /account/update-address, in each form it comes in': 'S2.132',
    'a deep link > has its path in one table, which is that of this test': 'S2.133',
    'a deep link > pennplay leads to /account/penn-play, in each form it comes in': 'S2.114',
    'a deep link > promotions leads to /promotions, in each form it comes in': 'S2.115',
    'a deep link > refer-a-friend/completed leads to /account/referrals/completed, in each form it comes in': 'S2.127',
    'a deep link > refer-a-friend/in-progress leads to /account/referrals/in-progress, in each form it comes in': 'S2.126',
    'a deep link > refer-a-friend/invite-friends leads to /account/referrals/invite-friends, in each form it comes in': 'S2.125',
    'a deep link > responsible-gaming/limit-history leads to /account/responsible-gaming/limits/history, in each form it comes in':
      'S2.131',
    'a deep link > wallet/deposit leads to /deposit, in each form it comes in': 'S2.129',
    'a deep link > wallet/withdrawal leads to /withdrawal, in each form it comes in': 'S2.130',
    'a deep link > without a route yields none': 'S2.134',
  },
  'tests/spec/devTools.test.ts': {
    'the developer tools > and the debug menu do not exist in a build for production': 'S2.103 S6.30',
    'the developer tools > leave no code in a build for production': 'S2.103',
  },
  'tests/spec/errorPages.test.tsx': {
    'a startup that fails is reported, and the outage page stands in place of everything until it is answered': 'S2.194 S8.38',
    'the %s error page > leads to support, and Reload loads it again': 'S2.195 S2.196 S8.03',
    'the generic error page says that something went wrong and to try again': 'S8.01 S8.02',
    'the outage page has a missed shot, which no other page has, and says that the brand is experiencing issues':
      'S2.194 S8.04 S8.05',
  },
  'tests/spec/firstWager.test.tsx': {
    'a page of bets that %s opens the first-wager modal once a selection is picked; closing it is kept by the server':
      'W2.126 W6.13 W7.100 W7.101 W7.72',
  },
  'tests/spec/flagGates.test.ts': {
    '%s opens the page %s': 'S6.19',
    '%s switches %s on': 'S6.19',
    'account-linking opens nothing for a brand without its support': 'S6.19',
    'loyalty-banner opens the banner of the rewards, promo-carousel the row of promotions': 'S6.19',
  },
  'tests/spec/footer.test.ts': {
    'the footer > has Casino links where the brand is a casino, Betting links elsewhere': 'S2.177',
    'the footer > has an accessibility app’s icon where one is configured, and nowhere else': 'S2.189',
    'the footer > links the words that a disclaimer names to where its deep link leads': 'S3.22',
    'the footer > names every product with its mark in a column of its own': 'S2.179',
    'the footer > shows the icon of each kind of phone beside how to install the app on it': 'S2.176',
    'the footer > shows the parent company’s logo, by its name, beside its rights': 'S2.182',
  },
  'tests/spec/forgotPassword.test.tsx': {
    'a request for a mail shows the server’s own words at the field when it is refused; answered by 201 it says “Email sent”, and is sent again by a press':
      'S2.206 S2.207 S7.064 S7.065 S7.066',
    'the page for a forgotten password has its words, and its button lives once an address stands in the field':
      'S2.202 S2.203 S2.204 S2.205 S3.51 S5.28 S5.29 S5.30',
  },
  'tests/spec/freeToPlay.test.ts': {
    'f2p/{promotionId} > shows the promotion’s game, which is played with credits alone (player: %s)': 'W7.102',
  },
  'tests/spec/headerAndFooter.test.tsx': {
    'a player sees last log-in, the time, ticking each second, and the session’s length, and has wallet, rewards, referral and log-out':
      'S2.190 S2.191 S2.192 S4.22 S6.06 W9.20',
    'a visitor has Log In and Sign Up, disabled until the region is known, a menu, and ways home and to responsible gaming':
      'S2.135 S2.139 S2.140 S2.141 S2.142 S2.143 S6.02',
    'the footer names the company, the products and the help, and shows the logos that the server names':
      'S2.178 S2.180 S2.181 S2.183 S2.185 S2.186 S2.187 S2.188',
  },
  'tests/spec/helpPages.test.tsx': {
    'about says what the product is and what there is to read': 'S2.029',
    'help lists articles, finds them by words of the title in any order, and leads to Support': 'S2.034',
  },
  'tests/spec/layouts.test.ts': {
    'a page of the centred layout is at most 1296 px wide, with as much room left of it as right of it': 'S2.007 S2.008',
    'the account layout has a header with the logo and the area alone, and a footer with the policies alone': 'S2.006',
  },
  'tests/spec/linkPrompt.test.ts': {
    'the prompt to link an account > does not come back on this device once it is dismissed, with or without the server': 'S3.23',
    'the prompt to link an account > is in the account panel with a link and a button to dismiss it': 'S7.056',
    'the prompt to link an account > is not shown to a player whom the server sends none, or who dismissed it on another device':
      'S3.05',
    'the prompt to link an account > needs the flag and the support of the brand': 'S3.43 S6.20',
  },
  'tests/spec/linkedAccounts.test.ts': {
    'the page of linked accounts > shows a linked account with its provider’s page and a button to unlink it, at once when another device has linked it':
      'S7.055',
  },
  'tests/spec/livePage.test.tsx': {
    'lines that do not load are an inline error': 'S8.06',
  },
  'tests/spec/liveSlip.test.tsx': {
    'amounts are dollars with separators and two decimals, as they are typed and once they are left':
      'S5.03 S5.04 S5.09 S5.11 S5.13',
    'the only reward is a switch: on, its banner is active and the odds are boosted; removed, it is the switch again':
      'S2.249 S2.253 S2.256 S2.257',
    'the slip of a visitor without picks > is a button in the corner when it is collapsed, and has two empty tabs with their words':
      'S2.225 S2.228 S2.229 S2.230',
    'the slip of a visitor without picks > is made larger and smaller again, and minimized': 'S2.226',
  },
  'tests/spec/location.test.tsx': {
    'the mark of the header > a browser that denies leads to the steps that allow it': 'W8.21 W8.23',
    'the mark of the header > a position that does not come is a modal with another try': 'W8.13 W8.24 W8.25',
    'the mark of the header > a script that did not load is a warning that stays until it has': 'W8.41',
    'the mark of the header > a standalone casino says its own words with its partner’s brand, and is silent once that is asked for':
      'W8.18',
    'the mark of the header > outside of an operating area the location warning names the state and the attempts left, and checks again':
      'S2.219 W2.79 W8.12',
    'the mark of the header > software that does not answer opens the verify modal with the helper, and a warning that stays':
      'W4.20 W4.21',
    'the mark of the header > the button for software of an unsupported version leads to the helper, to be installed anew': 'W8.33',
    'the mark of the header > the button for the software’s error %s contacts support': 'W8.26 W8.27 W8.28 W8.29 W8.30 W8.37',
    'the mark of the header > the button for the software’s error %s tries again': 'W8.31 W8.34 W8.35 W8.36',
    'the mark of the header > the button of the default error refreshes the browser': 'W8.19',
    'the mark of the header > the default error is a toast to refresh the browser or contact support, which is gone after a pass':
      'W8.19',
    'the mark of the header > the modal for a VPN and a place outside is the VPN’s, whose number is lower': 'W8.18 W8.42',
    'the mark of the header > while the device is asked a toast says so, of kind info and until the answer': 'W8.20',
    'the slip > the reason beside the button is the location check’s, which its button runs, and the slip is read when that begins or ends to refuse':
      'S4.72',
  },
  'tests/spec/logInWarning.test.tsx': {
    'a standalone casino warns with the server’s words and the partner’s app, and no more once that is chosen':
      'S1.37 S3.18 S3.48 S6.10 W3.17 W8.14 W8.15',
    'outside an operating area a page for players warns before log-in, and leads there and back':
      'S6.08 S6.09 W2.79 W6.10 W6.11 W8.12',
  },
  'tests/spec/logOutEnds.test.tsx': {
    'after a log-out > for maintenance, which another tab has heard of first, the page stays where it is and says so': 'S4.31',
    'after a log-out > for technicalIssue a toast over the form of log-in says “Sorry! You have been logged out due to a technical issue on our end.”':
      'S8.31',
    'after a log-out > for unauthenticated a toast over the form of log-in says “You are not logged in. Please log in again to proceed.”':
      'S8.21',
    'after a log-out > the toast of the daily time limit stays until it is dismissed': 'S3.35 S8.27',
  },
  'tests/spec/menu.test.ts': {
    'an icon that the app does not draw is an image from the folder of environment and brand, at most 22 px high': 'S9.40',
    'the Sports/Casino toggle > is hidden by the active casino restriction of the player, and by no other': 'S6.14',
    'the Sports/Casino toggle > is there when the casino is enabled, the brand has both products, and no restriction is active':
      'S2.170',
    'the Sports/Casino toggle > selects casino on a casino route': 'S2.172',
    'the Sports/Casino toggle > selects sports on a sports route': 'S2.171',
    'the left menu > has no Promos for a player whose account menu has none, and has it for everybody else': 'S2.169',
    'the left menu > the menu of a standalone casino is Home and Promos only, on every page': 'S1.38 S2.168',
    'the left menu > the menu of sports is Home, Live, Promos and My Bets, then the competitions': 'S2.166',
    'the left menu > the menu of the casino is Home and Promos, then the categories of games': 'S2.167',
  },
  'tests/spec/moneyTexts.test.ts': {
    '%s cents are shown as %s, in texts and in fields': 'W1.11 W5.38',
    'no code but core/money writes an amount with a dollar sign of its own': 'W1.11',
  },
  'tests/spec/notFound.test.ts': {
    'an unknown address shows the not-found page': 'S2.104',
  },
  'tests/spec/noticeToast.test.ts': {
    'a toast of a featured bet stays three seconds, and one of external selections 1.1 seconds': 'S9.18 S9.19',
  },
  'tests/spec/oddsButtonWords.test.ts': {
    'a price button shows Suspended for a closed market and Closed for a hidden one, in place of line and price':
      'S4.64 S4.65 W4.78 W4.79',
  },
  'tests/spec/phoneNumbers.test.ts': {
    'phone numbers before and after a disclaimer’s hyperlink become tel links, too': 'S2.184',
    'phone numbers in a disclaimer of the footer, in digits or in letters, become tel links': 'S2.184',
  },
  'tests/spec/playerPresses.test.tsx': {
    '%s is launched with %s': 'W7.102',
    'the notification of cashback > is no longer visible once %s leads to the awards': 'S3.23',
  },
  'tests/spec/promoCarousel.test.ts': {
    'home has the carousel of promotions while its flag is on and there are some, each with its page': 'W9.29',
  },
  'tests/spec/promotionPage.test.ts': {
    'the call to action of a promotion > is called View where the promotion does not name it, and else as the promotion says':
      'W9.28',
    'the call to action of a promotion > is no link without a path of the app': 'W8.80',
  },
  'tests/spec/quickBetScreens.test.tsx': {
    'the page of quick bets > places the bet of the row that is pressed, at a price in the format of the player': 'S1.24 W3.35',
  },
  'tests/spec/quickBetSettings.test.tsx': {
    'a custom stake of “%s” for a quick bet %s': 'S1.24',
  },
  'tests/spec/routeGuards.test.ts': {
    'a page behind a flag > account linking needs its flag and the brand’s support': 'S3.43 S6.20',
    'a page behind a flag > exists only while its flag is on: parlay lounge, tournaments, refer a friend': 'S2.023 S2.040',
    'a page behind a flag > the fan hub needs its own flag and for-you or fantasy': 'S2.027',
    'a page for players > a page with the log-in %s and the region %s: %s': 'S6.08 W6.10 W6.11',
    'a page for players > is every page of the account area, My Bets and the callback of account linking': 'S6.07',
    'the account area > shows a visitor nothing of any of its pages': 'W6.14',
    'the guard of a route > hides the betting history of one standalone casino': 'S3.41 S3.42',
  },
  'tests/spec/routePages.test.tsx': {
    'the page at /account/about, over a server, shows its heading About and its content': 'S2.029',
    'the page at /account/award-details/another-section, over a server, shows its heading /out of bounds/ and its content':
      'S2.033',
    'the page at /account/award-details/bonus-bets, over a server, shows its heading Rewards and its content': 'S2.055',
    'the page at /account/award-details/bonus-spins, over a server, shows its heading Rewards and its content': 'S2.057',
    'the page at /account/award-details/bonuses, over a server, shows its heading Rewards and its content': 'S2.059 W2.112',
    'the page at /account/award-details/cashback, over a server, shows its heading Rewards and its content': 'S2.054',
    'the page at /account/award-details/free-bets, over a server, shows its heading Rewards and its content': 'S2.060',
    'the page at /account/award-details/free-rounds, over a server, shows its heading Rewards and its content': 'S2.061 W2.114',
    'the page at /account/award-details/history, over a server, shows its heading Rewards and its content': 'S2.062',
    'the page at /account/award-details/profit-boosts, over a server, shows its heading Rewards and its content': 'S2.056',
    'the page at /account/penn-play, over a server, shows its heading Loyalty and its content': 'S2.036 W1.02 W2.29',
    'the page at /account/referafriend, over a server, shows its heading Refer a friend and its content': 'S2.038',
    'the page at /account/referrals, over a server, shows its heading Refer a friend and its content': 'S2.037',
    'the page at /account/responsible-gaming, over a server, shows its heading /Responsible gaming/i and its content':
      'S2.041 S2.048 W1.02 W2.12',
    'the page at /account/responsible-gaming/limits/deposit/daily, over a server, shows its heading Daily deposit limit and its content':
      'S2.042 W2.13',
    'the page at /account/responsible-gaming/limits/deposit/monthly, over a server, shows its heading Monthly deposit limit and its content':
      'W2.15',
    'the page at /account/responsible-gaming/limits/deposit/weekly, over a server, shows its heading Weekly deposit limit and its content':
      'W2.14',
    'the page at /account/responsible-gaming/limits/loss/daily, over a server, shows its heading Daily loss limit and its content':
      'S2.043 W2.16',
    'the page at /account/responsible-gaming/limits/loss/monthly, over a server, shows its heading Monthly loss limit and its content':
      'S2.043 W2.18',
    'the page at /account/responsible-gaming/limits/loss/weekly, over a server, shows its heading Weekly loss limit and its content':
      'S2.043 W2.17',
    'the page at /account/responsible-gaming/limits/max-single-wager, over a server, shows its heading Max single wager and its content':
      'S2.045 W2.22',
    'the page at /account/responsible-gaming/limits/reality-check-in, over a server, shows its heading Reality check-in and its content':
      'S2.046 W2.23',
    'the page at /account/responsible-gaming/limits/spend/daily, over a server, shows its heading Daily spend limit and its content':
      'S2.044 W2.19',
    'the page at /account/responsible-gaming/limits/spend/monthly, over a server, shows its heading Monthly spend limit and its content':
      'S2.044 W2.21',
    'the page at /account/responsible-gaming/limits/spend/weekly, over a server, shows its heading Weekly spend limit and its content':
      'S2.044 W2.20',
    'the page at /account/responsible-gaming/limits/time, over a server, shows its heading Time limit and its content':
      'S2.047 W2.24',
    'the page at /account/settings, over a server, shows its heading Settings and its content': 'S2.049',
    'the page at /account/update-password, over a server, shows its heading Update password and its content': 'S2.053',
    'the page at /account_linking/callback, over a server, shows its heading /link/i and its content': 'S2.100 W6.16',
    'the page at /casino, over a server, shows its heading Casino and its content': 'S2.077 W1.02 W2.30',
    'the page at /casino/category/slots, over a server, shows its heading Slots and its content': 'S2.078 W2.31',
    'the page at /category/jackpots/starfall, over a server, shows its heading /Starfall/ and its content': 'S2.079 W2.32',
    'the page at /category/play_with_rewards, over a server, shows its heading Play with rewards and its content': 'S2.080 W2.33',
    'the page at /category/slots/velvet-sevens, over a server, shows its heading Velvet Sevens and its content': 'S2.082 W2.35',
    'the page at /deposit, over a server, shows its heading Deposit and its content': 'S2.068 W1.02',
    'the page at /f2p/practice-reels, over a server, shows its heading Practice reels and its content': 'S2.083 W2.36',
    'the page at /forgot-password, over a server, shows its heading Reset your password and its content': 'S2.095 W2.39',
    'the page at /lobby, over a server, shows its heading Casino and its content': 'S2.081 W2.34',
    'the page at /promotions, over a server, shows its heading Promotions and its content': 'S2.085',
    'the page at /promotions/sundays, over a server, shows its heading Parlay Sundays and its content': 'S2.086',
    'the page at /search, over a server, shows its heading Search and its content': 'W2.43',
    'the page at /signup/success, over a server, shows its heading Thank you and its content': 'S2.089',
    'the page at /welcome-promo, over a server, shows its heading Fund your account to get started and its content': 'S2.096 W2.10',
    'the page at /withdrawal, over a server, shows its heading /Withdraw/ and its content': 'S2.069',
  },
  'tests/spec/routeTable.test.ts': {
    'the route table > /account/award-details/free-bets is Free bets, in the layout Account, for players': 'W2.113',
    'the route table > /account/award-details/history is Rewards history, in the layout Account, for players': 'W2.115',
    'the route table > /account/award-details/promotional-credits is Site credit, in the layout Account, for players':
      'S2.058 S2.063 W2.116',
    'the route table > /account/help is Help, in the layout Account, for players': 'S2.034',
    'the route table > /account/history/casino/r1/round is Round, in the layout Account, for players': 'S2.032 W2.27',
    'the route table > /account/history/casino/s1 is Session, in the layout Account, for players': 'S2.031 W2.26',
    'the route table > /account/history/transactions is History, in the layout Account, for players': 'S2.030 W2.25',
    'the route table > /account/linked-accounts is Linked accounts, in the layout Account, for players': 'S2.035',
    'the route table > /account/rewards is Account, in the layout Account, for players': 'S2.065',
    'the route table > /account/settings/content is Content settings, in the layout Account, for players': 'S2.050',
    'the route table > /account/summary is Account summary, in the layout Account, for players': 'S2.051',
    'the route table > /account/taxes is Taxes, in the layout Account, for players': 'S2.052 W2.28',
    'the route table > /account_linking/callback is Account linking, in the layout CentredPage, for players': 'S2.007 S2.099',
    'the route table > /category/slots/velvet-sevens is Casino game, in the layout FullWidth, for everybody': 'S2.005',
    'the route table > /deposit is Deposit, in the layout Wallet, for players': 'S6.11 W2.01',
    'the route table > /deposit/cash-at-casino is Cash at casino, in the layout Wallet, for players': 'S2.073 W2.07',
    'the route table > /deposit/gateway is Payment, in the layout FullWidth, for players': 'S2.071 W2.05',
    'the route table > /deposit/wire-transfer is Wire transfer, in the layout Wallet, for players': 'S2.072 W2.06',
    'the route table > /dev-tools is Developer tools, in the layout CentredPage, for everybody': 'S2.102',
    'the route table > /exclusives is Exclusives, in the layout Main, for everybody': 'S2.015',
    'the route table > /fan-hub is Fan hub, in the layout Main, for everybody': 'S2.026',
    'the route table > /live is Live, in the layout Main, for everybody': 'S2.011',
    'the route table > /login is Log in, in the layout Simple, for everybody': 'S2.091 W2.38',
    'the route table > /me/account_summary is Account, in the layout Account, for players': 'S2.067',
    'the route table > /me/awards is Rewards, in the layout Account, for players': 'S2.066',
    'the route table > /my-bets/open is My Bets, in the layout Main, for players': 'S2.019 S6.07',
    'the route table > /oauth_callback is Log in, in the layout Simple, for everybody': 'S2.090',
    'the route table > /parlay-lounge is Parlay lounge, in the layout Main, for everybody': 'S2.022',
    'the route table > /promotion leads to /promotions': 'S2.087',
    'the route table > /quick-bets is Quick bets, in the layout Main, for everybody': 'S2.012',
    'the route table > /receipt/r1 is Receipt, in the layout Wallet, for players': 'S2.074 W2.08',
    'the route table > /search/bills/all is Search, in the layout Main, for everybody': 'W2.44',
    'the route table > /shared_bet is Shared bet, in the layout Main, for everybody': 'S2.101',
    'the route table > /signup is Sign up, in the layout Simple, for everybody': 'S2.088',
    'the route table > /sport/football/organization/us/competition/nfl is Competition, in the layout Main, for everybody': 'S2.013',
    'the route table > /sport/football/organization/us/competition/nfl/event/e1 is Event, in the layout Main, for everybody':
      'S2.014',
    'the route table > /tournaments/joined is Tournaments, in the layout Main, for everybody': 'S2.024',
    'the route table > /tournaments/tournament is Tournament, in the layout Main, for everybody': 'S2.025',
    'the route table > /wire_transfer_withdrawal_details is Wire transfer withdrawal details, in the layout Wallet, for players':
      'S2.075 W2.09',
    'the route table > /withdrawal is Withdrawal, in the layout Wallet, for players': 'W2.03',
    'the route table > /withdrawal/cash-at-casino is Cash at casino, in the layout Wallet, for players': 'S2.073 W2.07',
    'the route table > /withdrawal/gateway is Payment, in the layout FullWidth, for players': 'S2.071 W2.05',
    'the route table > /withdrawal/interac is Interac withdrawal, in the layout Wallet, for players': 'S2.070 W2.04',
    'the route table > /withdrawal/wire-transfer is Wire transfer, in the layout Wallet, for players': 'S2.072 W2.06',
    'the route table > a single promotion says in the brand’s own words why there is none: to a visitor, to a player, and to one without promotions':
      'S3.49',
    'the route table > home is the lines of a sportsbook and the lobby of a standalone casino': 'S1.39 S2.010',
    'the route table > shows every page under account/ with the side menu of the account area': 'S2.028',
    'the route table > the award pages stand under one configured path': 'S2.064',
  },
  'tests/spec/saferPlay.test.tsx': {
    'the overview > at "%s" the %s "%s" is as the brand names it, whose titles say so, too': 'W4.59',
    'the overview > shows every limit with what is left, its badge, the session’s spending in ET, and the way to breaks and help':
      'S1.20 W1.19 W2.103 W4.58 W4.60 W4.61 W5.35 W5.36 W7.61 W7.63',
    'the page of a limit > a cancel that fails says so': 'S8.09 W8.70',
    'the page of a limit > a change whose wait is over is confirmed, or the old limit kept, side by side': 'S7.060 W4.71 W7.75',
    'the page of a limit > a failure %o says the server’s amount message, or that of the specification': 'S7.062 S8.12 W8.73 W8.74',
    'the page of a limit > a pending change can be cancelled before its wait is over, and not confirmed':
      'S7.059 S8.08 W4.70 W7.74 W8.69',
    'the page of a limit > a raise says that it waits and that keeping costs nothing; both answers look the same': 'S8.11 W8.72',
    'the page of a limit > sends a lower amount in cents after it was reviewed, reads anew and says so':
      'S5.40 S7.061 S8.10 W4.72 W5.34 W7.76 W8.71 W9.05',
    'the page of a limit > shows the active limit, the pending one, the badge and the history, page by page':
      'S3.74 W2.100 W2.101 W2.102 W2.103 W2.104 W3.27 W3.28 W3.29 W7.62 W9.32',
    'the page of a limit > the time limit is No Limit or 1 to 10 hours': 'S9.14 W1.20 W9.19',
    'the page of a type > has its three periods side by side, each with the way to its page, and what they were':
      'S2.042 W2.13 W2.14 W2.15',
    'the reality check-in > is saved in minutes, holds for this session at once, and says so': 'S2.046 S7.089 W1.21 W7.93',
  },
  'tests/spec/search.test.ts': {
    'the box in the header > is at most 496 px wide': 'S2.137 S9.10',
    'the box in the header > is shown only while its flag is on, with the words of the brand': 'S2.136',
    'the page of results > draws another picture in each empty tab': 'W2.48',
    'the page of results > has the tabs of the brand: all three, and no sportsbook in a standalone casino':
      'S3.47 W2.45 W2.46 W2.47',
  },
  'tests/spec/searchTyping.test.tsx': {
    'on the page of the search > the address follows the typing, and is reset below the minimum length':
      'S2.016 S2.017 S4.15 W2.43 W2.44',
    'on the page of the search > the term may stand in the parameter searchTerm, and a tab without results leads to one that has some':
      'S2.018',
    'the search runs after the debounce of the metadata, from its minimum length on': 'S4.14',
  },
  'tests/spec/settings.test.ts': {
    'the countdown of a reward begins a day before its end, or as many hours as the build says': 'S2.255',
  },
  'tests/spec/sharedBet.test.ts': {
    'the page of a shared bet > a leg that takes no bets is Suspended by a closed market, and Closed by a hidden one or a begun or ended event':
      'S4.64 S4.65',
    'the page of a shared bet > shows its legs at the prices of now, what it pays, and the way to add all of it': 'S2.101',
  },
  'tests/spec/sharedBetAdding.test.tsx': {
    'picks of a shared link with %s are added with the channel %s': 'S3.54',
  },
  'tests/spec/signUp.test.tsx': {
    'a sign-up > logs in at once by what was typed, and leads to the welcome': 'S2.097 W2.10',
    'a sign-up > says at each step what is wrong, and ends logged in': 'S2.088',
    'a sign-up > whose log-in is refused, as for an address that has an account, leads to the page that points to log-in': 'S2.089',
  },
  'tests/spec/slipBodyWords.test.tsx': {
    'the drawer of round robins is closed at first, opens and closes; every size has its combinations': 'S2.233 S2.235',
    'the empty %s tab says what a teaser needs: %s': 'S2.231',
    'the empty Teaser tab has a link to the help, and there are the three tabs': 'S2.227 S2.232',
  },
  'tests/spec/slipControls.test.tsx': {
    'a moved group of legs in “%s” is accepted as one with “%s”': 'S3.61',
    'nothing of the bets can be changed in the state “%s”': 'S5.17',
    'one of several rewards is chosen in a list of boosts, bonus bets and credits': 'S2.250',
    'one reward is applied with a switch': 'S2.249',
    'the amounts in the state “%s” are read-only: %j': 'S5.14',
    'the bet button in the state “%s” is “%s” and does that: %j': 'S2.242 S4.66 S4.69 S4.70',
    'the bet button in the state “%s” is “%s” and takes no press; busy: %s': 'S2.244 S4.67 S4.68 S4.72 S5.17',
    'the error in the state “%s” marks the fields %j, which it describes: %s': 'S5.18 S5.19 S5.20',
    'the reward applied in the state “%s” can be removed': 'S2.254',
    'the slip in the state “%s” has no banner of rewards': 'S2.247',
  },
  'tests/spec/slipErrors.test.ts': {
    'every one of the thirteen error types is presented, and the button knows the five display types and no others': 'S4.73',
    'the button shows each of the five display types in its own way': 'S4.73',
  },
  'tests/spec/slipFooter.test.tsx': {
    'the player chooses whether selections stay in the slip after a bet, and at first they do not': 'S7.037',
    'the player’s choice of which changed odds are accepted is saved as its label says': 'W3.34',
  },
  'tests/spec/slipPage.test.ts': {
    'the slip’s effects on the page > ask in the format that the player has chosen since, track errors, and register a bet in flight':
      'S7.032',
    'the slip’s effects on the page > promote the visitor’s slip at the log-in, with mergeBetslip false': 'S4.32',
  },
  'tests/spec/slipPageParts.test.tsx': {
    'a link to a featured parlay leaves the address, and asks before the parlay joins other selections': 'S4.56 S4.57',
    'a placed bet has the account menu read anew, with the balance that was returned': 'S7.024',
    'quick stakes appear with the focus in Bet, but not where it is read-only: %s': 'S5.14',
    'the Deposit button of a stake above the balance opens the deposit page': 'S4.70',
    'the minimized slip is a button with the number of picks, which opens it': 'S2.225',
    'the panel has the player’s odds format and balance, and highlights odds for as long as the configuration says': 'S9.15 W3.35',
    'the question answers %s to “%s”': 'S4.57 S4.58',
    'time passes > the countdown of a reward goes on every second, and ends': 'S2.255',
    'time passes > the location is read again every 20 seconds and when the player is back, until it is known, and a press checks it':
      'S4.72',
  },
  'tests/spec/slipQuickDeposit.test.tsx': {
    'the panel of the slip shows the wallet’s form, and its way back leads to the slip': 'S2.258 S4.51 W1.15 W2.82',
  },
  'tests/spec/slipScreens.test.tsx': {
    'a pick in the state “%s” has a word in place of its price: %s': 'S4.64 S4.65',
    'a price that went down is marked as such, and one that went up': 'S4.63',
    'the bet of the state “%s” is of the type %s': 'S4.61 S4.62',
    'the points of a teaser have one decimal': 'S2.236',
    'the round robins of “%s” say how many combinations they have': 'S2.235',
    'the slip in the state “%s” says why no bet can be placed: %s': 'S5.17',
    'the tab “%s” says what it needs: %s': 'S2.228 S2.231',
  },
  'tests/spec/straightBets.test.ts': {
    'straight bets on one event stand together below its name, as the server groups them': 'S3.57',
  },
  'tests/spec/teaserPoints.test.tsx': {
    'points without a price are disabled, and all of them while the slip is locked: %s': 'S3.60',
  },
  'tests/spec/useSlipView.test.ts': {
    'a reward that is on its way > is shown as removed at once': 'S2.254',
    'the bet button > is off until %s is answered, and no longer': 'S5.17',
    'the bet button is off until an acceptance of new odds is answered, and no longer': 'S5.17',
  },
  'tests/spec/wallet.test.ts': {
    'the wallet calls credits what its brand calls them': 'S1.35',
  },
  'tests/spec/walletFields.test.ts': {
    'a facility and its hours are read by the listed fields alone': 'W3.10 W9.40',
    'a receipt is read by the listed fields, and by those that our contract adds for its direction, time and way': 'W3.09 W9.40',
  },
  'tests/spec/walletPath.test.ts': {
    'the base path of the wallet > each route opens its own page': 'S2.068 S2.069 S2.070 S2.071 S2.072 S2.073 S2.074 S2.075 W2.05',
    'the base path of the wallet > every page of it is for players: a deposit needs log-in': 'S6.11',
    'the base path of the wallet > “%s” is one constant, before every route and every link of it':
      'S2.068 S2.070 S2.072 S2.073 S2.075 S2.076',
  },
  'tests/spec/walletRoutes.test.tsx': {
    'every address of the wallet > %s asks a visitor to log in first, and leads back then': 'S6.11',
    'every address of the wallet > %s, opened directly, leads a player to %s, which is called “%s”':
      'S2.068 S2.070 S2.072 S2.073 W2.04 W2.06 W2.07',
  },
  'tests/spec/welcome.test.ts': {
    'every brand welcomes in its own words, over its log-in by %s': 'S1.36',
  },
};
