import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import subsetFont from 'subset-font'
import { CUT_FONTS, firstFonts } from './font-files.ts'

/**
 * The letters that the first fonts hold, as styles/fonts.css has them; all others come from the extended
 * ones.
 */
export const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'

/** As far as pages use them: weights, and optical sizes in pixels. A size beyond is drawn as the nearest. */
const axes: Record<(typeof firstFonts)[number], Record<string, { min: number; max: number }>> = {
  '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2': {
    wght: { min: 400, max: 600 },
    opsz: { min: 16, max: 60 },
  },
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2': { wght: { min: 400, max: 700 } },
}

/**
 * Writes the fonts with no more in them than pages use, about a third smaller: `node web/tools/cut-fonts.ts`.
 * What it wrote stands in the repository, because it takes two seconds of every build else; the spec holds it
 * to the packages.
 */
export async function cutFonts(folder: URL): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  await mkdir(folder, { recursive: true })
  const text = charactersOf(LATIN)
  await Promise.all(
    firstFonts.map(async (file) => {
      await writeFile(
        new URL(basename(file), folder),
        await subsetFont(await readFile(resolve(file)), text, {
          targetFormat: 'woff2',
          variationAxes: axes[file],
        }),
      )
    }),
  )
}

function charactersOf(ranges: string): string {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
    })
    .join('')
}

if (import.meta.main) await cutFonts(CUT_FONTS)
