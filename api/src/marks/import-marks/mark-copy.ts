import { marksImported } from '@vitrine/contracts/marks/events'
import { markMessages as messages } from '@vitrine/contracts/marks/messages'
import { titleSortKey } from '@vitrine/contracts/title-order'
import type { Database } from '@vitrine/database/database'
import { knownBySource, type CopyKind } from '../../imports/copy-kind.ts'
import { fileColumns } from '../../imports/file-columns.ts'
import { categoriesToFileUnder, pictureErrors, placeErrors } from '../../imports/filed-rows.ts'
import { markRowSchema, type MarkRow } from './mark-row.ts'

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
