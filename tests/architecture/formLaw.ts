import { parseSync, Visitor } from 'oxc-parser';
import { isTest, lineAt, type SourceTree, type Violation } from './sourceTree.ts';

/** What a player types into. */
const FIELD = /^(form|input|textarea|Form|TextField|TextArea|MoneyField|PasswordField|AmountBox)$/;
/** Modules that register what is typed: the register's hook, and the form that uses it. */
const REGISTERS = /(\/unfinished\/useUnfinished|\/forms\/useForm)\.ts$/;

/** Fields of nothing that could be lost, and parts whose page or dialog registers, by folder or file. */
const WITHOUT: Readonly<Record<string, string>> = {
  'src/ui/': 'the fields themselves',
  'src/forms/Form.tsx': 'the frame of useForm',
  'src/forms/CodeField.tsx': 'a part of forms; a code that was sent is registered by what needs it',
  'src/features/dev-tools/': 'tools of a sandbox',
  'src/features/betslip/ui/AmountFields.tsx': 'stakes of the slip, which is stored as they are typed',
  'src/features/betslip/ui/QuickBetSettings.tsx': 'saved as it is chosen, a typed stake as its field is left',
  'src/features/betslip/ui/RoundRobins.tsx': 'stakes of the slip, which is stored as they are typed',
  'src/features/betslip/ui/TeaserPoints.tsx': 'a choice, sent to the slip on the server as it is made',
  'src/features/account/ui/ContentSettingsPage.tsx': 'saved as it is chosen',
  'src/features/credentials/ui/PasswordField.tsx': 'a part of forms',
  'src/features/credentials/ui/signUpSteps.tsx': 'parts of SignUpForm',
  'src/features/history/ui/HistoryPage.tsx': 'a filter',
  'src/features/my-bets/ui/BetFilters.tsx': 'a filter',
  'src/features/safer-play/ui/LimitAmount.tsx': 'a part of LimitForm',
  'src/features/search/ui/SearchBox.tsx': 'a search',
  'src/features/sports/ui/event/EventMarkets.tsx': 'a filter',
  'src/features/system/ui/HelpPage.tsx': 'a search',
  'src/features/wallet/ui/AmountBox.tsx': 'a part of the money forms',
  'src/features/wallet/ui/FormFields.tsx': 'a part of FormPage',
  'src/features/wallet/ui/PromoCodeField.tsx': 'a part of DepositPage, and stored as a draft',
  'src/features/wallet/ui/ProviderList.tsx': 'a choice, stored as a draft',
};

/** Law 19: a form that a player has typed into is in the register of unfinished things. */
export function checkForms(tree: SourceTree): readonly Violation[] {
  const found: Violation[] = [];
  for (const [path, text] of tree) {
    if (!/^src\/.+\.tsx$/.test(path) || isTest(path) || path.includes('/testing/')) continue;
    if (Object.keys(WITHOUT).some((place) => path.startsWith(place))) continue;
    const { program } = parseSync(path, text);
    let field: { readonly name: string; readonly start: number } | null = null;
    let isRegistered = false;
    new Visitor({
      ImportDeclaration({ source }) {
        isRegistered ||= REGISTERS.test(source.value);
      },
      JSXOpeningElement({ name, start }) {
        if (name.type === 'JSXIdentifier' && FIELD.test(name.name)) field ??= { name: name.name, start };
      },
    }).visit(program);
    const first = field as { readonly name: string; readonly start: number } | null;
    if (first !== null && !isRegistered)
      found.push({
        path,
        line: lineAt(text, first.start),
        message: `has <${first.name}> and registers nothing with useUnfinished or useForm`,
      });
  }
  return found;
}
