import type { Deps } from '../../deps.ts';
import type { PaymentGateway } from '../../payments/gateway.ts';
import { createHttpGateway, type GatewayAccess } from '../../payments/httpGateway.ts';
import type { Config } from '../../platform/config.ts';
import { openDataDirectory } from '../../platform/dataDirectory.ts';
import { loadConfig } from '../../platform/loadConfig.ts';
import { readPaymentGateway } from '../../platform/postgres/commandDatabase.ts';
import { StartupFailure } from '../../platform/startupFailure.ts';
import { openGatewayAdapter } from '../../start/openAdapters.ts';
import { withDatabase } from './withDatabase.ts';

/** The configured gateway, else the one of the sandbox that runs on DATA_DIR. */
function gatewayOf(config: Config): GatewayAccess | null {
  if (config.paymentGateway !== null) return config.paymentGateway;
  return config.databaseUrl === null ? readPaymentGateway(openDataDirectory(config.dataDir)) : null;
}

/** Runs a command that needs the database and the payment gateway. @throws StartupFailure where there is none of them. */
export async function withPaymentGateway<Value>(work: (deps: Deps, gateway: PaymentGateway) => Promise<Value>): Promise<Value> {
  const config = await loadConfig(process.env);
  const access = gatewayOf(config);
  if (access === null && config.adapters.gateway === null)
    throw new StartupFailure('There is no payment gateway: set PAYMENT_GATEWAY_URL or GATEWAY_ADAPTER, or start a sandbox.');
  return withDatabase(async (deps) => {
    const gateway = (await openGatewayAdapter(deps)) ?? (access && createHttpGateway(access));
    if (gateway === null) throw new StartupFailure('There is no payment gateway.');
    return work(deps, gateway);
  }, config);
}
