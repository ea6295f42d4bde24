import type { ChangeRequest } from '../operations.ts'
import type { DiscountAtProvider } from '../records.ts'
import { plansOf } from './zuora-records.ts'
import type { ZuoraSubscription } from './zuora-schemas.ts'

/** A day as Zuora writes it. */
export const dayText = (date: Date): string => date.toISOString().slice(0, 10)

const onDay = (day: string) => [
  { name: 'ContractEffective', triggerDate: day },
  { name: 'ServiceActivation', triggerDate: day },
  { name: 'CustomerAcceptance', triggerDate: day },
]

/** A rate plan with its number of slots; one slot is what a plan has by itself. */
function ratePlan(productRatePlanId: string, chargeId: string | null, quantity: number) {
  return {
    productRatePlanId,
    ...(chargeId !== null &&
      quantity > 1 && {
        chargeOverrides: [{ productRatePlanChargeId: chargeId, pricing: { recurringPerUnit: { quantity } } }],
      }),
  }
}

export function createSubscription(
  plan: { providerPlanId: string; chargeId: string | null; quantity: number },
  discount: DiscountAtProvider | null,
  now: Date,
) {
  return [
    {
      type: 'CreateSubscription',
      triggerDates: onDay(dayText(now)),
      createSubscription: {
        terms: { initialTerm: { termType: 'EVERGREEN' } },
        subscribeToRatePlans: [
          ratePlan(plan.providerPlanId, plan.chargeId, plan.quantity),
          ...(discount ? [{ productRatePlanId: discount.providerDiscountId }] : []),
        ],
      },
    },
  ]
}

export function changeActions(
  {
    plan,
    quantity,
    discount,
    effective,
  }: Pick<ChangeRequest, 'plan' | 'quantity' | 'discount' | 'effective'>,
  subscription: ZuoraSubscription,
  chargeId: string | null,
  now: Date,
) {
  const { present } = plansOf(subscription, now)
  const triggerDates = onDay(dayText(now))
  const charge = present?.ratePlanCharges[0]
  const isSamePlan = present?.productRatePlanId === plan.providerPlanId && effective === 'now'
  const changed = isSamePlan
    ? [
        {
          type: 'UpdateProduct',
          triggerDates,
          updateProduct: {
            ratePlanId: present.id,
            chargeUpdates: [{ chargeNumber: charge?.number, pricing: { recurringPerUnit: { quantity } } }],
          },
        },
      ]
    : [
        {
          type: 'ChangePlan',
          triggerDates,
          changePlan: {
            productRatePlanId: present?.productRatePlanId,
            newProductRatePlan: ratePlan(plan.providerPlanId, chargeId, quantity),
            effectivePolicy: effective === 'now' ? 'EffectiveImmediately' : 'EffectiveEndOfBillingPeriod',
          },
        },
      ]
  const isChanged = !isSamePlan || quantity !== (charge?.quantity ?? 1)
  return [
    ...(isChanged ? changed : []),
    ...(discount
      ? [{ type: 'AddProduct', triggerDates, addProduct: { productRatePlanId: discount.providerDiscountId } }]
      : []),
  ]
}

export const stopAtEndOfPeriod = () => [
  { type: 'CancelSubscription', cancelSubscription: { cancellationPolicy: 'EndOfLastInvoicePeriod' } },
]

export const cancelFrom = (day: Date) => [
  {
    type: 'CancelSubscription',
    triggerDates: onDay(dayText(day)),
    cancelSubscription: { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: dayText(day) },
  },
]
