import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { recordInputSchema } from '@vitrine/contracts/vault-records/schemas'
import { readObjects } from '../testing/read-objects.ts'

/**
 * Spreadsheets as dealers, museums, insurers and collectors write them, made for these tests. Beside each is
 * what a member answers, and what then comes in.
 */
const cases = [
  'broken-letters.csv',
  'coins.tsv',
  'dealer-stock-book.csv',
  'estate-rooms.csv',
  'homebox.csv',
  'house-inventory.csv',
  'inventaire-assurance.csv',
  'museum-register.csv',
  'one-cell-list.txt',
  'records.csv',
  'sammlung.csv',
  'silver-by-weight.csv',
  'vitrine.csv',
]

const fileOf = (name: string) => readFileSync(new URL(name, import.meta.url))

it.each(cases)('%s comes in as expected', async (name) => {
  const expected = JSON.parse(fileOf(`${name}.json`).toString())
  const open = await readObjects(fileOf(name), {}, name)
  const { sheets, read } = await readObjects(fileOf(name), { answers: expected.answers }, name)
  const questions = [...open.read, ...read].flatMap((row) => row.questions.map(({ kind }) => kind))
  expect({
    answers: expected.answers,
    leftOut: sheets.flatMap(({ leftOut }) => leftOut.map(({ line, why }) => `${line} ${why}`)),
    questions: [...new Set(questions)].toSorted(),
    faults: read.flatMap(({ faults }) => faults.map(({ value, text }) => `${value}: ${text}`)),
    objects: read.map(({ values, record, photos }) => ({
      ...values,
      ...record,
      ...(photos.length > 0 && { photos }),
    })),
  }).toEqual(expected)
  expect(read.flatMap((row) => row.questions)).toEqual([])
  for (const { record } of read) expect(recordInputSchema.safeParse(record).error).toBeUndefined()
})
