import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { worthScoreMessages as messages, worthScoreLimits as limits } from './messages.ts'
import { worthScoreFiltersSchema } from './schemas.ts'

const { query, categoryId, saleDateFrom, saleDateTo, salePriceMin, salePriceMax, excludedIds } =
  worthScoreFiltersSchema.shape
const NUMBER_LENGTH = 20

/** '' is left out, as an empty field of a form is. */
const text = (max: number, tooLong: string) =>
  measuredText(max, { tooLong }).transform((value) => value.trim() || undefined)
const number = (invalid: string) =>
  text(NUMBER_LENGTH, invalid).transform((value) => (value === undefined ? undefined : Number(value)))

/** The filters of a score as parameters: `f.query`, …; a list with commas between. */
export const scoreQuerySchema = z
  .object({
    'f.query': text(limits.queryMax, messages.queryTooLong).pipe(query).optional(),
    'f.categoryId': number(messages.categoryUnknown).pipe(categoryId).optional(),
    'f.saleDateFrom': text(10, messages.dayInvalid).pipe(saleDateFrom).optional(),
    'f.saleDateTo': text(10, messages.dayInvalid).pipe(saleDateTo).optional(),
    'f.salePriceMin': number(messages.amountInvalid).pipe(salePriceMin).optional(),
    'f.salePriceMax': number(messages.amountInvalid).pipe(salePriceMax).optional(),
    'f.excludedIds': text(NUMBER_LENGTH * limits.excludedMax, messages.excludedTooMany)
      .transform((value) => value?.split(',').map(Number))
      .pipe(excludedIds)
      .optional(),
  })
  .refine(({ 'f.saleDateFrom': from, 'f.saleDateTo': to }) => !from || !to || from <= to, {
    path: ['f.saleDateTo'],
    error: messages.dayBeforeFrom,
  })
  .refine(
    ({ 'f.salePriceMin': min, 'f.salePriceMax': max }) =>
      min === undefined || max === undefined || min <= max,
    { path: ['f.salePriceMax'], error: messages.amountBelowMin },
  )
export type ScoreQuery = z.output<typeof scoreQuerySchema>
