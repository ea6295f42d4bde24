import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'

/** Folders of drawings that come in pixels, too, for mails, previews and clients that show no SVG. */
export const drawnFolders = {
  articles: { width: 800, height: 600 },
  authors: { width: 400, height: 400 },
  blog: { width: 800, height: 600 },
  categories: { width: 800, height: 600 },
} as const

/** What the pictures beside the drawings were made of: hashes by `folder/name`. */
const BUILT = 'built.json'
const builtSchema = z.record(z.string(), z.string())

/**
 * Draws the `.webp` beside each `.svg` that is new or has changed since it was drawn last. This is done
 * before a commit, so that no start spends time on it.
 *
 * @returns the names of those that were drawn
 */
export async function drawPictures(folder: string): Promise<string[]> {
  const built = await readBuilt(folder)
  const drawn: string[] = []
  const now: Record<string, string> = {}
  for (const { name, hash, file, size } of await findDrawings(folder)) {
    now[name] = hash
    if (built[name] === hash) continue
    await sharp(file, { density: 144 })
      .resize(size)
      .webp({ quality: 70, effort: 6 })
      .toFile(join(folder, `${name}.webp`))
    drawn.push(name)
  }
  await writeFile(join(folder, BUILT), `${JSON.stringify(now, null, 1)}\n`)
  return drawn
}

/** The names of drawings whose picture was made of another version of it. */
export async function findOutdatedPictures(folder: string): Promise<string[]> {
  const built = await readBuilt(folder)
  return (await findDrawings(folder)).flatMap(({ name, hash }) => (built[name] === hash ? [] : [name]))
}

async function readBuilt(folder: string): Promise<Record<string, string>> {
  try {
    return builtSchema.parse(JSON.parse(await readFile(join(folder, BUILT), 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

async function findDrawings(folder: string) {
  const found = await Promise.all(
    Object.entries(drawnFolders).map(async ([kind, size]) => {
      const files = (await readdir(join(folder, kind))).filter((file) => file.endsWith('.svg')).toSorted()
      return await Promise.all(
        files.map(async (name) => {
          const file = join(folder, kind, name)
          const hash = createHash('sha256')
            .update(await readFile(file))
            .digest('hex')
            .slice(0, 16)
          return { name: `${kind}/${basename(name, '.svg')}`, hash, file, size }
        }),
      )
    }),
  )
  return found.flat()
}
