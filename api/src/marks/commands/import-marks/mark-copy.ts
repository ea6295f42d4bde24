import { isAllowedThumbnail } from '@vitrine/contracts/dictionary/thumbnail'
import type { FieldError } from '@vitrine/contracts/errors'
import { marksImported } from '@vitrine/contracts/marks/events'
import { markMessages as messages } from '@vitrine/contracts/marks/messages'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import { titleSortKey } from '@vitrine/contracts/text'
import type { Database } from '@vitrine/database/database'
import type { CopyKind } from '../../../imports/copy-kind.ts'
import type { CategoryNames } from '../../../taxonomy/category-names.ts'
import { loadCategoryNames } from '../../../taxonomy/find-or-make-subcategories.ts'
import { markRowSchema, type MarkRow } from './mark-row.ts'

export interface MarkCopyOptions {
  database: Database
  /** Hosts that pictures may come from. */
  imageHosts: readonly string[]
}

/** Marks as COPY brings them in. A source's own id says which is which. */
export async function markCopy({ database, imageHosts }: MarkCopyOptions): Promise<CopyKind<MarkRow>> {
  const categories = await loadCategoryNames(database)
  if (categories.isEmpty) throw new Error('There are no categories yet, so no mark can be filed. Start the site once (npm start), or make categories in the staff console.')
  return {
    name: 'marks',
    schema: markRowSchema,
    keyField: 'externalId',
    keyOf: ({ source, externalId }) => `${source}\0${externalId}`,
    check: (row) => [...placeErrors(row, categories), ...pictureErrors(row, imageHosts)],
    table: 'marks',
    key: [
      { name: 'source', type: 'text', value: (row) => row.source },
      { name: 'external_id', type: 'text COLLATE "C"', value: (row) => row.externalId },
    ],
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

function placeErrors(row: MarkRow, categories: CategoryNames): FieldError[] {
  if (!categories.findRoot(row.category)) return [{ field: 'category', errorCode: 'notFound', errorMessage: messages.categoryUnknown }]
  return categories.find(row) ? [] : [{ field: 'subcategory', errorCode: 'notFound', errorMessage: messages.categoryUnknown }]
}

function pictureErrors({ picture, pictures }: MarkRow, allowedHosts: readonly string[]): FieldError[] {
  const isAllowed = (url: string) => isAllowedThumbnail(url, { allowedHosts, mediaBase: MEDIA_PATH })
  const refused = [...(picture === '' || isAllowed(picture) ? [] : ['picture']), ...(pictures.every(isAllowed) ? [] : ['pictures'])]
  return refused.map((field) => ({ field, errorCode: 'invalid', errorMessage: messages.pictureNotAllowed }))
}
