/** What the gateway tells its page: gatewayService.ts, `PageView`. */
export interface PageView {
  readonly page: 'bank' | 'card' | 'eCheck' | 'dropIn' | null;
  readonly direction: 'DEPOSIT' | 'WITHDRAWAL';
  readonly providerCode: string;
  readonly amountCents: number;
  readonly customerName: string;
  readonly state: string;
  /** The account or card that it is paid with: `Checking ••••4417`. */
  readonly methodDescription: string;
  readonly isHidden: boolean;
  readonly message: PageMessage | null;
  readonly appOrigins: readonly string[];
}

export interface PageMessage {
  readonly type: string;
  readonly payload: Readonly<Record<string, string | number>>;
}

export type PageAction = 'approve' | 'decline' | 'cancel';

export interface PageApi {
  /** Null: there is no such payment. @throws where no answer came. */
  read(): Promise<PageView | null>;
  /** @throws where no answer came. */
  press(action: PageAction): Promise<PageView | null>;
  appOrigins(): Promise<readonly string[]>;
}

/** @param token of the page's own address. */
export function createPageApi(token: string): PageApi {
  const path = `/api/pages/${encodeURIComponent(token)}`;
  async function ask(request?: RequestInit): Promise<PageView | null> {
    const response = await fetch(path, request);
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The gateway answered ${response.status}`);
    return (await response.json()) as PageView;
  }
  return {
    read: () => ask(),
    press: (action) => ask({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ action }) }),
    async appOrigins() {
      const { appOrigins } = (await (await fetch('/api/origins')).json()) as { readonly appOrigins: readonly string[] };
      return appOrigins;
    },
  };
}
