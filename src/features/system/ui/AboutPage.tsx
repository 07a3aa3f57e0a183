import { Link } from 'react-router';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { Text } from '../../../ui/Text.tsx';
import { useVersion } from '../data/version.ts';
import { infoPage } from '../logic/infoPages.ts';
import { useInfoFacts } from './InfoPage.tsx';

const brand = cls({
  display: 'grid',
  gap: 12,
  padding: 24,
  '& > dl > div': { display: 'flex', gap: 8, type: 'body' },
  '& dt': { color: '$text2' },
  '& dd': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& > p': { maxWidth: 640, type: 'base', color: '$text2' },
});
const row = cls({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 60,
  padding: '0 24px',
  type: 'base',
  fontWeight: 600,
  '& + &': { borderTop: '1px solid $colors$line' },
  '&:hover': { backgroundColor: '$surface2' },
  '&:focus-visible': { outlineOffset: -2 },
});

/** Pages to read about the product. */
const READING = ['terms-of-use', 'privacy-policy', 'accessibility', 'apps'] as const;

/** `/account/about`: what this is, which version of it runs, and what there is to read. */
export function AboutPage() {
  const facts = useInfoFacts();
  const version = useVersion();
  const rows = [['house-rules', 'House rules'], ...READING.map((slug) => [slug, infoPage(slug, facts)?.title ?? slug])];
  return (
    <div className={pageColumn}>
      <Text as="h1" type="page">
        About
      </Text>
      <Card as="section" className={brand} aria-label={`About ${facts.name}`}>
        <Logo />
        {infoPage('about', facts)?.sections.flatMap(({ paragraphs }) => paragraphs.map((text) => <p key={text}>{text}</p>))}
        <dl>
          <div>
            <dt>Version</dt>
            <dd>{version}</dd>
          </div>
        </dl>
      </Card>
      <Card as="div">
        <nav aria-label="To read">
          {rows.map(([slug, title]) => (
            <Link key={slug} className={row} to={`/info/${slug}`}>
              {title}
              <Icon name="chevronRight" size={16} />
            </Link>
          ))}
        </nav>
      </Card>
    </div>
  );
}
