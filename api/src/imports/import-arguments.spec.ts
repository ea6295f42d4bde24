import { describe, expect, it } from 'vitest'
import { readImportArguments } from './import-arguments.ts'

describe('what to import', () => {
  it('is read from the arguments, in any order', () => {
    expect(readImportArguments(['dictionary-articles', 'a.ndjson'])).toEqual({
      kind: 'dictionary-articles',
      file: 'a.ndjson',
      update: false,
      wait: true,
      choices: {},
    })
    expect(readImportArguments(['sold-items', 'a.csv.gz'])).toEqual({
      kind: 'sold-items',
      file: 'a.csv.gz',
      update: false,
      wait: true,
      choices: {},
    })
    expect(readImportArguments(['--no-wait', 'dictionary-articles', '--update', 'a.ndjson'])).toEqual({
      kind: 'dictionary-articles',
      file: 'a.ndjson',
      update: true,
      wait: false,
      choices: {},
    })
  })

  it('has what a file leaves open', () => {
    const options = '--decimal comma --dates day-first --delimiter tab --encoding UTF-16LE'.split(' ')
    expect(readImportArguments(['sold-items', 'a.csv', ...options])).toMatchObject({
      choices: { decimal: 'comma', dates: 'day-first', delimiter: '\t', encoding: 'utf-16le' },
    })
    expect(readImportArguments(['marks', 'a.csv', '--delimiter', '^'])).toMatchObject({
      choices: { delimiter: '^' },
    })
  })

  it.each([
    [[]],
    [['vases', 'a.ndjson']],
    [['dictionary-articles']],
    [['dictionary-articles', 'a', 'b']],
    [['sold-items', 'a', '--decimal', 'dot']],
    [['sold-items', 'a', '--dates', 'iso']],
    [['sold-items', 'a', '--delimiter', ';;']],
    [['sold-items', 'a', '--encoding', 'klingon']],
    [['dictionary-articles', 'a', '--force']],
    [['sold-items', 'a', '--update']],
  ])('is refused with the usage: %j', (args) => {
    expect(() => readImportArguments(args)).toThrow('npm run import')
  })
})
