import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { isPair, isScalar, parseDocument, visit } from 'yaml'

const folder = fileURLToPath(new URL('../../starter-content', import.meta.url))

/** Names, urls, values and the code that draws; publishers and makers are found by their names as typed. */
const NO_PROSE = new Set(['maker', 'publisher', 'rows'])
/**
 * What members keep is as they would type it, search data are no prose, and the forms of sold items become
 * prose when they are generated.
 */
const NOT_HERE = /^(vault\.yaml|sold-items\/|thesaurus\/)/

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.yaml') && !NOT_HERE.test(file),
)

/** The texts that readers see, without the tags in them. */
function proseOf(file: string): string[] {
  const texts: string[] = []
  visit(parseDocument(readFileSync(`${folder}/${file}`, 'utf8')), {
    Scalar(key, { value }, path) {
      if (key === 'key' || typeof value !== 'string') return
      const isCode = path.some(
        (step) => isPair(step) && isScalar(step.key) && NO_PROSE.has(String(step.key.value)),
      )
      if (!isCode) texts.push(value.replaceAll(/<[^>]*>/g, ''))
    },
  })
  return texts
}

it.each(files)('%s has curly quotes and apostrophes', (file) => {
  expect(proseOf(file).filter((text) => /['"]/.test(text))).toEqual([])
})
