import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PromotionAward } from '../../server/domain/promotions/promotion.ts';
import { migrate } from '../../server/store/migrate.ts';
import { awardPromotions, enrolInPromotion, putUpPromotion, SAMPLE_PROMOTIONS } from '../../server/store/promotions/promotions.ts';
import { claimCashback, grantReward } from '../../server/store/rewards/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, straight } from './support/moneyFixture.ts';

const DENIED = '42501';
const CHECK = '23514';
const LATER = new Date(NOW.getTime() + 86_400_000);

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
});
afterAll(() => fixture.drop());

type Statement = readonly [statement: string, ...values: (string | number)[]];
/** @returns the error's code, or null on success. */
const codeOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: { code: string }) => error.code,
  );
const asServer = ([statement, ...values]: Statement) => codeOf(fixture.deps.db.pool.query(statement, values));
const asOwner = ([statement, ...values]: Statement) => codeOf(fixture.owner.pool.query(statement, values));

/** As a server without a sandbox starts, or one with it. */
const start = (sandbox: boolean) => migrate(fixture.owner, { sandbox });

const GIFT = `'{"kind": "CASHBACK", "title": "gift", "amountCents": 100000000, "expiresInSeconds": 9}'`;
const SAMPLE = SAMPLE_PROMOTIONS[0];
const REWARD = (source: string) => `INSERT INTO rewards (id, player_id, kind, title, amount_cents, created_at, expires_at, source)
  VALUES ('gift', $1, 'CASHBACK', 'gift', 100000000, now(), 'infinity', '${source}')`;

describe("the server's role", () => {
  it('writes no table of what is given, with any verb', async () => {
    const answers: Record<string, unknown> = {};
    const tables = [
      'rewards',
      'promotions',
      'promotion_awards',
      'promotion_enrolments',
      'promo_codes',
      'promo_code_uses',
      'referrals',
      'award_recalls',
      'cashback_claims',
      'loyalty_members',
      'loyalty_years',
      'loyalty_entries',
      'loyalty_rules',
      'loyalty_redemption_methods',
      'ledger_transfers',
      'ledger_accounts',
      'casino_jackpots',
      'casino_bonus_wagering',
      'operator_actions',
    ];
    for (const table of tables) {
      const verbs = [
        `INSERT INTO ${table} DEFAULT VALUES`,
        `UPDATE ${table} SET ${await firstColumn(table)} = NULL`,
        `DELETE FROM ${table}`,
      ];
      answers[table] = await Promise.all(verbs.map((verb) => asServer([verb])));
    }
    expect(answers).toEqual(Object.fromEntries(tables.map((table) => [table, [DENIED, DENIED, DENIED]])));
  });

  it('mints no cash, points, awards or offers without a sandbox, with any reason', async () => {
    const player = await fixture.player(1_000);
    const { playerId, sessionId } = player;
    if (SAMPLE) await putUpPromotion(fixture.deps.db.query, SAMPLE);
    await start(false);
    const unchanged = await fixture.audit();
    for (const attempt of [
      [REWARD('operator:1'), playerId],
      [`SELECT grant_reward($1, ${GIFT}, 'ops', 'gift', now())`, playerId],
      ["SELECT grant_loyalty($1, NULL, 0, 100000000, 'ops', 'gift', now())", playerId],
      ["SELECT fund_player($1, 'CASH', 100000000, 'gift', 'ops', 'gift', now())", playerId],
      ["SELECT note_operator_action('CREDIT', 'gift', $1, '{}', 'ops', 'gift', now())", playerId],
      [`UPDATE promotions SET condition = NULL, award = ${GIFT}, budget_cents = NULL`],
      ["SELECT put_up_promotions('[]', 'INSTEAD', 'ops', 'gift')"],
      [`SELECT give_award($1, ${GIFT}, 'promotion:1', 'gift', now())`, playerId],
      ["SELECT add_promo_code('{}', 'ops', 'gift')"],
      ["UPDATE casino_jackpots SET amount_cents = 100000000000 WHERE id = 'starfall-mini'"],
      ["SELECT set_jackpot('starfall-mini', 100000000000, NULL, NULL, 'ops', 'gift')"],
    ] satisfies Statement[])
      expect([attempt[0], await asServer(attempt)]).toEqual([attempt[0], DENIED]);
    // The terms of a referral were the caller's, and reasons were not asked for.
    for (const attempt of [
      [`SELECT award_referral($1, '{"award": ${GIFT.slice(1, -1)}}', now())`, playerId],
      ['SELECT grant_loyalty($1, NULL, 0, 100000000, now())', playerId],
      ["SELECT fund_player($1, 'CASH', 100000000, 'gift', now())", playerId],
    ] satisfies Statement[])
      expect([attempt[0], await asServer(attempt)]).toEqual([attempt[0], '42883']);
    expect(await claimCashback(fixture.deps.db, { playerId, sessionId }, 'gift', NOW)).toBe('NOT_FOUND');
    expect([await fixture.cash(player), await fixture.audit()]).toEqual([1_000, unchanged]);
    // A command leaves it closed; a server with a sandbox opens it.
    await migrate(fixture.owner);
    const credit: Statement = ["SELECT fund_player($1, 'CASH', 5, 'later', 'ops', 'A test', now())", playerId];
    expect(await asServer(credit)).toBe(DENIED);
    await start(true);
    expect(await asServer(credit)).toBe(null);
  });

  it('gives nothing without an operator and words, where there is a sandbox', async () => {
    const { playerId } = await fixture.player(1_000);
    for (const [operator, reason, code] of [
      ["'ops'", 'NULL', '23502'],
      ["'ops'", "'  '", CHECK],
      ['NULL', "'gift'", '23502'],
      ["''", "'gift'", CHECK],
    ])
      for (const attempt of [
        [`SELECT fund_player($1, 'CASH', 5, 'gift', ${operator}, ${reason}, now())`, playerId],
        [
          `SELECT grant_reward($1, '{"kind": "CASHBACK", "title": "t", "amount_cents": 5, "expires_at": "infinity"}', ${operator}, ${reason}, now())`,
          playerId,
        ],
        [`SELECT grant_loyalty($1, NULL, 0, 5, ${operator}, ${reason}, now())`, playerId],
        [
          `SELECT put_up_promotions('[{"id": "x", "title": "t", "short_description": "s", "description": "d", "image": "/i"}]', 'BESIDE', ${operator}, ${reason})`,
        ],
        [
          `SELECT add_promo_code('{"code": "GIFT", "title": "t", "bonus_bet_cents": 5, "minimum_deposit_cents": 0, "ends_at": "infinity", "reward_seconds": 9, "terms": {}}', ${operator}, ${reason})`,
        ],
        [`SELECT set_jackpot('starfall-mini', 5, NULL, NULL, ${operator}, ${reason})`],
      ] satisfies Statement[])
        expect([attempt[0], await asServer(attempt)]).toEqual([attempt[0], code]);
    // References of what has another reason.
    for (const reference of ['promotion:1', 'cashback:1', 'loyalty:1', 'promotion:1:restored:1'])
      expect(await asServer([`SELECT fund_player($1, 'CASH', 5, $2, 'ops', 'gift', now())`, playerId, reference])).toBe(CHECK);
  });
});

describe('the database', () => {
  it('takes no credit, reward or points without a reason, whoever writes', async () => {
    const { playerId } = await fixture.player(1_000);
    const action = `(SELECT max(id) FROM operator_actions WHERE player_id <> $1)`;
    for (const attempt of [
      ...['gift', 'promotion:987654', 'cashback:987654', 'loyalty:987654', 'loyalty:x', 'promotion:'].map(
        (reference): Statement => [credit(reference), playerId],
      ),
      ...['operator:987654', 'promotion:987654', 'promo-code:987654', `referral:x:y`, 'x', ''].map(
        (source): Statement => [REWARD(source), playerId],
      ),
      [
        `INSERT INTO loyalty_entries (player_id, kind, tier_points, credits, year, at) VALUES ($1, 'GRANT', 5, 5, 2026, now())`,
        playerId,
      ],
      [
        `INSERT INTO loyalty_entries (player_id, kind, tier_points, credits, year, at, operator_action_id, bet_id) VALUES ($1, 'PLAY', 5, 5, 2026, now(), ${action}, 1)`,
        playerId,
      ],
    ] satisfies Statement[])
      expect([attempt, await asOwner(attempt)]).toEqual([attempt, CHECK]);
    // A reason is of one player, reward and amount.
    const stranger = await fixture.player(1_000);
    const theirs = await grantReward(
      fixture.deps.db.query,
      stranger.playerId,
      { kind: 'CASHBACK', title: 'c', amountCents: 5, expiresAt: LATER },
      NOW,
    );
    const source =
      (await fixture.owner.pool.query<{ source: string }>('SELECT source FROM rewards WHERE id = $1', [theirs])).rows[0]?.source ??
      '';
    expect(await asOwner([REWARD(source), playerId])).toBe(CHECK);
    expect(await asOwner(['UPDATE rewards SET player_id = $1 WHERE id = $2', playerId, theirs])).toBe(CHECK);
    for (const verb of [
      'DELETE FROM operator_actions',
      "UPDATE operator_actions SET reason = 'x'",
      'TRUNCATE operator_actions CASCADE',
    ])
      expect(await asOwner([verb])).toBe('23000');
    expect((await fixture.audit()).discrepancies).toEqual([]);
  });
});

const credit = (reference: string, cents = 777) =>
  `INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, posted_at)
     SELECT '${reference}', 'FUNDING', 1, id, ${cents}, now() FROM ledger_accounts WHERE player_id = $1 AND kind = 'PROMOTIONAL_CREDIT'`;

describe('the audit', () => {
  const award: PromotionAward = { kind: 'CASHBACK', title: 'c', amountCents: 620, expiresInSeconds: 9 };

  async function putUp(id: string, given: PromotionAward): Promise<void> {
    const text = { title: 'p', short_description: 's', description: 'd', tag: null, image: '/i', cta_label: null, cta_path: null };
    const times = { starts_at: NOW, ends_at: LATER, audience: '{}' };
    const promotion = { id, brand: null, enrolment: 'opt-in', award: JSON.stringify(given), ...text, ...times } as const;
    await putUpPromotion(fixture.deps.db.query, promotion);
  }

  /** Gives what a player opts in to. */
  async function promoted(player: Player, id: string, given: PromotionAward = award): Promise<void> {
    await putUp(id, given);
    expect(await enrolInPromotion(fixture.deps.db.query, { brand: 'tsb', kind: 'sportsbook' }, player, id, NOW)).toBe('ENROLLED');
    expect(await awardPromotions(fixture.deps.db.query, player.playerId, NOW)).toEqual([id]);
  }

  /** The discrepancies after the owner has written this behind the triggers. */
  async function planted(...[statement, ...values]: Statement): Promise<readonly string[]> {
    const client = await fixture.owner.pool.connect();
    const before = (await fixture.audit()).discrepancies;
    for (const table of ['rewards', 'promotion_awards', 'operator_actions', 'loyalty_entries'])
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await client.query('ALTER TABLE ledger_transfers DISABLE TRIGGER reason_of_funding');
    await client.query(statement, values);
    for (const table of ['rewards', 'promotion_awards', 'operator_actions', 'loyalty_entries', 'ledger_transfers'])
      await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    client.release();
    return (await fixture.audit()).discrepancies.filter((sentence) => !before.includes(sentence));
  }

  it('names nothing of what has its reason', async () => {
    const player = await fixture.player(1_000);
    await promoted(player, 'paid-back');
    await promoted(player, 'credited', { kind: 'PROMOTIONAL_CREDIT', amountCents: 500 });
    const { rows } = await fixture.owner.pool.query<{ id: string }>('SELECT id FROM rewards WHERE player_id = $1', [
      player.playerId,
    ]);
    expect(await claimCashback(fixture.deps.db, player, rows[0]?.id ?? '', NOW)).toBe('CLAIMED');
    expect(await fixture.cash(player)).toBe(1_620);
    expect((await fixture.audit()).discrepancies).toEqual([]);
  });

  it('names a credit without a reason, or of another amount, account or player, and a reason without its credit', async () => {
    const { playerId } = await fixture.player(1_000);
    const named = (reference: string, cents = 777) => [
      `The ${cents} cents that ${reference} gave to PROMOTIONAL_CREDIT of ${playerId} have no reason`,
    ];
    for (const reference of ['gift', 'promotion:987654', 'cashback:987654'])
      expect(await planted(credit(reference), playerId)).toEqual(named(reference));
    expect(await planted(credit('loyalty:987654'), playerId)).toEqual([
      'Redemption loyalty:987654 of 0 cents and its transfer of 777 differ',
      ...named('loyalty:987654'),
    ]);
    const stranger = await fixture.player(1_000);
    for (const [reference, of, account, cents] of [
      ['less', playerId, 'PROMOTIONAL_CREDIT', 5],
      ['elsewhere', playerId, 'BONUS', 777],
      ['theirs', stranger.playerId, 'PROMOTIONAL_CREDIT', 777],
    ] as const) {
      const reason = `INSERT INTO operator_actions (kind, subject, player_id, detail, operator, reason, at)
        VALUES ('CREDIT', $2, $1, '{"account": "${account}", "cents": ${cents}}', 'ops', 'A test', now())`;
      expect(await planted(reason, of, reference)).toEqual([`The ${cents} cents of ${reference} never came to ${of}`]);
      expect(await planted(credit(reference), playerId)).toEqual(named(reference));
    }
    const awarded = `INSERT INTO promotion_awards (promotion_id, player_id, cents, awarded_at, award)
      VALUES ('credited', $1, 5, now(), '{"kind": "PROMOTIONAL_CREDIT", "amountCents": 5}') RETURNING id`;
    expect(await planted(awarded, playerId)).toEqual([
      expect.stringMatching(`^The 5 cents of promotion:\\d+ never came to ${playerId}$`),
    ]);
  });

  it('names a reward without a reason, of another kind or amount, and an award that nobody put up', async () => {
    const player = await fixture.player(1_000);
    const { playerId } = player;
    const gift = `The CASHBACK gift of ${playerId}, 100000000 cents, has no reason`;
    for (const source of ['operator:987654', 'promotion:987654', 'promo-code:987654', `referral:x:${playerId}`]) {
      expect(await planted(REWARD(source), playerId)).toEqual([gift]);
      expect(await planted("DELETE FROM rewards WHERE id = 'gift'")).toEqual([]);
    }
    const id = await grantReward(
      fixture.deps.db.query,
      playerId,
      { kind: 'PROFIT_BOOST', title: 'b', percent: 25, maximumAmountCents: 500, expiresAt: LATER },
      NOW,
    );
    expect(await planted('UPDATE rewards SET percent = 900 WHERE id = $1', id)).toEqual([
      `The PROFIT_BOOST ${id} of ${playerId}, 900 % on 500 cents, has no reason`,
    ]);
    await promoted(player, 'raised');
    const raised = await planted(
      `UPDATE rewards SET amount_cents = 62000 WHERE player_id = $1 AND source LIKE 'promotion:%'`,
      playerId,
    );
    expect(raised).toEqual([expect.stringMatching(`^The CASHBACK .* of ${playerId}, 62000 cents, has no reason$`)]);
    expect(
      await planted(
        `INSERT INTO promotion_awards (promotion_id, player_id, cents, reward_id, awarded_at) VALUES ('none', $1, 620, 'x', now())`,
        playerId,
      ),
    ).toEqual([expect.stringMatching(`^The 620 cents of award \\d+ to ${playerId} have no reason: nobody put up none$`)]);
  });

  it('names a promotion and a code that nobody put up, or whose award was changed', async () => {
    await putUp('changed', award);
    expect(await planted(`UPDATE promotions SET award = ${GIFT} WHERE id = 'changed'`)).toEqual([
      'Promotion changed has no reason: nobody put up its award of 100000000 cents',
    ]);
    const code = `INSERT INTO promo_codes (code, title, bonus_bet_cents, minimum_deposit_cents, ends_at, reward_seconds) VALUES ('GIFT', 'g', 900, 0, now(), 9)`;
    expect(await planted(code)).toEqual(['Promo code GIFT of 900 cents has no reason: nobody added it']);
  });

  it('names points and a tier without a reason', async () => {
    const { playerId } = await fixture.player(1_000);
    const points = `INSERT INTO loyalty_entries (player_id, kind, tier_points, credits, year, at, operator_action_id)
      VALUES ($1, 'GRANT', 70, 50, 2026, now(), (SELECT min(id) FROM operator_actions WHERE kind <> 'LOYALTY'))`;
    expect(await planted(points, playerId)).toContainEqual(
      expect.stringMatching(`^The 50 credits and 70 tier points of entry \\d+ of ${playerId} have no reason$`),
    );
    expect(await planted("UPDATE loyalty_members SET tier = 'OWNERS_CLUB' WHERE player_id = $1", playerId)).toEqual([
      `The tier OWNERS_CLUB of ${playerId} has no reason`,
    ]);
    await fixture.event('points');
    const player = await fixture.player(1_000);
    const outcome = await fixture.place(player, [straight('points.home', 1_000)]);
    if (outcome.kind !== 'PLACED') throw new Error(outcome.kind);
    const betId = Number(outcome.bets[0]?.id);
    const earned = `INSERT INTO loyalty_entries (player_id, kind, bet_id, tier_points, credits, year, at) VALUES ($1, 'PLAY', $2, 9, 9, 2026, now())`;
    expect(await planted(earned, player.playerId, betId)).toContain(
      `The 9 points of bet ${betId} are not those of its settlement, 0`,
    );
  });
});

async function firstColumn(table: string): Promise<string> {
  const { rows } = await fixture.owner.pool.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = ''
       ORDER BY attnum LIMIT 1`,
    [table],
  );
  return rows[0]?.name ?? '';
}
