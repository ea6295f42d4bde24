import { readFileSync } from 'node:fs'

/** Titles, and what each must be found by as it is written. */
export const foldingCases: readonly { title: string; query: string }[] = readFileSync(
  new URL('folding.tsv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [title = '', query = ''] = line.split('\t')
    return { title, query }
  })
