import { auctionPageUri } from '@vitrine/contracts/auctions/auction-url'
import { auctionLotSchema, type ManagedAuction } from '@vitrine/contracts/auctions/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { ConsoleList } from '../../../console-lists/simple-rest.ts'
import { localTimeOf } from '../../auction-time.rules.ts'
import { categoryIds } from '../auction-cards.ts'

export const auctionSorts = ['starts_at', 'title', 'house', 'place', 'status', 'id'] as const

type AuctionList = ConsoleList<(typeof auctionSorts)[number]>

const everything = sql<SqlBool>`true`

/** The auctions for the console, filtered by `q` in title and house. */
export async function manageAuctions(
  executor: Executor,
  { filter, sort, offset, limit }: AuctionList,
): Promise<{ items: ManagedAuction[]; total: number }> {
  const { q } = filter
  const text = typeof q === 'string' ? q.trim() : ''
  const matching = text
    ? sql<SqlBool>`(a.title || ' ' || a.house) ILIKE ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`
    : everything
  const { total } = await executor
    .selectFrom('auctions as a')
    .where(matching)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await managed(executor)
    .where(matching)
    .orderBy(`a.${sort.field}`, sort.direction)
    .orderBy('a.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return { items: rows.map(toManagedAuction), total }
}

/** @throws AppError NOT_FOUND */
export async function findManagedAuction(executor: Executor, id: number): Promise<ManagedAuction> {
  const row = await managed(executor).where('a.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return toManagedAuction(row)
}

function managed(executor: Executor) {
  return executor.selectFrom('auctions as a').selectAll('a').select(categoryIds.as('category_ids'))
}

type ManagedRow = Awaited<ReturnType<ReturnType<typeof managed>['executeTakeFirstOrThrow']>>

function toManagedAuction({
  id,
  title,
  house,
  place,
  time_zone: timeZone,
  starts_at,
  ends_at,
  category_ids,
  link,
  description,
  lots,
  status,
  is_sample: isSample,
  revision,
}: ManagedRow): ManagedAuction {
  return {
    id,
    title,
    house,
    place,
    timeZone,
    link,
    description,
    status,
    isSample,
    revision,
    starts: localTimeOf(starts_at, timeZone),
    ends: localTimeOf(ends_at, timeZone),
    categoryIds: category_ids,
    lots: z.array(auctionLotSchema).parse(lots),
    pageURI: auctionPageUri({ id, title }),
  }
}
