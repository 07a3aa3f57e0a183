import { Container } from 'pixi.js';
import type { BlackjackHand, BlackjackOutcome } from '../../core/games/blackjack.ts';
import { type Card, RANKS } from '../../core/games/cards.ts';
import type { Scene } from './movement.ts';
import { box, label, type Stage, WIDTH } from './stage.ts';

const CARD_WIDTH = 92;
const CARD_HEIGHT = 132;
const STEP = 58;
const DEAL_MS = 260;
const SUIT_SIGNS = ['♣', '♦', '♥', '♠'] as const;

function cardFace(card: Card | null): Container {
  const made = new Container();
  made.addChild(box(CARD_WIDTH, CARD_HEIGHT, card === null ? 0x3d4fa8 : 0xfdfdfb, 0x8a92a3));
  if (card === null) return made;
  const isRed = card % 4 === 1 || card % 4 === 2;
  const ink = isRed ? 0xb3261e : 0x14171f;
  const rank = label(RANKS[Math.floor(card / 4)] ?? '', 34, ink);
  rank.position.set(30, 36);
  const suit = label(SUIT_SIGNS[card % 4] ?? '', 40, ink);
  suit.position.set(30, 84);
  made.addChild(rank, suit);
  return made;
}

const RESULTS: Readonly<Record<NonNullable<BlackjackHand['result']>, string>> = {
  BLACKJACK: 'Blackjack',
  WIN: 'Win',
  PUSH: 'Tie',
  LOSS: 'Loss',
  BUST: 'Bust',
};

/** The dealer above, the player's hands below; new cards slide in. */
export function createBlackjackScene(stage: Stage): Scene<BlackjackOutcome> {
  let shown = 0;

  function row(cards: readonly (Card | null)[], middle: number, top: number): readonly Container[] {
    const width = CARD_WIDTH + (cards.length - 1) * STEP;
    return cards.map((card, index) => {
      const face = cardFace(card);
      face.position.set(middle - width / 2 + index * STEP, top);
      stage.root.addChild(face);
      return face;
    });
  }

  function caption(text: string, x: number, y: number): void {
    const drawn = label(text, 22, 0xf3f5f9);
    drawn.position.set(x, y);
    stage.root.addChild(drawn);
  }

  return {
    durationMs: () => DEAL_MS,
    async show({ hands, dealer, dealerTotal, playing }, still) {
      for (const old of stage.root.removeChildren()) old.destroy({ children: true });
      const faces = [...row(playing === null ? dealer : [...dealer, null], WIDTH / 2, 50)];
      caption(`Dealer ${dealerTotal}${dealerTotal > 21 ? ' Bust' : ''}`, WIDTH / 2, 30);
      hands.forEach((hand, index) => {
        const middle = (WIDTH / (hands.length + 1)) * (index + 1);
        faces.push(...row(hand.cards, middle, 300));
        const state = hand.result === null ? (playing === index ? ' ◄' : '') : ` ${RESULTS[hand.result]}`;
        caption(`${hand.total}${state}`, middle, 470);
      });
      const fresh = faces.length > shown && shown > 2 ? faces.slice(-1) : faces;
      shown = playing === null ? 0 : faces.length;
      const ends = fresh.map(({ x, y }) => ({ x, y }));
      await stage.animate(DEAL_MS, still, (share) =>
        fresh.forEach((face, index) => {
          const end = ends[index] ?? face;
          const left = (1 - share) ** 3;
          face.position.set(end.x + left * (WIDTH - end.x), end.y - left * (end.y + CARD_HEIGHT));
        }),
      );
    },
  };
}
