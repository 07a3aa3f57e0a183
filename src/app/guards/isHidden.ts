import type { Brand } from '../../brand/contract.ts';
import type { Guard } from '../../platform/feature.ts';

/** Whether a page with this guard does not exist for the brand. @param params the parameters of its address. */
export function isHidden(
  { historySection }: Guard,
  { accountHistory }: Pick<Brand, 'accountHistory'>,
  params: Readonly<Record<string, string | undefined>>,
): boolean {
  if (historySection === undefined) return false;
  return accountHistory.sectionsToHide.some((section) => section === params[historySection]);
}
