import { auctionLotSchema, type Auction } from '@vitrine/contracts/auctions/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { z } from 'zod'
import type { TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { auctionCards } from './auction-cards.ts'

/** @throws AppError NOT_FOUND */
export async function readAuction(executor: Executor, tree: TaxonomyTree, id: number): Promise<Auction> {
  const [cards, row] = await Promise.all([
    auctionCards(executor, tree, [id]),
    executor
      .selectFrom('auctions')
      .select(['description', 'link', 'lots'])
      .where('id', '=', id)
      .where('status', '<>', 'draft')
      .executeTakeFirst(),
  ])
  const card = cards.get(id)
  if (!card || !row) throw new AppError('NOT_FOUND')
  return {
    ...card,
    description: row.description,
    link: row.link,
    lots: z.array(auctionLotSchema).parse(row.lots),
  }
}
