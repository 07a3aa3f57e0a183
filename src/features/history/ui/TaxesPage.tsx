import type { ReactNode } from 'react';
import { formatMoney, formatResult } from '../../../../core/money/money.ts';
import { formatDate } from '../../../../core/time/formatTime.ts';
import type { BrandKind } from '../../../../core/wire/brandKind.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionEmpty } from '../../../ui/region/RegionEmpty.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useTaxYears } from '../data/account.ts';
import { useZone } from '../data/history.ts';
import type { TaxForm, TaxYear } from '../logic/taxes.ts';
import * as styles from './historyStyles.ts';
import { useSave } from './useSave.ts';

const formRow = cls({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 60, padding: '8px 20px' });
const words = cls({
  flex: 1,
  minWidth: 0,
  '& b': { display: 'block', type: 'base', fontWeight: 600 },
  '& small': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    flexWrap: 'wrap',
    type: 'caption',
    color: '$text2',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});
const link = cls({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  padding: '0 12px',
  marginRight: -12,
  borderRadius: '$sm',
  type: 'body',
  fontWeight: 600,
  color: '$link',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-disabled="true"]': { color: '$text3', cursor: 'not-allowed', textDecoration: 'none' },
});

const WORDS: RegionWords = {
  error: 'Your tax forms can’t be shown right now',
  offline: 'Your tax forms are not saved on this device',
  offlineDetail: 'They are shown as soon as you’re back online.',
};

const RULES: Readonly<Record<BrandKind, string>> = {
  sportsbook:
    'A sports bet comes with a form W-2G if its winnings reach the amount of the year and 300 times the wager. A bet that is settled again in a later year keeps its form, marked as corrected, and that year has a form of the change.',
  casino: 'A slot round comes with a form W-2G if its win reaches the amount of the year.',
};

/** `/account/taxes`: forms of large payouts, by year. */
export function TaxesPage() {
  const { brandKind } = useServices();
  const years = useTaxYears();
  const isOnline = useOnline();
  return (
    <div className={pageColumn}>
      <Text as="h1" type="page">
        Taxes
      </Text>
      <AsyncRegion
        source={years}
        isOnline={isOnline}
        skeleton={<Skeleton height={200} />}
        message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void years.refetch()} />}
        isEmpty={(found) => found.length === 0}
        empty={
          <RegionEmpty title="No tax forms">
            Once you have played, each year has a statement here, and a form W-2G for each payout that is large enough.
          </RegionEmpty>
        }
      >
        {(found) => (
          <>
            {found.map((year) => (
              <Year key={year.year} year={year} isOnline={isOnline} />
            ))}
            <p className={styles.note}>{RULES[brandKind]}</p>
          </>
        )}
      </AsyncRegion>
    </div>
  );
}

function Year({ year: shown, isOnline }: { readonly year: TaxYear; readonly isOnline: boolean }) {
  const { year, forms, winningsCents, downloadUrl, statementUrl, sportsNetCents, casinoNetCents } = shown;
  const files = useSave();
  const timeZone = useZone() ?? undefined;
  // The account is one in all brands, and so is its statement.
  const nets =
    useServices().brandKind === 'sportsbook'
      ? `sports ${formatResult(sportsNetCents)} · casino ${formatResult(casinoNetCents)}`
      : `net result ${formatResult(sportsNetCents + casinoNetCents)}`;
  return (
    <Card as="section" aria-label={`Taxes of ${year}`}>
      <div className={styles.cardHead}>
        <span>
          <h2>{year}</h2>
          <span className={styles.note}>
            {forms.length === 0 ? 'No forms' : `Winnings on forms ${formatMoney(winningsCents).replace('-', '−')}`}
          </span>
        </span>
        <FileLink label={`Download all of ${year}`} path={downloadUrl} isOnline={isOnline} files={files}>
          Download all
        </FileLink>
      </div>
      <ul className={styles.rows}>
        {forms.map((form) => (
          <FileRow key={form.w2gId} name={form.displayName} path={form.downloadUrl} isOnline={isOnline} files={files}>
            {formText(form, timeZone)}
            {form.correctedIn !== null && <Pill tone="warning">{`Corrected in ${form.correctedIn}`}</Pill>}
          </FileRow>
        ))}
        <FileRow name="Win and loss statement" path={statementUrl} isOnline={isOnline} files={files}>
          {`Full year · ${nets}`}
        </FileRow>
      </ul>
    </Card>
  );
}

function formText({ paidAt, winningsCents, wagerCents, isCorrection }: TaxForm, timeZone?: string): string {
  const winnings = isCorrection ? formatResult(winningsCents) : formatMoney(winningsCents);
  return `${formatDate(Date.parse(paidAt), timeZone)} · ${winnings} · wager ${formatMoney(wagerCents)}`;
}

interface FileProps {
  readonly path: string;
  readonly isOnline: boolean;
  readonly files: ReturnType<typeof useSave>;
  readonly children: ReactNode;
}

function FileRow({ name, children, ...file }: FileProps & { readonly name: string }) {
  return (
    <li className={formRow}>
      <Icon name="document" size={20} />
      <span className={words}>
        <b>{name}</b>
        <small>{children}</small>
      </span>
      <FileLink label={`Download ${name}`} {...file}>
        Download
      </FileLink>
    </li>
  );
}

/** A link, so that the file has an address; the app reads it, because a request of the browser itself has no token. */
function FileLink({ label, path, isOnline, files, children }: FileProps & { readonly label: string }) {
  const isBusy = files.busyPath === path;
  return (
    <a
      className={link}
      href={path}
      download
      aria-label={label}
      aria-busy={isBusy}
      aria-disabled={!isOnline}
      onClick={(event) => {
        event.preventDefault();
        if (isOnline && !isBusy) void files.save(path);
      }}
    >
      {isBusy ? <Spinner size={16} /> : <Icon name="download" size={16} />}
      {children}
    </a>
  );
}
