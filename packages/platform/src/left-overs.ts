import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The longest that an upload takes is an hour. What is older belongs to nobody: its process was killed. */
const LEFT_OVER_MS = 2 * 60 * 60_000

/** Deletes what a process that was killed has left in a folder of temporary files. */
export async function deleteLeftOvers(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const { mtime } = await stat(path).catch(() => ({ mtime: now }))
    if (now.getTime() - mtime.getTime() > LEFT_OVER_MS) await rm(path, { recursive: true, force: true })
  }
}
