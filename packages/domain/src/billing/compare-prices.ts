import type { Executor } from '@vitrine/database/database'
import type { BillingProvider } from '@vitrine/platform/billing/billing-provider'
import type { Money } from '@vitrine/platform/billing/money'
import { timeBefore, type Clock } from '@vitrine/platform/clock'
import type { BillingProviders } from './billing-providers.ts'
import { providerPlanIdOf, ratePlanById } from './rate-plans.ts'

/** How long a comparison counts: a price that was compared longer ago is not sold. */
const COUNTS_FOR = { hours: 24 }

/** What a provider asks for each of its plans in each currency. */
export class ProviderCatalog {
  private readonly amounts: ReadonlyMap<string, number>

  private constructor(amounts: ReadonlyMap<string, number>) {
    this.amounts = amounts
  }

  /** Null where the provider does not respond. */
  static async read(provider: BillingProvider): Promise<ProviderCatalog | null> {
    const read = await provider.listPrices()
    if (read.outcome !== 'done') return null
    return new ProviderCatalog(
      new Map(
        read.value.map(({ providerPlanId, price }) => [keyOf(providerPlanId, price.currency), price.amount]),
      ),
    )
  }

  /** Whole minor units; null where it has no such plan, or no price for it in this currency. */
  amountOf(providerPlanId: string, currency: Money['currency']): number | null {
    return this.amounts.get(keyOf(providerPlanId, currency)) ?? null
  }
}

function keyOf(providerPlanId: string, currency: Money['currency']): string {
  return `${providerPlanId} ${currency}`
}

interface Comparing {
  database: Executor
  providers: BillingProviders
  clock: Clock
}

/**
 * Compares the prices on sale with the catalog of the provider of new purchases: a plan that differs is not
 * sold until it agrees. Returns how many differ; null where the provider did not respond.
 */
export async function comparePrices({ database, providers, clock }: Comparing): Promise<number | null> {
  const provider = providers.forNewPurchases
  const catalog = provider && (await ProviderCatalog.read(provider))
  if (!catalog) return null
  const now = clock.now()
  const rows = await database
    .selectFrom('rate_plans')
    .select(['id', 'price_differs_at', 'revision'])
    .where('is_on_sale', '=', true)
    .where('replaced_at', 'is', null)
    .execute()
  let different = 0
  for (const { id, price_differs_at: before, revision } of rows) {
    const plan = await ratePlanById(database, id)
    const providerPlanId = providerPlanIdOf(plan, provider.name)
    const differs = providerPlanId === null || catalog.amountOf(providerPlanId, plan.currency) !== plan.amount
    if (differs) different += 1
    await database
      .updateTable('rate_plans')
      .set({ price_compared_at: now, price_differs_at: differs ? (before ?? now) : null })
      .where('id', '=', id)
      // What staff have saved meanwhile was compared then.
      .where('revision', '=', revision)
      .execute()
  }
  return different
}

/**
 * Compares now where the last comparison of anything on sale is too old, as it is while no worker runs. Where
 * the provider does not respond, prices stay uncompared: `isPriceCompared` tells.
 */
export async function comparePricesInTime(comparing: Comparing): Promise<void> {
  const { database, clock } = comparing
  const old = await database
    .selectFrom('rate_plans')
    .select('id')
    .where('is_on_sale', '=', true)
    .where('replaced_at', 'is', null)
    .where((eb) =>
      eb.or([eb('price_compared_at', 'is', null), eb('price_compared_at', '<', oldest(clock.now()))]),
    )
    .limit(1)
    .executeTakeFirst()
  if (old) await comparePrices(comparing)
}

/** Whether a price was found to agree with its provider's catalog within the last 24 hours. */
export async function isPriceCompared(executor: Executor, planId: number, now: Date): Promise<boolean> {
  const found = await executor
    .selectFrom('rate_plans')
    .select('id')
    .where('id', '=', planId)
    .where('price_differs_at', 'is', null)
    .where('price_compared_at', '>=', oldest(now))
    .executeTakeFirst()
  return found !== undefined
}

function oldest(now: Date): Date {
  return timeBefore(now, COUNTS_FOR)
}
