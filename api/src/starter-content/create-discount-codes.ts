import type { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { discountCodeInputSchema } from '@vitrine/contracts/billing/discount-code-schemas'
import { soldProducts } from '@vitrine/contracts/billing/products'
import { billingPeriods } from '@vitrine/contracts/identity/billing'
import type { Database } from '@vitrine/database/database'
import { discountCodes } from '../billing/discount-codes.record.ts'
import { CreateRecord } from '../records/create-record.command.ts'

/** A stand-in for a provider reads from the provider's ID what a discount takes off. */
const codes = [
  {
    code: 'SAMPLE-20',
    kind: 'percent',
    percent: 20,
    payments: 1,
    zuoraRatePlanId: 'sample-20-percent-once',
    avangateCoupon: 'sample-20-percent-once',
  },
  {
    code: 'SAMPLE-5',
    kind: 'amount',
    amounts: { USD: '5.00', EUR: '5.00', GBP: '5.00', CAD: '5.00' },
    payments: 3,
    zuoraRatePlanId: 'sample-5.00-off-3-times',
    avangateCoupon: 'sample-5.00-off-3-times',
  },
]

/** The two discount codes of the starter content, where they are not there yet. */
export async function createDiscountCodes(
  commands: CommandBus,
  actor: Actor,
  database: Database,
): Promise<void> {
  const existing = new Set(
    (await database.selectFrom('discount_codes').select('code').execute()).map(({ code }) => code),
  )
  for (const sample of codes) {
    if (existing.has(sample.code)) continue
    await commands.execute(
      new CreateRecord(
        discountCodes,
        actor,
        discountCodeInputSchema.parse({
          ...sample,
          products: [...soldProducts],
          billingPeriods: [...billingPeriods],
        }),
      ),
    )
  }
}
