import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** Files in memory, on Linux. */
const MEMORY = '/dev/shm'
const PREFIX = 'vitrine-tests-'
/** A whole run holds a tenth of it at most; the rest is left to the processes. */
const NEEDED_BYTES = 8 * 2 ** 30

/**
 * Where memory has room, everything that `run` starts has its temporary files there: data folders of
 * databases and products, profiles of browsers. A run makes and drops hundreds of databases of a thousand
 * files each, and a disk's file system spends more on them than the tests do on their queries.
 */
export async function withTemporaryFilesInMemory<Result>(run: () => Promise<Result>): Promise<Result> {
  if (!hasRoom()) return await run()
  removeLeftOver()
  const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`))
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

function hasRoom(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES
}

/** What runs that were killed have left: nobody else would free that memory. */
function removeLeftOver(): void {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = /^vitrine-tests-(\d+)-/.exec(name) ?? []
    if (pid !== undefined && !isRunning(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

function isRunning(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('test.ts')
  } catch {
    return false
  }
}
