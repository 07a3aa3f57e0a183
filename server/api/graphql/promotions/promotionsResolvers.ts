import { conditionText, progressText } from '../../../domain/promotions/conditions.ts';
import { awardText, costTexts } from '../../../domain/promotions/promotion.ts';
import { kindOf } from '../../../platform/brands.ts';
import {
  currentPromotions,
  type EnrolmentRefusal,
  enrolInPromotion,
  findPromotion,
  type ShownPromotion,
} from '../../../store/promotions/index.ts';
import { sentAt } from '../../../store/sentAt.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError, refuseInput } from '../errors.ts';
import type { OnboardingPromotions, PlayYourWay, Promotion, PromotionImage, Resolvers } from '../generated/resolvers.ts';
import { NOT_LOGGED_IN, requirePlayer } from '../viewer.ts';

/** The picture of a promotion (specification, section 9). */
const PICTURE = { width: 482, height: 301 };
/** The widest that is asked for. */
const MAXIMUM_WIDTH = 920;

const ID = /^[a-z0-9-]{1,60}$/;

/** An image is one file for all sizes: it is drawn by lines. What is asked for is answered within the picture's bounds. */
function imageOf(url: string, size: { readonly width: number; readonly height: number } | null | undefined): PromotionImage {
  const { width, height } = size ?? PICTURE;
  if (width < 1 || height < 1 || width > MAXIMUM_WIDTH || height > MAXIMUM_WIDTH)
    refuseInput('customSize is 1 to 920 wide and high');
  return { url, width, height };
}

const enrollmentOf = ({ enrolment, play_your_way: isChoice, is_enrolled: isEnrolled }: ShownPromotion) =>
  isEnrolled ? 'Success' : enrolment === 'opt-in' || isChoice ? 'Pending' : 'NotRequired';

const progressOf = ({ condition, progress }: ShownPromotion): Promotion['progress'] =>
  progress && {
    text: progressText(condition, progress),
    percent: Math.floor((Math.min(progress.reached, progress.needed) * 100) / progress.needed),
  };

function promotionOf(row: ShownPromotion, { deps }: GraphqlContext): Promotion {
  const { award, condition } = row;
  return {
    id: row.id,
    title: row.title,
    shortDescription: row.short_description,
    description: row.description,
    tag: row.tag,
    imageUrl: row.image,
    image: imageOf(row.image, null),
    primaryCta: row.cta_label,
    primaryCtaLink: row.cta_path,
    primaryCtaDeepLink: row.deep_link,
    deepLink: row.deep_link,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    enrollmentStatus: enrollmentOf(row),
    state: row.is_awarded ? 'AWARDED' : row.is_used_up ? 'USED_UP' : 'OPEN',
    requirement: award && conditionText(condition),
    award: award && awardText(award),
    costs: award ? [...costTexts(award, deps.config)] : [],
    progress: award && progressOf(row),
    ...(row.alternate_image === null ? {} : { alternateImage: row.alternate_image }),
  };
}

const playerIdOf = ({ viewer }: GraphqlContext): string | null => (viewer.kind === 'player' ? viewer.playerId : null);

const ERRORS: Readonly<Record<EnrolmentRefusal, string>> = {
  NOT_FOUND: 'No Promotion Found',
  NOT_OFFERED: 'Nothing is offered to you at the moment.',
  NOT_REQUIRED: 'This promotion needs no opt-in.',
  NOT_STARTED: 'This promotion has not begun.',
  ENDED: 'This promotion has ended.',
  NOT_IN_REGION: 'This promotion is not for your region.',
  NOT_FOR_YOU: 'This promotion is not for you.',
  ALREADY_ENROLLED: 'You have opted in already.',
  ALREADY_CLAIMED: 'You have claimed another one of these.',
  USED_UP: 'All of this promotion is given away.',
};

function playYourWayOf(choices: readonly Promotion[], isClaimed: boolean): PlayYourWay | null {
  const [first] = choices;
  if (first === undefined) return null;
  return {
    id: 'play-your-way',
    shortDescription: 'One welcome offer of several.',
    image: first.image,
    welcomeScreen: {
      header: 'Play your way',
      description: 'Pick one welcome offer. You can’t switch later.',
      promotions: isClaimed ? [] : [...choices],
    },
    confirmationScreen: {
      header: 'You’re all set!',
      description: 'Its card says what has to be done.',
      promotions: [],
    },
  };
}

async function onboarding(context: GraphqlContext): Promise<OnboardingPromotions> {
  const { deps, brand, viewer } = context;
  if (viewer.kind !== 'player') return { playYourWay: null, onboardingPromotion: null };
  const by = { brand, kind: kindOf(brand) };
  const rows = await currentPromotions(deps.db.query, by, deps.clock.now(), viewer.playerId, { onboarding: true });
  const shown = rows.filter((row) => !row.is_used_up || row.is_enrolled);
  const choices = shown.filter((row) => row.play_your_way);
  const first = shown.find((row) => row.is_onboarding && !row.play_your_way);
  return {
    playYourWay: playYourWayOf(
      choices.map((row) => promotionOf(row, context)),
      choices.some((row) => row.is_enrolled),
    ),
    onboardingPromotion: first ? promotionOf(first, context) : null,
  };
}

/** schema/promotions.graphql. */
export const promotionsResolvers = {
  Query: {
    promotions: async (_root, _args, context) => {
      const { deps, brand } = context;
      const rows = await currentPromotions(deps.db.query, { brand, kind: kindOf(brand) }, deps.clock.now(), playerIdOf(context));
      return rows.map((row) => promotionOf(row, context));
    },
    promotion: async (_root, { id }, context) => {
      const { deps, brand } = context;
      const found = await findPromotion(deps.db.query, { brand, kind: kindOf(brand) }, id, deps.clock.now(), playerIdOf(context));
      return found && promotionOf(found, context);
    },
    listOnboardingPromotions: (_root, _args, context) => onboarding(context),
  },
  Mutation: {
    promotionEnrollment: async (_root, { promotionId, useAlternateImage }, context) => {
      const player = requirePlayer(context);
      const { deps, brand } = context;
      if (!ID.test(promotionId)) refuseInput('promotionId is the id of a promotion');
      const by = { brand, kind: kindOf(brand) };
      const outcome = await enrolInPromotion(deps.db.query, by, player, promotionId, sentAt(deps.clock));
      if (outcome === 'SESSION_ENDED') throw apiError('UNAUTHENTICATED', NOT_LOGGED_IN);
      const found = await findPromotion(deps.db.query, by, promotionId, deps.clock.now(), player.playerId);
      const promotion = found && promotionOf(found, context);
      return {
        success: outcome === 'ENROLLED',
        promotion:
          promotion && found?.alternate_image && useAlternateImage ? { ...promotion, imageUrl: found.alternate_image } : promotion,
        errors: outcome === 'ENROLLED' ? [] : [{ code: outcome, message: ERRORS[outcome] }],
      };
    },
  },
  Promotion: {
    image: (promotion, { customSize, useAlternateImage }) => {
      const { imageUrl = '', alternateImage } = promotion as Partial<Promotion> & { readonly alternateImage?: string };
      return imageOf(useAlternateImage ? (alternateImage ?? imageUrl) : imageUrl, customSize);
    },
  },
  PlayYourWay: {
    image: ({ image }, { customSize }) => imageOf(image?.url ?? '', customSize),
  },
} satisfies Resolvers<GraphqlContext>;
