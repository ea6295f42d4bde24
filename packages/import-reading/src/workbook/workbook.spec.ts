import { expect, it } from 'vitest'
import { utils, write } from 'xlsx'
import { readBytes } from '../testing/read-bytes.ts'
import { ImportFileRefused } from '../messages.ts'

/** As another program writes it: with shared texts, styles, and types of parts that it does not have. */
function bookAs(bookType: 'xlsx' | 'xlsm' | 'xls' | 'ods' | 'xlsb'): Uint8Array {
  const book = utils.book_new()
  const sheet = utils.aoa_to_sheet([
    ['My collection'],
    [],
    ['Inv No', 'Title', 'Acquired', 'Cost'],
    ['0042', 'Cup & “saucer”', new Date(Date.UTC(2024, 0, 31, 12)), 1200.5],
    ['43', 'Plate\nblue', new Date(Date.UTC(1998, 3, 3, 12)), 80],
  ])
  Object.assign(sheet['D4'], { z: '[$£-809]#,##0.00' })
  utils.book_append_sheet(book, sheet, 'Main')
  const file: unknown = write(book, { bookType, type: 'buffer', compression: true, bookSST: true })
  if (!(file instanceof Uint8Array)) throw new Error('the workbook was not written as bytes')
  return file
}

it('a workbook of another program is read', async () => {
  const { sheets, rows } = await readBytes(bookAs('xlsx'))
  expect(sheets[0]?.leftOut.map(({ line, why }) => `${line} ${why}`)).toEqual(['1 title', '3 heading'])
  expect(rows.map(({ cells, types }) => [cells, types])).toEqual([
    [['0042', 'Cup & “saucer”', '2024-01-31', '£1200.5'], 'ttdn'],
    [['43', 'Plate\nblue', '1998-04-03', '80'], 'ttdn'],
  ])
})

it.each(['xlsm', 'xls', 'ods', 'xlsb'] as const)('an .%s is refused', async (type) => {
  const refusal = await readBytes(bookAs(type)).catch((error: unknown) => error)
  if (!(refusal instanceof ImportFileRefused)) throw new Error('the file was read')
  expect(refusal.message).toMatch(/Please save it as \.xlsx or CSV\.$/)
})
