import { use } from 'react';
import { Link } from 'react-router';
import { useStore } from '../../platform/externalStore.ts';
import { useGoToLogIn } from '../../platform/session/useGoToLogIn.ts';
import { useServices } from '../../platform/usePlatform.ts';
import { Button, buttonStyle } from '../../ui/Button.tsx';
import { useBrand } from '../../ui/brandContext.ts';
import { Card } from '../../ui/Card.tsx';
import { cls } from '../../ui/cls.ts';
import { NotAvailableYet } from '../../ui/NotAvailableYet.tsx';
import { Text } from '../../ui/Text.tsx';
import { PageTitleContext } from '../navigation/page.tsx';

const column = cls({ display: 'grid', gap: 16 });

/** `/promotions/{promotionId}`. The server has no promotions yet, so the page says in the brand's words why there is none to see. */
export function PromotionPage() {
  const { promotionFallbacks, page } = useBrand();
  const { session, promosOffered } = useServices();
  const goToLogIn = useGoToLogIn();
  const isVisitor = useStore(session).status === 'loggedOut';
  const isOffered = useStore(promosOffered);
  const ofPlayer = isOffered ? promotionFallbacks.notFound : promotionFallbacks.notAvailable;
  return (
    <div className={column}>
      <Text as="h1" type="page">
        {use(PageTitleContext) ?? page.title}
      </Text>
      <Card>
        <NotAvailableYet
          lead={isVisitor ? promotionFallbacks.logIn : ofPlayer}
          action={
            isVisitor ? (
              <Button tone="primary" onClick={goToLogIn}>
                Log In
              </Button>
            ) : (
              <Link className={buttonStyle({ tone: 'secondary' }).className} to="/promotions">
                See all promotions
              </Link>
            )
          }
        />
      </Card>
    </div>
  );
}
