/** The pages of the wallet: one file, because the door that every page loads pays for each import of its own. */
export { CashPage } from './CashPage.tsx';
export { DepositPage } from './DepositPage.tsx';
export { GatewayPage } from './GatewayPage.tsx';
export { ReceiptPage } from './ReceiptPage.tsx';
export { WireDetailsPage } from './WireDetailsPage.tsx';
export { InteracPage, WirePage } from './WirePage.tsx';
export { WithdrawalPage } from './WithdrawalPage.tsx';
