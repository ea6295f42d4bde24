import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Those that every page loads before anything can be read as it was designed. */
export const firstFonts = [
  '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
] as const

/** Where they stand with no more in them than pages use. */
export const CUT_FONTS = new URL('../fonts/', import.meta.url)

/**
 * What a build reads in the place of the whole fonts, whether a style sheet names them or a module asks for
 * their URL.
 */
export const fontAliases = firstFonts.map((file) => ({
  find: new RegExp(`^${file.replaceAll('.', '\\.')}(?=\\?|$)`),
  replacement: fileURLToPath(new URL(basename(file), CUT_FONTS)),
}))
