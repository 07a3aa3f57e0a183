import type { PoolClient } from 'pg';

/**
 * All that is stored of a player, by what it is about. Left out: secrets (the hash of the password, tokens, one-time codes), and what names
 * other persons. Every query has the player's id alone.
 */
export const EXPORT_PARTS: Readonly<Record<string, string>> = {
  account: 'SELECT * FROM players WHERE id = $1',
  address: 'SELECT * FROM player_details WHERE player_id = $1',
  addresses: `SELECT street, city, region_code, postal_code, address_check, changed_at FROM player_addresses WHERE player_id = $1 ORDER BY id`,
  documentChecks: `SELECT id, document_type, state, reason, started_at, decided_at, used_at, read_first_name, read_last_name,
                          read_date_of_birth, read_region
                     FROM document_checks WHERE player_id = $1 ORDER BY started_at`,
  codeWaivers: 'SELECT reason, until FROM code_waivers WHERE player_id = $1',
  waysBackWaived: 'SELECT provider_code, reason, at FROM way_back_waivers WHERE player_id = $1',
  sessionSettings: 'SELECT * FROM player_session_settings WHERE player_id = $1',
  location: 'SELECT * FROM player_locations WHERE player_id = $1',
  locationChecks: `SELECT at, codes, decision, region_code, neighbour_code, distance_metres, doubt_metres, ip_address
                     FROM location_checks WHERE player_id = $1 ORDER BY id`,
  linkedAccounts:
    'SELECT account_type, issuer, username, linked_at FROM linked_accounts WHERE player_id = $1 ORDER BY account_type',
  linkPromptsClosed: 'SELECT * FROM account_link_prompt_dismissals WHERE player_id = $1',
  sessions: `SELECT created_at, expires_at, revoked_at, revoked_reason, brand, elapsed_seconds FROM sessions WHERE player_id = $1
               ORDER BY created_at`,
  loginNetworks: 'SELECT network, last_login_at FROM login_networks WHERE player_id = $1 ORDER BY last_login_at',
  timeByDay: 'SELECT day, elapsed_seconds FROM player_time WHERE player_id = $1 ORDER BY day',
  limits: 'SELECT type, period, amount_cents, seconds FROM player_limits WHERE player_id = $1 ORDER BY type, period',
  pendingLimits: 'SELECT * FROM pending_limits WHERE player_id = $1 ORDER BY asked_at',
  exclusions: 'SELECT * FROM player_exclusions WHERE player_id = $1 ORDER BY kind',
  saferPlay: 'SELECT number, at, kind, body FROM safer_play_log WHERE player_id = $1 ORDER BY number',
  balances: 'SELECT kind, balance_cents FROM ledger_accounts WHERE player_id = $1 ORDER BY kind',
  money: `SELECT e.at, e.class, t.kind, e.account, e.amount_cents, e.balance_cents, t.bet_id, t.payment_id, t.reference
            FROM player_entries e JOIN ledger_transfers t ON t.id = e.transfer_id WHERE e.player_id = $1 ORDER BY e.id`,
  payments: `SELECT receipt_id, direction, provider_code, amount_cents, currency, state, created_at, ended_at
               FROM payments WHERE player_id = $1 ORDER BY id`,
  paymentMethods: `SELECT provider_code, name, description, created_at, used_at, deleted_at FROM payment_methods WHERE player_id = $1
                     ORDER BY created_at`,
  excludedProviders: 'SELECT * FROM excluded_providers WHERE player_id = $1',
  promoCodes: 'SELECT code FROM promo_code_uses WHERE player_id = $1',
  bets: `SELECT b.id, b.kind, b.stake_cents, b.potential_payout_cents, b.placed_at, b.combinations, b.terms, b.reward,
                (SELECT json_agg(json_build_object('event', e.name, 'market', l.market_name, 'selection', l.selection_name,
                          'pointsHundredths', l.points_hundredths, 'odds', l.odds_numerator || '/' || l.odds_denominator) ORDER BY l.position)
                   FROM bet_legs l JOIN events e ON e.id = l.event_id WHERE l.bet_id = b.id) AS legs,
                (SELECT json_agg(json_build_object('version', s.version, 'outcome', s.outcome, 'payoutCents', s.payout_cents,
                          'settledAt', s.settled_at) ORDER BY s.version) FROM settlements s WHERE s.bet_id = b.id) AS settlements,
                (SELECT json_agg(json_build_object('amountCents', c.amount_cents, 'tenths', c.tenths, 'takenAt', c.taken_at) ORDER BY c.number)
                   FROM cash_outs c WHERE c.bet_id = b.id) AS cash_outs,
                (SELECT json_agg(json_build_object('outcome', outcome, 'note', note, 'at', cancelled_at))
                   FROM bet_cancellations WHERE bet_id = b.id) AS cancellations
           FROM bets b WHERE b.player_id = $1 ORDER BY b.id`,
  heldBets: 'SELECT placement_id, bets FROM held_placements WHERE player_id = $1 ORDER BY id',
  autoCashOuts: 'SELECT bet_id, amount_cents, set_at FROM auto_cash_outs WHERE player_id = $1 ORDER BY set_at',
  requests: 'SELECT kind, outcome, decided_at FROM money_requests WHERE player_id = $1 ORDER BY decided_at',
  casinoSessions: `SELECT s.id, s.game_id, s.opened_at, s.ended_at, s.end_reason,
                (SELECT json_agg(json_build_object('id', r.id, 'roundId', r.server_round_id, 'status', r.status, 'betCents', r.bet_cents,
                          'bonusCents', r.bonus_cents, 'winCents', r.win_cents, 'openedAt', r.opened_at, 'endedAt', r.ended_at) ORDER BY r.id)
                   FROM casino_rounds r WHERE r.session_id = s.id) AS rounds
           FROM casino_sessions s WHERE s.player_id = $1 AND s.mode = 'REAL' ORDER BY s.opened_at`,
  favourites: 'SELECT id, title, added_at FROM player_favourites WHERE player_id = $1 ORDER BY added_at, id',
  priceAlerts: `SELECT selection_id, points_hundredths, target_numerator || '/' || target_denominator AS target, set_at, state, ended_at,
                       reached_numerator || '/' || reached_denominator AS reached, told_at, withheld
                  FROM price_alerts WHERE player_id = $1 ORDER BY id`,
  unseenSettlements: 'SELECT bet_id, settled_at FROM unseen_settlements WHERE player_id = $1 ORDER BY bet_id',
  // Without the addresses and keys, which are secrets between the browser and its push service.
  notifications: 'SELECT brand, subscribed_at FROM push_subscriptions WHERE player_id = $1 ORDER BY id',
  notificationsOff: 'SELECT brand, kind FROM push_kinds_off WHERE player_id = $1 ORDER BY brand, kind',
  casinoBonusWagering: 'SELECT required_cents, wagered_cents FROM casino_bonus_wagering WHERE player_id = $1',
  casinoFavourites: 'SELECT game_id, added_at FROM casino_favourites WHERE player_id = $1 ORDER BY added_at',
  rewards:
    'SELECT id, kind, title, amount_cents, percent, spins, created_at, starts_at, expires_at, paused_reason FROM rewards WHERE player_id = $1 ORDER BY created_at',
  // Without the name of the operator.
  givenByOperators: 'SELECT kind, detail, reason, at FROM operator_actions WHERE player_id = $1 ORDER BY id',
  cashbackClaims: 'SELECT reward_id, claimed_at FROM cashback_claims WHERE player_id = $1 ORDER BY number',
  loyalty: 'SELECT tier, granted_year, mychoice_id, credits FROM loyalty_members WHERE player_id = $1',
  loyaltyYears: 'SELECT year, tier_points FROM loyalty_years WHERE player_id = $1 ORDER BY year',
  loyaltyEntries: `SELECT kind, bet_id, method_id, cents, tier_points, credits, year, at FROM loyalty_entries WHERE player_id = $1
                     ORDER BY id`,
  promotionsEnrolled: 'SELECT promotion_id, enrolled_at FROM promotion_enrolments WHERE player_id = $1 ORDER BY enrolled_at',
  promotionsAwarded: 'SELECT promotion_id, cents, awarded_at FROM promotion_awards WHERE player_id = $1 ORDER BY id',
  awardsRecalled: 'SELECT source, outcome, at FROM award_recalls WHERE player_id = $1 ORDER BY source',
  referralCode: 'SELECT code FROM referral_codes WHERE player_id = $1',
  referrals: `SELECT CASE friend_id WHEN $1 THEN 'invited by a friend' ELSE 'invited a friend' END AS what, signed_up_at, awarded_at
                FROM referrals WHERE $1 IN (friend_id, referrer_id) ORDER BY signed_up_at`,
  tournaments:
    'SELECT tournament_id, number, remaining, returned, joined_at FROM tournament_players WHERE player_id = $1 ORDER BY joined_at, tournament_id',
  tournamentPicks: `SELECT p.id, p.tournament_id, p.event_name, p.selection ->> 'name' AS selection, p.odds_numerator, p.odds_denominator, p.stake,
                           p.placed_at, g.grade, g.returned
                      FROM tournament_picks p LEFT JOIN tournament_pick_grades g ON g.player_id = p.player_id AND g.pick_id = p.id
                      WHERE p.player_id = $1 ORDER BY p.placed_at, p.id`,
  messages: 'SELECT content, created_at, closed_at FROM custom_dialogs WHERE player_id = $1 ORDER BY id',
  largeWins:
    'SELECT game_name, won_at, win_cents, withheld_cents, acknowledged_at FROM w2g_wins WHERE player_id = $1 ORDER BY won_at',
};

/** Tables with a player in them that no part reads, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  player_credentials: 'a secret',
  password_resets: 'a secret',
  authorization_codes: 'a secret',
  account_link_nonces: 'a secret',
  casino_launch_tokens: 'a secret',
  person_keys: 'digests of the account, its addresses, documents and methods',
  person_marks: 'names other persons',
  persons_apart: 'names other persons',
  data_exports: 'the place of this file in the line',
  player_bets: 'sums of the bets',
  bet_entries: 'what the settlements and cash outs of the bets say',
  bet_entry_sports: 'an index of bet_entries',
};

/** Rows of a part that are in memory at a time. */
const BATCH = 500;
async function* partText(client: PoolClient, name: string, text: string, playerId: string): AsyncGenerator<string> {
  yield `${JSON.stringify(name)}: [`;
  await client.query(`DECLARE part NO SCROLL CURSOR FOR SELECT row_to_json(part)::text AS row FROM (${text}) part`, [playerId]);
  let isFirst = true;
  for (;;) {
    const { rows } = await client.query<{ readonly row: string }>(`FETCH ${BATCH} FROM part`);
    if (rows.length > 0) yield `${isFirst ? '' : ','}\n${rows.map(({ row }) => row).join(',\n')}`;
    isFirst = false;
    if (rows.length < BATCH) break;
  }
  await client.query('CLOSE part');
  yield ']';
}

/** All of a player as JSON: `{ "exportedAt": …, "account": [ … ], … }`, in pieces, of the moment of the client's transaction. */
export async function* exportText(client: PoolClient, playerId: string, at: Date): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(at.toISOString())}`;
  for (const [name, text] of Object.entries(EXPORT_PARTS)) {
    yield ',\n';
    yield* partText(client, name, text, playerId);
  }
  yield '\n}\n';
}
