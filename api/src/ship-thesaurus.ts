import type { Database } from '@vitrine/database/database'
import type { Logger } from '@vitrine/platform/logging'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readThesaurus } from './starter-content/read-thesaurus.ts'
import { THESAURUS_LISTS_VERSION, thesaurusLists } from './starter-content/thesaurus-lists.ts'
import { shipSynonyms } from './synonyms/ship-synonyms.ts'
import type { Shipment } from './synonyms/shipped-synonyms.rules.ts'

/** Brings the shipped lists of synonyms to the thesaurus of this version. */
export async function shipThesaurus(database: Database): Promise<Shipment | null> {
  // Relative to the script that Node was started with, whichever file of the bundle contains this.
  const folder = join(dirname(process.argv[1] ?? ''), '../starter-content/thesaurus')
  return await shipSynonyms(database, {
    digest: await digestOf(folder),
    read: async () => thesaurusLists(await readThesaurus(folder)),
  })
}

/** Called once the api serves: search works without the newest lists, and a failure does not stop it. */
export async function shipThesaurusAtStart(database: Database, logger: Logger): Promise<void> {
  try {
    const shipment = await shipThesaurus(database)
    if (!shipment) return
    const { added, updated, removed } = shipment
    logger.info(
      { added: added.length, updated: updated.length, removed: removed.length },
      'the synonyms of this version are shipped',
    )
  } catch (error) {
    logger.error({ err: error }, 'the synonyms of this version could not be shipped; the next start retries')
  }
}

async function digestOf(folder: string): Promise<string> {
  const hash = createHash('sha256').update(`${THESAURUS_LISTS_VERSION}\n`)
  for (const file of (await readdir(folder)).toSorted()) hash.update(await readFile(join(folder, file)))
  return hash.digest('hex')
}
