import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, glob, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { systemClock } from '../clock.ts'
import { deleteLeftOvers } from '../left-overs.ts'
import { assertKey, type ObjectStorage } from './object-storage.ts'

/** Where files lie until they are whole. No key that we make begins with a dot. */
const PARTS = '.parts'

interface FileStorageOptions {
  /** Whether nobody but the account that runs the product may read them. Default: as the machine has it. */
  isPrivate?: boolean
}

/** Objects as files below a folder. */
export function fileStorage(folder: string, { isPrivate = false }: FileStorageOptions = {}): ObjectStorage {
  const forFiles = isPrivate ? { mode: 0o600 } : {}
  const makeFolder = async (path: string) => {
    if (!isPrivate) return await mkdir(path, { recursive: true })
    await mkdir(path, { recursive: true, mode: 0o700 })
    // One that an earlier release made may have been open.
    await chmod(folder, 0o700)
  }
  const parts = join(folder, PARTS)
  let cleaning: Promise<void> | undefined
  const cleaned = async () => await (cleaning ??= deleteLeftOvers(parts, systemClock.now()))
  const pathOf = (key: string) => {
    assertKey(key)
    return join(folder, ...key.split('/'))
  }
  const put: ObjectStorage['put'] = async (key, body) => {
    const path = pathOf(key)
    await makeFolder(dirname(path))
    // In another place first: whoever reads meanwhile sees the former object or the new one, never a half.
    await makeFolder(parts)
    await cleaned()
    const part = join(parts, randomUUID())
    try {
      await pipeline(
        Buffer.isBuffer(body) ? Readable.from([body]) : body,
        createWriteStream(part, { flush: true, ...forFiles }),
      )
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
  return {
    put,
    async putFile(key, file, contentType) {
      const path = pathOf(key)
      await makeFolder(dirname(path))
      await settle(file, forFiles)
      await rename(file, path).catch(async (error: NodeJS.ErrnoException) => {
        // Another disk: there is no moving between them.
        if (error.code !== 'EXDEV') throw error
        await put(key, createReadStream(file), contentType)
      })
    },
    async get(key, range) {
      const file = await open(pathOf(key)).catch(absentAsNull)
      if (!file) return null
      const { size, mtime, isFile } = await file
        .stat()
        .then((stats) => ({ size: stats.size, mtime: stats.mtime, isFile: stats.isFile() }))
      if (!isFile) {
        await file.close()
        return null
      }
      return { body: createReadStream('', { fd: file, ...range }), size, lastModified: mtime }
    },
    async exists(key) {
      const stats = await stat(pathOf(key)).catch(absentAsNull)
      return stats?.isFile() ?? false
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
    async measure() {
      const sum = { files: 0, bytes: 0 }
      for await (const path of glob('**/*', { cwd: folder })) {
        // Whatever is deleted meanwhile is not counted.
        const stats = await stat(join(folder, path)).catch(absentAsNull)
        if (!stats?.isFile()) continue
        sum.files += 1
        sum.bytes += stats.size
      }
      return sum
    },
  }
}

/** What was written is on the disk, whoever wrote it. */
async function settle(path: string, { mode }: { mode?: number }): Promise<void> {
  const file = await open(path, 'r+')
  try {
    if (mode !== undefined) await file.chmod(mode)
    await file.sync()
  } finally {
    await file.close()
  }
}

function absentAsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
