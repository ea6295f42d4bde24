import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { cutFonts, LATIN } from './cut-fonts.ts'
import { CUT_FONTS, firstFonts, fontAliases } from './font-files.ts'

/** Cutting is work for a processor, which may have much else to do. */
const PATIENCE = 60_000

const { resolve } = createRequire(import.meta.url)

test(
  'the fonts that every page loads are cut from the installed ones',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-fonts-'))
    try {
      await cutFonts(pathToFileURL(`${folder}/`))
      // Another version of a font, or of what cuts it: `node web/tools/cut-fonts.ts` writes them anew.
      for (const file of await readdir(folder))
        expect(await readFile(new URL(file, CUT_FONTS)), file).toEqual(await readFile(join(folder, file)))
    } finally {
      await rm(folder, { recursive: true })
    }
  },
  PATIENCE,
)

test('they hold no more than pages use, and stand in for the whole ones', async () => {
  for (const whole of firstFonts) {
    const cut = fontAliases
      .filter(({ find }) => find.test(whole) && find.test(`${whole}?url`))
      .map(({ replacement }) => replacement)
    expect(cut).toHaveLength(1)
    expect((await stat(cut[0] ?? '')).size).toBeLessThan((await stat(resolve(whole))).size * 0.85)
  }
})

test('they hold every letter that the style sheet says they hold, and its weights', async () => {
  const css = (await readFile(new URL('../app/styles/fonts.css', import.meta.url), 'utf8')).replace(
    /\s+/g,
    ' ',
  )
  const faces = css.split('@font-face').filter((face) => /-latin-(?:opsz|wght)-normal/.test(face))
  expect(
    faces.map((face) => [/font-weight: ([^;]+)/.exec(face)?.[1], /unicode-range: ([^;]+)/.exec(face)?.[1]]),
  ).toEqual([
    ['400 600', LATIN],
    ['400 700', LATIN],
  ])
})
