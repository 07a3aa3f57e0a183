import { Link, useNavigate } from 'react-router';
import { readForm } from '../../../../core/forms/readForm.ts';
import { type ClosingObstacle, closureRequest } from '../../../../core/rest/accountClosure.ts';
import { Form } from '../../../forms/Form.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { SettingsHead } from '../../../ui/SettingsHead.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { closeAccount, useClosingObstacles } from '../data/account.ts';
import { obstacleWords } from '../logic/accountTexts.ts';
import { PasswordField } from './PasswordField.tsx';

const card = cls({ display: 'grid', gap: 16, padding: 24, '& > h2': { type: 'title' }, '& form': { maxWidth: 400 } });
const points = cls({
  display: 'grid',
  gap: 12,
  type: 'body',
  color: '$text2',
  '& > li': { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', gap: 10 },
  '& svg': { marginTop: 2 },
});
const list = cls({ '& > h2': { padding: '20px 24px', type: 'title', borderBottom: '1px solid $line' } });

const WORDS: RegionWords = {
  error: 'What stands in the way can’t be shown right now',
  offline: 'Your account can’t be closed offline',
  offlineDetail: 'This page loads as soon as you’re back online.',
};

const FACTS = [
  'You can’t log in any more. Only Support can open your account again.',
  'Bonus money, rewards and points that you have not used end with it.',
  'Your bets, payments and limits stay on record, as the law asks. Download them before, in Account summary.',
  'If you want a break and not an end, a cool-off or a self-exclusion is in Responsible gaming.',
] as const;

/** `/account/settings/close`: closes the account, once nothing of the player's is left in it. */
export function CloseAccountPage() {
  const obstacles = useClosingObstacles();
  const isOnline = useOnline();
  return (
    <div className={pageColumn}>
      <SettingsHead title="Close account" lead="For good, at every brand of ours." />
      <AsyncRegion
        source={obstacles}
        isOnline={isOnline}
        skeleton={<Skeleton height={240} radius={8} />}
        message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void obstacles.refetch()} />}
      >
        {(found) => (found.length > 0 ? <Obstacles obstacles={found} /> : <Close onRefused={() => void obstacles.refetch()} />)}
      </AsyncRegion>
    </div>
  );
}

function Obstacles({ obstacles }: { readonly obstacles: readonly ClosingObstacle[] }) {
  const { hasPage } = useServices();
  return (
    <Card as="section" className={list} aria-labelledby="obstacles">
      <h2 id="obstacles">Your account can’t be closed yet</h2>
      {obstacles.map((obstacle) => {
        const { title, detail, link } = obstacleWords(obstacle);
        return (
          <SettingRow key={obstacle.code} title={title} detail={detail}>
            {link !== null && hasPage(link.path) && (
              <Link className={buttonStyle({ tone: 'outline', size: 'sm' }).className} to={link.path}>
                {link.label}
              </Link>
            )}
          </SettingRow>
        );
      })}
    </Card>
  );
}

function Close({ onRefused }: { readonly onRefused: () => void }) {
  const { session } = useServices();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useForm({
    defaultValues: { password: '' },
    read: (values) => readForm(closureRequest, values),
    mutation: closeAccount,
    unfinished: 'Your account is not closed',
  });
  return (
    <Card as="section" className={card} aria-labelledby="close">
      <h2 id="close">Nothing of yours is left in it</h2>
      <ul className={points}>
        {FACTS.map((fact) => (
          <li key={fact}>
            <Icon name="info" size={16} />
            {fact}
          </li>
        ))}
      </ul>
      <Form
        form={form}
        label="Close account"
        onSubmit={form.submit(async (values) => {
          const { ok } = await form.send(values);
          if (!ok) return onRefused();
          toast.show({ id: 'closed', type: 'success', body: 'Your account is closed' });
          // First: a page for players alone would ask for a log-in, which is refused from now on.
          await navigate('/');
          await session.logOut('none');
        })}
      >
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
      </Form>
    </Card>
  );
}
