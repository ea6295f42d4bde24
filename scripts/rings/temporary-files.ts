import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** Files in memory, on Linux. */
const MEMORY = '/dev/shm'
const PREFIX = 'vitrine-tests-'
/** A whole run keeps a tenth of this in files at most; its processes need memory, too. */
const NEEDED_BYTES = 8 * 2 ** 30

/**
 * Where memory has room, everything that `run` starts has its temporary files there: data folders of
 * databases and products, profiles of browsers. A run makes and drops hundreds of databases of a thousand
 * files each, and a disk's file system spends more on them than the tests do on their queries.
 */
export async function withTemporaryFilesInMemory<Result>(
  run: () => Promise<Result>,
  { memory = MEMORY, neededBytes = NEEDED_BYTES } = {},
): Promise<Result> {
  if (!hasRoom(memory, neededBytes)) return await run()
  removeLeftOver(memory)
  const folder = mkdtempSync(join(memory, `${PREFIX}${process.pid}-`))
  // Servers that run as another user pass through it.
  chmodSync(folder, 0o755)
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    return await run()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    rmSync(folder, { recursive: true, force: true })
  }
}

function hasRoom(memory: string, neededBytes: number): boolean {
  if (process.platform !== 'linux' || !existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, freemem()) >= neededBytes
}

/** What runs that were killed have left: nobody else would free that memory. */
function removeLeftOver(memory: string): void {
  for (const name of readdirSync(memory)) {
    const [, pid] = /^vitrine-tests-(\d+)-/.exec(name) ?? []
    if (pid !== undefined && !existsSync(`/proc/${pid}`))
      rmSync(join(memory, name), { recursive: true, force: true })
  }
}
