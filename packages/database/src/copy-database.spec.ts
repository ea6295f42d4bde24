import { expect, it } from 'vitest'
import { copyLine } from './copy-database.ts'

it('rows are written in the text format of COPY', () => {
  expect(copyLine(['plain', 1.5, true, null])).toBe('plain\t1.5\ttrue\t\\N\n')
  expect(copyLine(['tab\there', 'two\nlines\r', 'C:\\', '\\N'])).toBe(
    'tab\\there\ttwo\\nlines\\r\tC:\\\\\t\\\\N\n',
  )
  expect(copyLine([[], ['a b', 'say "so"', 'C:\\', '']])).toBe(
    '{}\t{"a b","say \\\\"so\\\\"","C:\\\\\\\\",""}\n',
  )
})
