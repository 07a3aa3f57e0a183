import { Card } from '../Card.tsx';
import { Carousel } from '../Carousel.tsx';
import { cls } from '../cls.ts';
import { EmptyState } from '../EmptyState.tsx';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { SHAPES } from '../icons/shapes.ts';
import { MailSentIllustration } from '../illustrations/MailSentIllustration.tsx';
import { MissedShotIllustration } from '../illustrations/MissedShotIllustration.tsx';
import { NoBetsIllustration } from '../illustrations/NoBetsIllustration.tsx';
import { OfflineIllustration } from '../illustrations/OfflineIllustration.tsx';
import { OutageIllustration } from '../illustrations/OutageIllustration.tsx';
import { OutOfBoundsIllustration } from '../illustrations/OutOfBoundsIllustration.tsx';
import { ParlayIllustration } from '../illustrations/ParlayIllustration.tsx';
import { RegionIllustration } from '../illustrations/RegionIllustration.tsx';
import { StraightIllustration } from '../illustrations/StraightIllustration.tsx';
import { TeaserIllustration } from '../illustrations/TeaserIllustration.tsx';
import { Logo } from '../Logo.tsx';
import { NotAvailableYet } from '../NotAvailableYet.tsx';
import { ResponsibleMark, responsibleLink } from '../ResponsibleMark.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { TeamBadge } from '../TeamBadge.tsx';
import { row, stack } from './galleryStyles.ts';

const ICONS = Object.keys(SHAPES) as readonly IconName[];

const TEAMS = [
  { abbreviation: 'NO', colors: ['#111111', '#D3BC8D'] },
  { abbreviation: 'DET', colors: ['#0076B6', '#B0B7BC'] },
  { abbreviation: 'BUFF', colors: ['#FFFFFF', '#C8102E'] },
] as const;

/** The brand's own drawings, and those of all brands. */
export function PictureSamples() {
  return (
    <div className={stack}>
      <div className={row}>
        <Logo />
        <span className={responsibleLink}>
          <ResponsibleMark />
        </span>
      </div>
      <div className={row}>
        {TEAMS.map((team) => (
          <TeamBadge key={team.abbreviation} {...team} />
        ))}
      </div>
      <div className={row}>
        {ICONS.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
    </div>
  );
}

const EMPTY = [
  { title: 'Add a bet to start building your betslip!', Illustration: StraightIllustration },
  { title: 'Add another bet to make this a parlay!', Illustration: ParlayIllustration },
  { title: 'A teaser needs two picks', Illustration: TeaserIllustration },
  { title: 'No open bets', Illustration: NoBetsIllustration },
  { title: 'You’re offline', Illustration: OfflineIllustration },
  { title: 'Not in your region', Illustration: RegionIllustration },
  { title: 'This page is out of bounds', Illustration: OutOfBoundsIllustration },
  { title: 'Oops... Looks like something went wrong', Illustration: OutageIllustration },
  { title: 'The brand is experiencing issues', Illustration: MissedShotIllustration },
  { title: 'Check your inbox', Illustration: MailSentIllustration },
] as const;

/** What stands in place of content: nothing there, not built yet, still on its way. */
export function EmptySamples() {
  return (
    <div className={stack}>
      {EMPTY.map(({ title, Illustration }) => (
        <EmptyState key={title} illustration={<Illustration />} title={title} />
      ))}
      <NotAvailableYet />
      <NotAvailableYet shape="row" />
      <Skeleton height={48} />
      <Skeleton width="60%" height={20} />
    </div>
  );
}

const slide = cls({ padding: 16 });
const SLIDES = ['First', 'Second', 'Third', 'Fourth'] as const;

export function CarouselSamples() {
  return (
    <div>
      <Carousel
        label={['Previous card', 'Next card']}
        step={320}
        gap={8}
        items={SLIDES.map((name) => ({ id: name, content: <Card className={slide}>{name} card</Card> }))}
      />
    </div>
  );
}
