import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useServices } from '../../../platform/usePlatform.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import { PhoneText } from '../../../ui/PhoneText.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { Text } from '../../../ui/Text.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import { foundArticles, type HelpArticle, helpArticles } from '../logic/helpArticles.ts';
import { infoCard, infoText } from './infoStyles.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const search = cls({ padding: 24 });
const group = cls({ '& > h2': { padding: '16px 24px 12px', type: 'title', borderBottom: '1px solid $line' } });
const row = cls({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) 16px',
  alignItems: 'center',
  gap: 16,
  minHeight: 56,
  padding: '0 24px',
  type: 'base',
  fontWeight: 600,
  '& + &': { borderTop: '1px solid $colors$line' },
  '& svg': { color: '$text2' },
  '&:hover': { backgroundColor: '$surface2' },
  '&:focus-visible': { outlineOffset: -2 },
});
const contact = cls({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: 24,
});
const back = cls({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  marginBottom: 8,
  borderRadius: '$xs',
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  '&:hover': { color: '$text' },
});
const none = cls({ padding: 24, type: 'base', color: '$text2' });

const ICONS: Record<HelpArticle['group'], IconName> = {
  Money: 'bank',
  Betting: 'football',
  Casino: 'casino',
  'Staying in control': 'shield',
  'Your account': 'person',
};

/** `/account/help`: articles, by their titles, and the way to people. */
export function HelpPage() {
  const services = useServices();
  const { brandKind } = services;
  const [typed, setTyped] = useState('');
  const found = foundArticles(helpArticles(brandKind), typed);
  const groups = [...new Set(found.map((article) => article.group))];
  return (
    <div className={pageColumn}>
      <Text as="h1" type="page">
        Help
      </Text>
      <Card as="div" className={search}>
        <TextField
          label="What do you need?"
          type="search"
          icon="search"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          hint={<span role="status">{found.length === 1 ? '1 article' : `${found.length} articles`}</span>}
        />
      </Card>
      {groups.map((name) => (
        <Card as="section" key={name} className={group} aria-label={name}>
          <h2>{name}</h2>
          {found
            .filter((article) => article.group === name)
            .map(({ id, title }) => (
              <Link key={id} className={row} to={`/account/help/${id}`}>
                <Icon name={ICONS[name]} size={20} />
                {title}
                <Icon name="chevronRight" size={16} />
              </Link>
            ))}
        </Card>
      ))}
      {groups.length === 0 && (
        <Card as="div" className={none}>
          No article has that in its title. Try one word, or ask Support.
        </Card>
      )}
      <Card as="section" className={contact} aria-label="Support">
        <div>
          <Text as="h2" type="title">
            Ask a person
          </Text>
          <Text as="p" type="body" tone={2}>
            <PhoneText>For help with gambling, free and at any hour: 1-800-GAMBLER.</PhoneText>
          </Text>
        </div>
        <button type="button" className={buttonStyle({ tone: 'outline' }).className} onClick={() => services.openSupport()}>
          Contact Support
        </button>
      </Card>
    </div>
  );
}

/** `/account/help/:articleId`. */
export function HelpArticlePage() {
  const { brandKind } = useServices();
  const { articleId } = useParams();
  const article = helpArticles(brandKind).find(({ id }) => id === articleId);
  return article === undefined ? <NotFoundPage /> : <Article article={article} />;
}

function Article({ article: { title, paragraphs, link } }: { readonly article: HelpArticle }) {
  const { hasPage } = useServices();
  useTitle(title);
  return (
    <div className={pageColumn}>
      <div>
        <Link className={back} to="/account/help">
          <Icon name="chevronLeft" size={16} />
          Help
        </Link>
        <Text as="h1" type="page">
          {title}
        </Text>
      </div>
      <Card className={infoCard}>
        <div className={infoText}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <PhoneText>{paragraph}</PhoneText>
            </p>
          ))}
        </div>
        {link !== null && hasPage(link.path) && (
          <div>
            <Link className={buttonStyle({ tone: 'outline' }).className} to={link.path}>
              {link.label}
            </Link>
          </div>
        )}
      </Card>
    </div>
  );
}
