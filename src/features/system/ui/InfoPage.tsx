import { useParams } from 'react-router';
import { useBrand } from '../../../ui/brandContext.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { PhoneText } from '../../../ui/PhoneText.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import { infoPage, type InfoPage as Page } from '../logic/infoPages.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const column = cls({ maxWidth: 720, display: 'grid', gap: 16 });
const title = cls({ type: 'page' });
const card = cls({ padding: 24, display: 'grid', gap: 24, '& h2': { type: 'title', marginBottom: 8 } });
const text = cls({ display: 'grid', gap: 12, type: 'base', fontWeight: 400, lineHeight: '22px', color: '$text2' });

/** A text page: heading and sections. */
export function Info({ page }: { readonly page: Page }) {
  useTitle(page.title);
  return (
    <div className={column}>
      <h1 className={title}>{page.title}</h1>
      <Card className={card}>
        {page.sections.map((section) => (
          <div key={section.heading ?? ''}>
            {section.heading && <h2>{section.heading}</h2>}
            <div className={text}>
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

/** `/info/:slug`. */
export function InfoPage() {
  const { slug = '' } = useParams();
  const { name, accountCredits } = useBrand();
  const page = infoPage(slug, name, accountCredits.promotionalCreditsName);
  return page ? <Info page={page} /> : <NotFoundPage />;
}
