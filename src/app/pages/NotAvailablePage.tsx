import { use } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/Button.tsx';
import { useBrand } from '../../ui/brandContext.ts';
import { Card } from '../../ui/Card.tsx';
import { cls } from '../../ui/cls.ts';
import { NotAvailableYet } from '../../ui/NotAvailableYet.tsx';
import { Text } from '../../ui/Text.tsx';
import { PageTitleContext } from '../navigation/page.tsx';

const column = cls({ display: 'grid', gap: 16 });

/** The page of a route whose capability comes later: its frame and its heading, and one honest state. */
export function NotAvailablePage() {
  const brand = useBrand();
  const title = use(PageTitleContext) ?? brand.page.title;
  return (
    <div className={column}>
      <Text as="h1" type="page">
        {title}
      </Text>
      <Card>
        <NotAvailableYet
          action={
            <Link className={buttonStyle({ tone: 'secondary' }).className} to="/">
              Go home
            </Link>
          }
        />
      </Card>
    </div>
  );
}
