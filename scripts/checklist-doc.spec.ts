import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const rows = readFileSync(join(root, 'docs/checklist.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!row \|)/.test(line))
  .map((line) => {
    const [row = '', holds = '', shownBy = ''] = line
      .split(' | ')
      .map((cell) => cell.replaceAll(/^\| | \|$/g, ''))
    return { id: /^D\d-\d+/.exec(row)?.[0] ?? row, holds, tests: testsIn(shownBy) }
  })

/** Every `file` "name", "name" of a cell. */
function testsIn(cell: string): { file: string; name: string }[] {
  return [...cell.matchAll(/`([^`]+)` ((?:"[^"]+"(?:, )?)+)/g)].flatMap(([, file = '', names = '']) =>
    [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ file, name })),
  )
}

/** Rows of one document. */
function numbered(document: 1 | 2 | 3, first: number, last = first): string[] {
  return Array.from(
    { length: last - first + 1 },
    (_, place) => `D${document}-${String(first + place).padStart(3, '0')}`,
  )
}

describe('docs/checklist.md', () => {
  it('has each row of its areas once, in order', () => {
    const ids = rows.map(({ id }) => id)
    expect(ids.filter((id) => /^D\d-/.test(id))).toEqual([
      ...numbered(1, 1, 202),
      ...numbered(3, 1, 155),
      ...numbered(3, 163, 167),
      ...numbered(3, 172, 180),
      ...numbered(2, 1, 216),
    ])
  })

  it('says of every other row which changed reading it stands for', () => {
    const others = rows.map(({ id }) => id).filter((id) => !/^D\d-/.test(id))
    expect(others.filter((id) => !/^[123] [^:]+ \((–|D\d-\d+)\): /.test(id))).toEqual([])
  })

  it('names a test for each row that holds, and knows two signs', () => {
    expect(rows.filter(({ holds }) => holds !== '☑' && holds !== '☐')).toEqual([])
    expect(rows.filter(({ holds, tests }) => holds === '☑' && tests.length === 0)).toEqual([])
  })

  it('names tests that are there', () => {
    const missing = rows.flatMap(({ id, tests }) =>
      tests
        .filter(
          ({ file, name }) =>
            !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(name),
        )
        .map((test) => ({ id, ...test })),
    )
    expect(missing).toEqual([])
  })
})
