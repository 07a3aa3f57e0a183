import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { Card } from '../../../ui/Card.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useHouseRules } from '../data/houseRules.ts';
import { type HouseRule, houseRulesOf } from '../logic/houseRules.ts';
import { infoCard, infoColumn, infoText } from './infoStyles.ts';

const WORDS: RegionWords = {
  error: 'The house rules did not come through',
  offline: 'The house rules are not saved on this device',
  offlineDetail: 'They load as soon as you’re back online.',
};

/** Its first row names the columns. */
function RuleTable({
  heading,
  rows: [head = [], ...rows],
}: {
  readonly heading: string;
  readonly rows: readonly (readonly string[])[];
}) {
  const [first, ...others] = head.map((label, index) => ({ label, cell: (row: readonly string[]) => row[index] }));
  return first && <DataTable label={heading} rows={rows} keyOf={([name = '']) => name} columns={[first, ...others]} />;
}

function Rule({ rule: { heading, paragraphs, table: rows } }: { readonly rule: HouseRule }) {
  return (
    <div>
      <h2>{heading}</h2>
      <div className={infoText}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {rows && <RuleTable heading={heading} rows={rows} />}
    </div>
  );
}

/** `/info/house-rules`: the rules as the server writes them, of the products that the brand has. */
export function HouseRulesPage() {
  const { brandKind } = useServices();
  const isOnline = useOnline();
  const rules = useHouseRules();
  return (
    <div className={infoColumn}>
      <Text as="h1" type="page">
        House rules
      </Text>
      <AsyncRegion
        source={rules}
        isOnline={isOnline}
        skeleton={<Skeleton height={640} radius={12} />}
        message={(state) => <RegionMessage kind={state} size="card" words={WORDS} onRetry={() => void rules.refetch()} />}
      >
        {(all) => (
          <Card className={infoCard}>
            {houseRulesOf(all, brandKind).map((rule) => (
              <Rule key={rule.heading} rule={rule} />
            ))}
          </Card>
        )}
      </AsyncRegion>
    </div>
  );
}
