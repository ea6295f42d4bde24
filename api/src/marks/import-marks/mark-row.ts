import { areYearsInOrder, markFieldsSchema } from '@vitrine/contracts/marks/managed-schemas'
import { markMessages as messages, marksMessages } from '@vitrine/contracts/marks/messages'
import { z } from 'zod'
import { absentOr, numberOf } from '../../imports/row-fields.ts'

const {
  title,
  description,
  authenticity,
  maker,
  place,
  period,
  firstYear,
  lastYear,
  kind,
  picture,
  pictureNote,
  pictures,
  source,
  externalId,
} = markFieldsSchema.shape

/** A row of a file of marks: the fields of the staff form, with the category by its name. */
export const markRowSchema = z
  .object({
    externalId: absentOr(externalId.unwrap().unwrap()),
    title,
    description: absentOr(description),
    authenticity: absentOr(authenticity),
    /** A top category's title or url. */
    category: z.string({ error: messages.categoryMissing }).trim().min(1, messages.categoryMissing),
    subcategory: absentOr(z.string().trim().optional()),
    maker: absentOr(maker),
    place: absentOr(place),
    period: absentOr(period),
    firstYear: absentOr(firstYear, numberOf),
    lastYear: absentOr(lastYear, numberOf),
    kind,
    picture: absentOr(picture),
    pictureNote: absentOr(pictureNote),
    /** In a CSV: urls with spaces between. */
    pictures: absentOr(pictures, (text) => text.split(/\s+/).filter(Boolean)),
    source,
  })
  .refine(areYearsInOrder, { path: ['lastYear'], error: marksMessages.rangeOfYears })
export type MarkRow = z.output<typeof markRowSchema>
