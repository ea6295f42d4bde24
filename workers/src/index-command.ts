import { loadConfig, SettingsInvalid } from '@vitrine/platform/config'
import { openParts } from './open-parts.ts'
import { describeIndexes } from './search-projections/rebuild-index/describe-indexes.ts'
import { rebuildableIndex, rebuildableIndexes } from './areas.ts'
import type { RebuildableIndex } from './search-projections/rebuild-index/rebuildable-index.ts'
import { rebuildIndex } from './search-projections/rebuild-index/rebuild-index.ts'
import type { WorkersParts } from './workers.module.ts'

const usage = `npm run index -- rebuild <index>   fills a new index beside the live one and puts it in its place
npm run index -- rebuild all       the same for every index, one after the other
npm run index -- status            documents, lag, the last rebuild and what differs from the database
Indexes: ${rebuildableIndexes.map(({ definition }) => definition.id).join(', ')}`

/** Returns the exit code. */
async function run(parts: WorkersParts, [command, indexId = '']: readonly string[]): Promise<number> {
  if (command === 'status') {
    console.log(await describeIndexes(parts.open.database, parts.engine))
    return 0
  }
  if (command === 'rebuild' && indexId === 'all') return await rebuildAll(parts)
  const index = command === 'rebuild' ? rebuildableIndex(indexId) : undefined
  if (index) return await rebuild(parts, index)
  console.error(usage)
  return 1
}

/** Goes on after one that cannot be rebuilt now. */
async function rebuildAll(parts: WorkersParts): Promise<number> {
  let exitCode = 0
  for (const index of rebuildableIndexes) exitCode = Math.max(exitCode, await rebuild(parts, index))
  return exitCode
}

async function rebuild({ background: open, engine }: WorkersParts, index: RebuildableIndex): Promise<number> {
  const indexId = index.definition.id
  const total = await index.count(open.database)
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort())
  const begin = performance.now()
  const onProgress = (documents: number) => console.log(`${documents} of ${total} documents`)
  const result = await rebuildIndex({ open, engine, index, signal: stopping.signal, onProgress })
  if (!result) {
    console.error(`A rebuild of ${indexId} is running already.`)
    return 1
  }
  console.log(
    `The index ${indexId} was rebuilt on ${engine.name}: ${result.documents} documents in ${((performance.now() - begin) / 1000).toFixed(1)} s.`,
  )
  if (result.skipped.length > 0)
    console.error(`${result.skipped.length} records could not be read and are not in it:`)
  for (const { id, reason } of result.skipped) console.error(`  ${id}: ${reason}`)
  return 0
}

try {
  const parts = openParts(loadConfig(process.env))
  try {
    process.exitCode = await run(parts, process.argv.slice(2))
  } finally {
    await parts.engine.close()
    await Promise.all([parts.open.close(), parts.background.close()])
  }
} catch (error) {
  console.error(
    error instanceof SettingsInvalid
      ? error.message
      : `The index command failed: ${error instanceof Error ? error.message : String(error)}`,
  )
  process.exitCode = 1
}
