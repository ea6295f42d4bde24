import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'

/** The letters that the first fonts hold, as styles/fonts.css has them; all others come from the extended ones. */
export const LATIN = 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'

interface Font {
  file: string
  /** As far as pages use them: weights, and optical sizes in pixels. A size beyond is drawn as the nearest. */
  variationAxes: Record<string, { min: number; max: number }>
}

/** Those that every page loads before anything can be read as it was designed. */
const fonts: readonly Font[] = [
  { file: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2', variationAxes: { wght: { min: 400, max: 600 }, opsz: { min: 16, max: 60 } } },
  { file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', variationAxes: { wght: { min: 400, max: 700 } } },
]

/**
 * Writes the fonts with no more in them than pages use: about a third smaller.
 * @returns what to read in the place of the whole ones, whether a style sheet names them or a module asks for their address
 */
export async function cutFonts(folder: string): Promise<{ find: RegExp; replacement: string }[]> {
  const { resolve } = createRequire(import.meta.url)
  await mkdir(folder, { recursive: true })
  const text = charactersOf(LATIN)
  return await Promise.all(
    fonts.map(async ({ file, variationAxes }) => {
      const replacement = join(folder, basename(file))
      await writeFile(replacement, await subsetFont(await readFile(resolve(file)), text, { targetFormat: 'woff2', variationAxes }))
      return { find: new RegExp(`^${file.replaceAll('.', '\\.')}(?=\\?|$)`), replacement }
    }),
  )
}

function charactersOf(ranges: string): string {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [first = 0, last = first] = range.slice('U+'.length).split('-').map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
    })
    .join('')
}
