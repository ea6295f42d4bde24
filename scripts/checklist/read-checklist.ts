import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from '../house/source-files.ts'

export interface ChecklistRow {
  /** D1, D2 and D3 are rows of the three acceptance checklists, R readings that changed later. */
  id: string
  section: string
  words: string
  /** Why no title carries the id; empty where one does. */
  reason: string
}

/** The title of a test, or of a describe block, that starts with ids of rows. */
export interface ChecklistTitle {
  path: string
  title: string
  ids: readonly string[]
}

const ID = String.raw`(?:D[123]|R)-\d{3}`
const TITLE = new RegExp(String.raw`(['"\`])((${ID}(?:(?:, | to )${ID})*): (?:\\.|(?!\1)[^\\\n])*)\1`, 'g')

/** `rows.tsv`: `# section` lines, and rows of id, words and reason. */
export function readRows(): ChecklistRow[] {
  let section = ''
  const rows: ChecklistRow[] = []
  for (const line of readFileSync(join(import.meta.dirname, 'rows.tsv'), 'utf8')
    .trimEnd()
    .split('\n')) {
    if (line.startsWith('# ')) section = line.slice(2)
    else {
      const [id = '', words = '', reason = ''] = line.split('\t')
      rows.push({ id, section, words, reason })
    }
  }
  return rows
}

/** Titles such as 'D1-073, D1-074: Enter submits' and 'D1-056 to D1-061: each section’s results'. */
export function titlesOf(files: readonly SourceFile[]): ChecklistTitle[] {
  return files
    .filter(({ path }) => !path.startsWith('scripts/checklist/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(TITLE)].map(([, , title = '', ids = '']) => ({ path, title, ids: expandIds(ids) })),
    )
}

/** `D1-001 to D1-003, D1-005` is four ids. */
function expandIds(list: string): string[] {
  return list.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split(' to ')
    const [kind = ''] = first.split('-')
    const start = Number(first.slice(-3))
    return Array.from(
      { length: Number(last.slice(-3)) - start + 1 },
      (_, step) => `${kind}-${String(start + step).padStart(3, '0')}`,
    )
  })
}
