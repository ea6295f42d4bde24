import type { Database } from '@vitrine/database/database'
import { systemClock } from '@vitrine/platform/clock'
import type { Logger } from '@vitrine/platform/logging'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sampleRows } from './starter-content/sample-sold-items.ts'
import { upgradeSoldItems } from './starter-content/upgrade-sold-items.ts'

/** Rises with every change of the generator that gives other items from the same table of forms. */
const GENERATOR_VERSION = 2

/** Called once the api serves: pages work with the samples of an earlier version, too. */
export async function upgradeSamplesAtStart(
  database: Database,
  imageHosts: readonly string[],
  logger: Logger,
): Promise<void> {
  try {
    // Relative to the script that Node was started with, whichever file of the bundle contains this.
    const folder = join(dirname(process.argv[1] ?? ''), '../starter-content')
    const changed = await upgradeSoldItems({
      database,
      imageHosts,
      now: () => systemClock.now(),
      digest: await digestOf(join(folder, 'sold-items')),
      rowsOf: (count) => sampleRows(folder, count),
    })
    if (changed) logger.info({ changed }, 'the sample sold items are those of this version')
  } catch (error) {
    logger.error({ err: error }, 'the sample sold items could not be upgraded; the next start retries')
  }
}

async function digestOf(folder: string): Promise<string> {
  const hash = createHash('sha256').update(`${GENERATOR_VERSION}\n`)
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  for (const path of paths.toSorted()) hash.update(await readFile(path))
  return hash.digest('hex')
}
