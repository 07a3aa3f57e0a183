import { Link, useLocation } from 'react-router';
import { useBrand } from '../../../ui/brandContext.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { infoPage } from '../logic/infoPages.ts';
import { Info } from './InfoPage.tsx';
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
const READING = ['house-rules', 'terms-of-use', 'privacy-policy', 'accessibility'] as const;

/** `/account/about` and `/account/help`: the texts of `/info` inside of the account area. */
export function AccountInfoPage() {
  const slug = useLocation().pathname.split('/')[2] ?? '';
  const { name, accountCredits } = useBrand();
  const pageOf = (each: string) => infoPage(each, name, accountCredits.promotionalCreditsName);
  const page = pageOf(slug);
  if (page === null) return <NotFoundPage />;
  return (
    <div className={column}>
      <Info page={page} />
      {slug === 'about' && (
        <Card className={list} as="div">
          <ul>
            {READING.map((each) => (
              <li key={each}>
                <Link className={row} to={`/info/${each}`}>
                  {pageOf(each)?.title}
                  <Icon name="chevronRight" size={16} />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
