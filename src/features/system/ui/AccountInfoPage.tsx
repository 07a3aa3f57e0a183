import { Link, useLocation } from 'react-router';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { infoPage } from '../logic/infoPages.ts';
import { Info, useInfoFacts } from './InfoPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const column = cls({ display: 'grid', gap: 16 });
const list = cls({ maxWidth: 720, '& li + li': { borderTop: '1px solid $line' } });
const row = cls({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 60,
  padding: '0 24px',
  type: 'base',
  fontWeight: 600,
  '&:hover': { backgroundColor: '$surface2' },
  '&:focus-visible': { outlineOffset: -2 },
});

/** Pages to read about the product, linked from `/account/about`. */
const READING = ['terms-of-use', 'privacy-policy', 'accessibility'] as const;

/** `/account/about`, `/account/help` and `/account/responsible-gaming`: the texts of `/info` inside of the account area. */
export function AccountInfoPage() {
  const slug = useLocation().pathname.split('/')[2] ?? '';
  const facts = useInfoFacts();
  const page = infoPage(slug, facts);
  if (page === null) return <NotFoundPage />;
  return (
    <div className={column}>
      <Info page={page} />
      {slug === 'about' && (
        <Card className={list} as="div">
          <ul>
            {[['house-rules', 'House rules'], ...READING.map((each) => [each, infoPage(each, facts)?.title])].map(
              ([each, title]) => (
                <li key={each}>
                  <Link className={row} to={`/info/${each}`}>
                    {title}
                    <Icon name="chevronRight" size={16} />
                  </Link>
                </li>
              ),
            )}
          </ul>
        </Card>
      )}
    </div>
  );
}
