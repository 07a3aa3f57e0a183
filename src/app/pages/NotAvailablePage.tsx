import { use } from 'react';
import { Link, useLocation } from 'react-router';
import { buttonStyle } from '../../ui/Button.tsx';
import { useBrand } from '../../ui/brandContext.ts';
import { Card } from '../../ui/Card.tsx';
import { cls } from '../../ui/cls.ts';
import { NotAvailableYet } from '../../ui/NotAvailableYet.tsx';
import { Text } from '../../ui/Text.tsx';
import { PageTitleContext } from '../navigation/page.tsx';

const column = cls({ display: 'grid', gap: 16 });

const GAMING = '/account/responsible-gaming';

/** The page of a route whose capability comes later: its frame and its heading, and one honest state. */
export function NotAvailablePage() {
  const brand = useBrand();
  // A player who looks for a limit finds help instead.
  const isLimit = useLocation().pathname.startsWith(`${GAMING}/`);
  const title = use(PageTitleContext) ?? brand.page.title;
  return (
    <div className={column}>
      <Text as="h1" type="page">
        {title}
      </Text>
      <Card>
        <NotAvailableYet
          action={
            <Link className={buttonStyle({ tone: 'secondary' }).className} to={isLimit ? GAMING : '/'}>
              {isLimit ? 'Find help' : 'Go home'}
            </Link>
          }
        />
      </Card>
    </div>
  );
}
