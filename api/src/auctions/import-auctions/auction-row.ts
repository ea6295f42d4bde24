import { auctionsWritingLimits as limits } from '@vitrine/contracts/auctions/limits'
import { auctionsMessages as messages } from '@vitrine/contracts/auctions/messages'
import { auctionInputSchema } from '@vitrine/contracts/auctions/schemas'
import { measuredText } from '@vitrine/contracts/measured-text'
import { isOneLine } from '@vitrine/contracts/one-line'
import { tidyLine } from '@vitrine/contracts/pasted-text'
import { z } from 'zod'
import { absentOr } from '../../imports/row-fields.ts'

const { title, house, place, timeZone, starts, ends, link, description, lots } = auctionInputSchema.shape

const name = (missing: string) =>
  measuredText(limits.importedNameMax, { missing, tooLong: messages.nameTooLong })
    .overwrite(tidyLine)
    .min(1, missing)
    .max(limits.importedNameMax, messages.nameTooLong)
    .refine(isOneLine, messages.oneLine)

/** One lot a line: `12|A pair of candlesticks|USD 200–300`. */
const lotOfLine = (line: string) => {
  const [number = '', lotTitle = '', ...estimate] = line.split('|')
  return { number: number.trim(), title: lotTitle.trim(), estimate: estimate.join('|').trim() }
}

/**
 * A row of a file of auctions: the fields of the staff form, with the categories by their names. What comes
 * in by a file is no draft.
 */
export const auctionRowSchema = z
  .object({
    externalId: absentOr(name(messages.externalIdMissing)),
    title,
    house,
    place,
    timeZone,
    starts,
    ends,
    /** Titles or urls of top categories; in a CSV with semicolons between. */
    categories: absentOr(
      z
        .array(name(messages.categoriesMissing), { error: messages.categoriesMissing })
        .min(1, messages.categoriesMissing)
        .max(limits.categoriesMax, messages.categoriesTooMany),
      (text) =>
        text
          .split(';')
          .map((one) => one.trim())
          .filter(Boolean),
    ),
    link: absentOr(link),
    description: absentOr(description),
    lots: absentOr(lots, (text) => text.split(/\r?\n/).map(lotOfLine)),
    status: absentOr(
      z.enum(['published', 'canceled'], { error: messages.statusOfFile }).default('published'),
    ),
    source: name(messages.sourceMissing),
  })
  .refine((row) => row.ends > row.starts, { error: messages.endsBeforeStart, path: ['ends'] })
export type AuctionRow = z.output<typeof auctionRowSchema>
