import { titleSortKey } from '@vitrine/contracts/title-order'
import type { Executor } from '@vitrine/database/database'

export interface MarkOptions {
  categoryId: number
  title: string
  description?: string
  authenticity?: string
  maker?: string
  place?: string
  period?: string
  firstYear?: number | null
  lastYear?: number | null
  kind?: string
  picture?: string
  pictureNote?: string
  pictures?: string[]
  source?: string
  externalId?: string
}

/** Returns its id. */
export async function aMark(database: Executor, mark: MarkOptions): Promise<number> {
  const {
    categoryId,
    title,
    description = '',
    authenticity = '',
    maker = '',
    place = '',
    period = '',
    kind = 'Porcelain',
    picture = '',
    pictures = [],
    source = 'Staff',
  } = mark
  const { id } = await database
    .insertInto('marks')
    .values({
      category_id: categoryId,
      title,
      sort_key: titleSortKey(title),
      description,
      authenticity,
      maker,
      place,
      period,
      kind,
      picture,
      pictures,
      source,
      first_year: mark.firstYear ?? null,
      last_year: mark.lastYear ?? null,
      picture_note: mark.pictureNote ?? '',
      external_id: mark.externalId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
