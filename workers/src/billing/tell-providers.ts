import { runOperation, type Billing } from '@vitrine/domain/billing/run-operation'
import { beginTelling, untoldSubscriptions } from '@vitrine/domain/billing/tell-provider'
import { forEach } from './for-each.ts'

/** What members have decided is told to the provider, until it has taken it. Returns how many there were. */
export async function tellProviders(billing: Billing, limit: number): Promise<number> {
  const untold = await untoldSubscriptions(billing.database, billing.clock.now(), limit)
  return await forEach(untold, async (subscription) => {
    const operationId = await beginTelling(billing.database, subscription, billing.clock.now())
    if (operationId !== null) await runOperation(billing, operationId)
  })
}
