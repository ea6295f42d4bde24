import { z } from 'zod'
import { ownerships } from '../vault-items/ownership.ts'
import { namesOf } from '../choices.ts'
import { costKinds, valuationBases } from './row-choices.ts'

const sum = { currency: z.string(), amount: z.number(), items: z.int() }

/**
 * Sums of a vault's own items. A value or cost of each piece counts as often as there are pieces, a range by
 * its middle, and of several valuations of one basis the newest. What has none is counted, and never 0.
 */
export const recordTotalsSchema = z.object({
  /** Items whose owner is the member. */
  ownItems: z.int(),
  /** Every item by its ownership, those of other people among them. */
  ownerships: z.array(
    z.object({
      ownership: z.enum(namesOf(ownerships)),
      items: z.int(),
    }),
  ),
  costs: z.array(z.object(sum)),
  costsByKind: z.array(z.object({ ...sum, kind: z.enum(namesOf(costKinds)) })),
  /** Own items of which no cost is known. */
  withoutCost: z.int(),
  valuations: z.array(z.object({ ...sum, basis: z.enum(namesOf(valuationBases)) })),
  /** Own items without a valuation, by basis. */
  notValued: z.array(z.object({ basis: z.enum(namesOf(valuationBases)), items: z.int() })),
  /** Valuations that are marked as the insured value. */
  insured: z.array(z.object(sum)),
  /** Own items without one. */
  notInsured: z.int(),
})
export type RecordTotals = z.infer<typeof recordTotalsSchema>
