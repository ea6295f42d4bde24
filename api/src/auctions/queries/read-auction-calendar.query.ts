import { auctionPageUri, auctionSlug } from '@vitrine/contracts/auctions/auction-url'
import type { OutgoingFile } from '@vitrine/contracts/files'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { calendarOf } from '../auction-calendar.rules.ts'

/**
 * An auction as a file that calendar programs take.
 *
 * @throws AppError NOT_FOUND
 */
export async function readAuctionCalendar(
  executor: Executor,
  publicUrl: string,
  id: number,
): Promise<OutgoingFile> {
  const row = await executor
    .selectFrom('auctions')
    .select(['id', 'title', 'house', 'place', 'starts_at', 'ends_at', 'status', 'revision', 'updated_at'])
    .where('id', '=', id)
    .where('status', '<>', 'draft')
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const {
    title,
    house,
    place,
    starts_at: startsAt,
    ends_at: endsAt,
    revision,
    updated_at: updatedAt,
    status,
  } = row
  const page = `${publicUrl}${auctionPageUri(row)}`
  const file = Buffer.from(
    calendarOf(
      {
        id,
        title,
        house,
        place,
        startsAt,
        endsAt,
        revision,
        updatedAt,
        isCanceled: status === 'canceled',
        page,
      },
      new URL(publicUrl).hostname,
    ),
  )
  return {
    name: `${auctionSlug(title)}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    content: bytesOf(file),
    length: file.length,
  }
}

async function* bytesOf(file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield file
}
