import type { Database } from '@vitrine/database/database'
import type { BillingProvider, OperationOutcome, Outcome } from '@vitrine/platform/billing/billing-provider'
import type { SubscriptionAfter } from '@vitrine/platform/billing/records'
import type { Clock } from '@vitrine/platform/clock'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import type { BillingProviders } from './billing-providers.ts'
import { claimOperation, findOperation, type Operation, type StoredRequest } from './operations.ts'
import { settleOperation } from './settle-operation.ts'

export interface Billing {
  database: Database
  providers: BillingProviders
  clock: Clock
}

/**
 * Makes an act that nobody has made yet, and settles it. One that somebody else has claimed is left to them.
 *
 * @param isAwaited whether a page still waits for the outcome when it is known
 */
export async function runOperation(
  { database, providers, clock }: Billing,
  id: number,
  isAwaited: () => boolean = () => false,
): Promise<Operation> {
  const operation = await claimOperation(database, id, clock.now())
  if (!operation) {
    const present = await findOperation(database, id)
    if (!present) throw new Error(`there is no operation ${id}`)
    return present
  }
  reachFailpoint('billing-after-claim')
  const provider = providers.named(operation.provider)
  const outcome = provider
    ? await act(provider, operation.request)
    : ({ outcome: 'refused', reason: 'unavailable', code: 'not-configured' } as const)
  reachFailpoint('billing-before-settle')
  const settled = await settleOperation(database, id, outcome, clock.now(), isAwaited())
  reachFailpoint('billing-after-settle')
  return settled
}

/** Asks the provider what became of an act of which nobody knows. It is never made again. */
export async function readBackOperation(
  { database, providers, clock }: Billing,
  { id, provider: name, request }: Operation,
): Promise<Operation> {
  const provider = providers.named(name)
  const outcome: OperationOutcome = provider
    ? await readBack(provider, request)
    : { outcome: 'unknown', code: 'not-configured' }
  return await settleOperation(database, id, outcome, clock.now())
}

/** An adapter tells what its provider did; whatever it throws leaves the outcome unknown. */
async function act(provider: BillingProvider, request: StoredRequest): Promise<Outcome<SubscriptionAfter>> {
  try {
    return await call(provider, request)
  } catch (error) {
    return { outcome: 'unknown', code: error instanceof Error ? error.name : 'thrown' }
  }
}

async function call(provider: BillingProvider, request: StoredRequest): Promise<Outcome<SubscriptionAfter>> {
  switch (request.kind) {
    case 'start':
      return await provider.startSubscription(request)
    case 'convert-trial':
      return await provider.convertTrial(request)
    case 'change':
      return await provider.changeSubscription(request)
    case 'withdraw-change':
      return await provider.withdrawChange(request)
    case 'stop-renewal':
      return await provider.stopRenewal(request)
    case 'resume-renewal':
      return await provider.resumeRenewal(request)
    case 'end':
      return await provider.endNow(request)
    case 'pay-invoices':
      return await provider.payOpenInvoices(request)
    case 'checkout-purchase':
      // The checkout itself was the act: all that is left is to ask for it.
      return waitingIfAbsent(await provider.readOperation(request))
  }
}

function waitingIfAbsent(outcome: OperationOutcome): Outcome<SubscriptionAfter> {
  return outcome.outcome === 'absent' ? { outcome: 'waiting', reference: null } : outcome
}

async function readBack(provider: BillingProvider, request: StoredRequest): Promise<OperationOutcome> {
  try {
    // Safe to make twice, and not to be asked for.
    return request.kind === 'withdraw-change'
      ? await provider.withdrawChange(request)
      : await provider.readOperation(request)
  } catch (error) {
    return { outcome: 'unknown', code: error instanceof Error ? error.name : 'thrown' }
  }
}
