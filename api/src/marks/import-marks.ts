import { marksImported } from '@vitrine/contracts/marks/events'
import { areYearsInOrder, markFieldsSchema } from '@vitrine/contracts/marks/managed-schemas'
import { markMessages as messages, marksMessages } from '@vitrine/contracts/marks/messages'
import { titleSortKey } from '@vitrine/contracts/title-order'
import type { Database } from '@vitrine/database/database'
import { z } from 'zod'
import { type CopyKind, knownBySource } from '../imports/copy-kind.ts'
import { absentOr, fileColumns, numberOf } from '../imports/file-columns.ts'
import { categoriesToFileUnder, pictureErrors, placeErrors } from '../imports/filed-rows.ts'

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

export interface MarkCopyOptions {
  database: Database
  /** Hosts that pictures may come from. */
  imageHosts: readonly string[]
}

/** Marks as COPY brings them in. A source's own id says which is which. */
export async function markCopy({ database, imageHosts }: MarkCopyOptions): Promise<CopyKind<MarkRow>> {
  const categories = await categoriesToFileUnder(database, 'mark')
  return {
    name: 'marks',
    schema: markRowSchema,
    fileColumns: fileColumns(markRowSchema, {
      otherNames: {
        externalId: ['id', 'mark id', 'record id'],
        title: ['name', 'mark'],
        maker: ['manufacturer'],
        pictures: ['images', 'photos', 'picture urls', 'image urls'],
      },
    }),
    ...knownBySource,
    check: (row) => [
      ...placeErrors(row, categories, messages.categoryUnknown),
      ...pictureErrors(
        { picture: row.picture === '' ? [] : [row.picture], pictures: row.pictures },
        imageHosts,
        messages.pictureNotAllowed,
      ),
    ],
    table: 'marks',
    columns: [
      { name: 'title', type: 'text', value: (row) => row.title },
      { name: 'sort_key', type: 'text', value: (row) => titleSortKey(row.title) },
      { name: 'description', type: 'text', value: (row) => row.description },
      { name: 'authenticity', type: 'text', value: (row) => row.authenticity },
      { name: 'category_id', type: 'bigint', value: (row) => categories.find(row)?.id ?? null },
      { name: 'maker', type: 'text', value: (row) => row.maker },
      { name: 'place', type: 'text', value: (row) => row.place },
      { name: 'period', type: 'text', value: (row) => row.period },
      { name: 'first_year', type: 'integer', value: (row) => row.firstYear },
      { name: 'last_year', type: 'integer', value: (row) => row.lastYear },
      { name: 'kind', type: 'text', value: (row) => row.kind },
      { name: 'picture', type: 'text', value: (row) => row.picture },
      { name: 'picture_note', type: 'text', value: (row) => row.pictureNote },
      { name: 'pictures', type: 'text[]', value: (row) => row.pictures },
    ],
    capability: 'marks.manage',
    imported: marksImported,
    action: 'marks.imported',
  }
}
