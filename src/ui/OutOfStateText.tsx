import { Link } from 'react-router';
import { routeOfLink } from '../../core/wire/deepLinks.ts';
import { productOf } from '../brand/products.ts';
import { useBrand } from './brandContext.ts';
import { Checkbox } from './Checkbox.tsx';
import { locationWarning, type OutOfStateNotice, type WarningText } from './locationWarningText.ts';
import { textLink } from './PhoneText.tsx';

/** As start-up answers it. */
export interface CasinoOutOfState extends OutOfStateNotice {
  readonly deepLink: Parameters<typeof routeOfLink>[0];
}

/** The words of the location warning for this brand. @param notice null: the app has sports, too. */
export function useWarningText(notice: OutOfStateNotice | null): WarningText {
  const { partnerBrand } = useBrand().outOfState;
  return locationWarning(notice, (partnerBrand === null ? null : productOf(partnerBrand)?.name) ?? null);
}

export interface OutOfStateTextProps {
  readonly body: string;
  readonly notice: CasinoOutOfState | null;
  readonly silences: boolean;
  readonly onSilences: (silences: boolean) => void;
}

/** What the location warning says below its title; of a standalone casino with the partner's brand, and the way not to see it again. */
export function OutOfStateText({ body, notice, silences, onSilences }: OutOfStateTextProps) {
  const { partnerBrand } = useBrand().outOfState;
  const partner = partnerBrand === null ? null : productOf(partnerBrand);
  const more = routeOfLink(notice?.deepLink ?? null);
  return (
    <>
      <p>
        {body}{' '}
        {partner !== null && (
          <a className={textLink} href={partner.url}>
            Go to {partner.name}
          </a>
        )}
      </p>
      {more !== null && (
        <p>
          <Link className={textLink} to={more}>
            More info
          </Link>
        </p>
      )}
      {notice !== null && (
        <Checkbox
          label="Don't show this again"
          checked={silences}
          onChange={({ currentTarget }) => onSilences(currentTarget.checked)}
        />
      )}
    </>
  );
}
