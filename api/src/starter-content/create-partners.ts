import type { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { partnerInputSchema } from '@vitrine/contracts/partners/schemas'
import type { Database } from '@vitrine/database/database'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import { partners as record } from '../partners/partners.record.ts'
import { CreateRecord } from '../records/create-record.command.ts'
import { asSample } from './as-sample.ts'
import type { StarterPartner } from './read-starter-content.ts'

/** Said on each page, so that nobody takes the starter content for a real house. */
const RECORDS =
  'This is an invented company of the starter content. It shows what a partner’s page looks like. We have no records from it.'

/** The houses of the starter content that are not there yet. */
export async function createPartners(
  commands: CommandBus,
  actor: Actor,
  database: Database,
  partners: readonly StarterPartner[],
): Promise<void> {
  const existing = new Set(
    (await database.selectFrom('data_partners').select('source_url').execute()).map((row) => row.source_url),
  )
  for (const { url, source, bgColor, about } of partners) {
    if (existing.has(url)) continue
    const input = partnerInputSchema.parse({
      source: asSample(source),
      sourceUrl: url,
      bgColor,
      about,
      records: RECORDS,
      graphicUrl: `${MEDIA_PATH}partners/${url}.svg`,
      website: `https://${url}.example/`,
    })
    await commands.execute(new CreateRecord(record, actor, input))
  }
}
