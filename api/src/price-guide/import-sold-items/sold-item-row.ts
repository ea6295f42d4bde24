import { soldItemInputSchema } from '@vitrine/contracts/price-guide/managed-schemas'
import { soldItemMessages as messages } from '@vitrine/contracts/price-guide/messages'
import { isPriceText } from '@vitrine/contracts/price-guide/price'
import { z } from 'zod'
import { absentOr } from '../../imports/file-columns.ts'

const {
  title,
  description,
  maker,
  saleDate,
  price,
  currency,
  priceBasis,
  source,
  externalId,
  pictures,
  pieces,
} = soldItemInputSchema.shape

/** What is no number stays the text that it is, and is refused as such. */
const numberOf = (text: string): unknown => (/^\d+$/.test(text) || isPriceText(text) ? Number(text) : text)

/** What sources call a price basis. What is none of these stays the text that it is, and is refused as such. */
const basisOf = (text: string): unknown => {
  const words =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.join(' ') ?? ''
  if (/^hammer( price)?$|^(without|excluding|excl|ex|before) (the )?(buyers? |buyer s )?premium$/.test(words))
    return 'hammer'
  if (/^((with|including|incl|inc|plus) )?(the )?(buyers? |buyer s )?premium( included)?$/.test(words))
    return 'premium'
  return text
}

/** A row of a sold-price file: the fields of the staff form, with the category by its name. */
export const soldItemRowSchema = z.object({
  externalId: absentOr(externalId.unwrap().unwrap()),
  title,
  description: absentOr(description),
  /** A top category's title or url. */
  category: z.string({ error: messages.categoryMissing }).trim().min(1, messages.categoryMissing),
  subcategory: absentOr(z.string().trim().optional()),
  maker: absentOr(maker),
  saleDate,
  price: absentOr(price, numberOf),
  currency,
  priceBasis: absentOr(priceBasis, basisOf),
  source,
  /** In a CSV: urls with spaces between. */
  pictures: absentOr(pictures, (text) => text.split(/\s+/).filter(Boolean)),
  pieces: absentOr(pieces, numberOf),
})
export type SoldItemRow = z.output<typeof soldItemRowSchema>
