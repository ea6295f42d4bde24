import type { Billing } from '@vitrine/domain/billing/run-operation'
import { providerPlanIdOf, ratePlanById } from '@vitrine/domain/billing/rate-plans'

/**
 * Our prices held against the catalog of the provider of new purchases: a plan that differs is not sold until
 * it fits. Returns how many differ; null where the provider did not say.
 */
export async function comparePrices({ database, providers, clock }: Billing): Promise<number | null> {
  const provider = providers.forNewPurchases
  const read = await provider?.listPrices()
  if (!provider || read?.outcome !== 'done') return null
  const asked = new Map(
    read.value.map(({ providerPlanId, price }) => [`${providerPlanId} ${price.currency}`, price.amount]),
  )
  const rows = await database
    .selectFrom('rate_plans')
    .select(['id', 'price_differs_at'])
    .where('is_on_sale', '=', true)
    .where('replaced_at', 'is', null)
    .execute()
  let different = 0
  for (const { id, price_differs_at } of rows) {
    const plan = await ratePlanById(database, id)
    const differs = asked.get(`${providerPlanIdOf(plan, provider.name)} ${plan.currency}`) !== plan.amount
    if (differs) different += 1
    if (differs === (price_differs_at !== null)) continue
    await database
      .updateTable('rate_plans')
      .set({ price_differs_at: differs ? clock.now() : null })
      .where('id', '=', id)
      .execute()
  }
  return different
}
