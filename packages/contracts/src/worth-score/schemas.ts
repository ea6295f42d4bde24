import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { isCalendarDay } from '../calendar-day.ts'
import { PRICE_BASES } from '../price-guide/price-basis.ts'
import { worthScoreMessages as messages, worthScoreLimits as limits } from './messages.ts'

const daySchema = measuredText(10, { tooLong: messages.dayInvalid }).refine(
  isCalendarDay,
  messages.dayInvalid,
)
const amountSchema = z
  .number({ error: messages.amountInvalid })
  .min(0, messages.amountInvalid)
  .max(9_999_999_999, messages.amountInvalid)

/** What narrows the comparables. What is left out is as the item says it. */
export const worthScoreFiltersSchema = z
  .object({
    /** What comparables must match. Default: the item's title. */
    query: measuredText(limits.queryMax, { tooLong: messages.queryTooLong })
      .trim()
      .min(1, messages.queryMissing)
      .max(limits.queryMax, messages.queryTooLong)
      .optional(),
    /** Comparables are of it or below it. 0: of every category. Default: the item's. */
    categoryId: z.int({ error: messages.categoryUnknown }).min(0, messages.categoryUnknown).optional(),
    saleDateFrom: daySchema.optional(),
    saleDateTo: daySchema.optional(),
    salePriceMin: amountSchema.optional(),
    salePriceMax: amountSchema.optional(),
    /** Records that are not similar after all. */
    excludedIds: z.array(z.int().positive()).max(limits.excludedMax, messages.excludedTooMany).default([]),
  })
  .refine(({ saleDateFrom, saleDateTo }) => !saleDateFrom || !saleDateTo || saleDateFrom <= saleDateTo, {
    path: ['saleDateTo'],
    error: messages.dayBeforeFrom,
  })
  .refine(
    ({ salePriceMin, salePriceMax }) =>
      salePriceMin === undefined || salePriceMax === undefined || salePriceMin <= salePriceMax,
    { path: ['salePriceMax'], error: messages.amountBelowMin },
  )
export type WorthScoreFilters = z.output<typeof worthScoreFiltersSchema>

/** What is known of a thing whose price is asked for. Its own prices are never asked. */
export const describedItemSchema = z.object({
  title: measuredText(limits.titleMax, { missing: messages.titleMissing, tooLong: messages.titleTooLong })
    .trim()
    .min(1, messages.titleMissing)
    .max(limits.titleMax, messages.titleTooLong),
  /** With its subtitle and its specifics, if it has any. */
  description: measuredText(limits.textMax, { tooLong: messages.descriptionTooLong })
    .trim()
    .max(limits.textMax, messages.descriptionTooLong)
    .default(''),
  categoryId: z.int({ error: messages.categoryMissing }).positive(messages.categoryMissing),
})
export type DescribedItem = z.output<typeof describedItemSchema>

export const comparableSchema = z.object({
  id: z.int(),
  title: z.string(),
  thumbnail: z.string(),
  url: z.string(),
  saleDate: z.string(),
  salePrice: z.number(),
  currency: z.string(),
  priceBasis: z.enum(PRICE_BASES),
  /** Why it counts, in words. */
  reasons: z.array(z.string()),
  /** False: it is less similar, of another form by another maker. */
  isClose: z.boolean(),
})

export const DIFFERENCE_CAUSES = [
  'condition',
  'maker',
  'form',
  'material',
  'style',
  'year',
  'size',
  'pieces',
  'amount',
  'category',
  'market',
  'text',
] as const

const figure = z.number().nullable()

/**
 * A score (readings of document 2, section 10). Where nothing is said, all figures are null and both lists
 * empty.
 */
export const scoreSchema = z.object({
  /** Best first. */
  itemsRelated: z.array(comparableSchema),
  /** Half of such pieces sell from min to max. */
  estimatedPriceMin: figure,
  estimatedPriceMax: figure,
  /** As many sell above it as below. */
  meanPrice: figure,
  /** 8 in 10 sell from min to max. */
  widePriceMin: figure,
  widePriceMax: figure,
  /** ISO 4217; null where nothing is said. */
  currency: z.string().nullable(),
  /** The same records, oldest first. */
  priceGraph: z.array(z.object({ saleDate: z.string(), salePrice: z.number() })),
  /** Where most of these prices lie beside the range, and why; null where they lie in it. */
  difference: z
    .object({ direction: z.enum(['above', 'below', 'apart']), cause: z.enum(DIFFERENCE_CAUSES).nullable() })
    .nullable(),
  filters: worthScoreFiltersSchema,
  meta: z.object({
    /** How many comparables there are. */
    total: z.int(),
    minimum: z.int(),
  }),
})
export type Score = z.infer<typeof scoreSchema>

/**
 * Why there is a range or none: prices differ too much, too few sales are known, or nothing was learned of
 * the currency yet.
 */
const outcomeSchema = z.enum(['told', 'too wide', 'too few', 'not learnt'])
export type WorthOutcome = z.infer<typeof outcomeSchema>

/** The score of a member's own item. */
export const memberScoreSchema = scoreSchema.extend({
  meta: scoreSchema.shape.meta.extend({
    vaultItemId: z.int(),
    /** Null where no score was made: a counted member has not asked for one. */
    outcome: outcomeSchema.nullable(),
    /** Whether filters are kept for this item. */
    hasSnapshot: z.boolean(),
  }),
})
export type MemberScore = z.infer<typeof memberScoreSchema>

export const SET_ASIDE_REASONS = [
  'several pieces',
  'price far from the others',
  'less similar',
  'other currency',
] as const

/** What staff see beside the score: why nothing is said, and what was set aside. */
export const triedScoreSchema = z.object({
  score: scoreSchema,
  outcome: outcomeSchema,
  setAside: z.array(z.object({ id: z.int(), title: z.string(), reason: z.enum(SET_ASIDE_REASONS) })),
})
export type TriedScore = z.infer<typeof triedScoreSchema>

/** What was learnt from the sold items of one currency. */
export const lessonSchema = z.object({
  id: z.int(),
  currency: z.string(),
  learntAt: z.string(),
  lots: z.int(),
  firstSale: z.string(),
  lastSale: z.string(),
  /**
   * Later lots that were estimated before their price was looked at, and by which factor half of the
   * estimates missed at most.
   */
  judged: z.int(),
  medianFactor: z.number().nullable(),
})
export type WorthLesson = z.infer<typeof lessonSchema>

/** The last learning. */
export const learningSchema = z.object({
  /** An instant in ISO 8601; null where it never began. */
  startedAt: z.string().nullable(),
  /** Null while it goes on, and after it broke off. */
  finishedAt: z.string().nullable(),
  /** Sold items when it was last finished. */
  soldItems: z.int(),
  /** Why it broke off; empty where it did not. */
  problem: z.string(),
})
export type WorthLearning = z.infer<typeof learningSchema>

const share = z.number().min(0).max(1)

const accuracyFiguresSchema = z.object({
  /** Judged lots: sold items that were estimated before their price was looked at. */
  lots: z.int(),
  /** Share of them that got no range. */
  declined: share,
  /** Of those with a range, the share whose price lay in the range for half, and in that for 8 in 10. */
  inHalf: share,
  inEightInTen: share,
  /** Half of the middle estimates were within this factor of the price. */
  medianFactor: z.number().min(1),
})
export type AccuracyFigures = z.infer<typeof accuracyFiguresSchema>

/** No figures are of fewer than 30 lots with a range: smaller categories and years are put together. */
export const accuracySchema = z.object({
  overall: accuracyFiguresSchema,
  byCategory: z.array(z.object({ categories: z.array(z.string()), figures: accuracyFiguresSchema })),
  /** By year of sale, ends included. */
  byYear: z.array(z.object({ from: z.int(), to: z.int(), figures: accuracyFiguresSchema })),
})

/** How near WorthScore came, by currency; currencies with most judged lots first. Tells no price. */
export const worthAccuracySchema = z.object({
  currencies: z.array(
    z.object({
      currency: z.string(),
      learntAt: z.string(),
      /** Share of the judged lots that are sample data. */
      sampleShare: share,
      /** The lesson may be from before accuracy was measured, or too few lots got a range. */
      state: z.enum(['measured', 'not measured yet', 'too few']),
      accuracy: accuracySchema.nullable(),
    }),
  ),
})
export type WorthAccuracy = z.infer<typeof worthAccuracySchema>

const wordEffectSchema = z.object({
  word: z.string(),
  /** Where it stands: in titles, in descriptions, as the maker, or several words of a description. */
  place: z.enum(['title', 'description', 'maker', 'phrase']),
  /** What it multiplies a price by. */
  factor: z.number(),
})

/** Of the newest lesson of a currency, the strongest first. */
export const wordEffectsSchema = z.object({
  currency: z.string(),
  raising: z.array(wordEffectSchema),
  lowering: z.array(wordEffectSchema),
})
export type WordEffects = z.infer<typeof wordEffectsSchema>
