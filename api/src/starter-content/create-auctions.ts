import type { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { auctionInputSchema } from '@vitrine/contracts/auctions/schemas'
import type { Database } from '@vitrine/database/database'
import { timeAfter } from '@vitrine/platform/clock'
import { auctions as record } from '../auctions/auctions.record.ts'
import { CreateRecord } from '../records/create-record.command.ts'
import type { StarterAuction } from './read-starter-content.ts'

interface StarterAuctions {
  auctions: readonly StarterAuction[]
  /** By their urls. */
  categories: ReadonlyMap<string, number>
  now: Date
}

/** The auctions of the starter content that are not there yet, on days that are counted from today. */
export async function createAuctions(
  commands: CommandBus,
  actor: Actor,
  database: Database,
  { auctions, categories, now }: StarterAuctions,
): Promise<void> {
  const existing = new Set(
    (await database.selectFrom('auctions').select('title').where('is_sample', '=', true).execute()).map(
      ({ title }) => title,
    ),
  )
  for (const { inDays, days, starts, ends, categories: urls, lots, ...auction } of auctions) {
    if (existing.has(auction.title)) continue
    const dayIn = (number: number) => timeAfter(now, { days: number }).toISOString().slice(0, 10)
    const input = auctionInputSchema.parse({
      ...auction,
      starts: `${dayIn(inDays)}T${starts}`,
      ends: `${dayIn(inDays + days - 1)}T${ends}`,
      categoryIds: urls.flatMap((url) => categories.get(url) ?? []),
      lots: lots.map(([number, title, estimate]) => ({ number, title, estimate })),
      status: 'published',
      isSample: true,
    })
    await commands.execute(new CreateRecord(record, actor, input))
  }
}
