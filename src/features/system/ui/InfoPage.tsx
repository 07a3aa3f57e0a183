import { useParams } from 'react-router';
import { useBrand } from '../../../ui/brandContext.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { PhoneText } from '../../../ui/PhoneText.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import { type InfoFacts, infoPage, type InfoPage as Page } from '../logic/infoPages.ts';
import { infoCard, infoColumn, infoText } from './infoStyles.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const title = cls({ type: 'page' });

/** A text page: heading and sections. */
export function Info({ page }: { readonly page: Page }) {
  useTitle(page.title);
  return (
    <div className={infoColumn}>
      <h1 className={title}>{page.title}</h1>
      <Card className={infoCard}>
        {page.sections.map((section) => (
          <div key={section.heading ?? ''}>
            {section.heading && <h2>{section.heading}</h2>}
            <div className={infoText}>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <PhoneText>{paragraph}</PhoneText>
                </p>
              ))}
            </div>
          </div>
        ))}
      </Card>
    </div>
  );
}

export function useInfoFacts(): InfoFacts {
  const { name, accountCredits, standaloneCasinoOf } = useBrand();
  return {
    name,
    kind: standaloneCasinoOf === null ? 'sportsbook' : 'casino',
    credits: accountCredits.promotionalCreditsName,
  };
}

/** `/info/:slug`. */
export function InfoPage() {
  const { slug = '' } = useParams();
  const page = infoPage(slug, useInfoFacts());
  return page ? <Info page={page} /> : <NotFoundPage />;
}
