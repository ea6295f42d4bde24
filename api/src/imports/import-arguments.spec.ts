import { describe, expect, it } from 'vitest'
import { readImportArguments } from './import-arguments.ts'

describe('what to import', () => {
  it('is read from the arguments, in any order', () => {
    expect(readImportArguments(['dictionary-articles', 'a.ndjson'])).toEqual({
      kind: 'dictionary-articles',
      file: 'a.ndjson',
      update: false,
      wait: true,
    })
    expect(readImportArguments(['sold-items', 'a.csv.gz'])).toEqual({
      kind: 'sold-items',
      file: 'a.csv.gz',
      update: false,
      wait: true,
    })
    expect(readImportArguments(['--no-wait', 'dictionary-articles', '--update', 'a.ndjson'])).toEqual({
      kind: 'dictionary-articles',
      file: 'a.ndjson',
      update: true,
      wait: false,
    })
  })

  it.each([
    [[]],
    [['vases', 'a.ndjson']],
    [['dictionary-articles']],
    [['dictionary-articles', 'a', 'b']],
    [['dictionary-articles', 'a', '--force']],
    [['sold-items', 'a', '--update']],
  ])('is refused with the usage: %j', (args) => {
    expect(() => readImportArguments(args)).toThrow('npm run import')
  })
})
