import { readFile, writeFile } from 'node:fs/promises'
import { utils, write } from 'xlsx'
import { z } from 'zod'

const titles = ['Description', 'Available', 'Page', 'Picture', 'Added']
const widths = [48, 10, 48, 48, 12]

/**
 * A workbook as Excel 97 wrote it (BIFF8), which every spreadsheet program opens. All cells are texts: what
 * begins like a formula is shown and does nothing.
 */
export async function writeMarksSheet({ input, output }: { input: string; output: string }): Promise<void> {
  const rows = z.array(z.array(z.string())).parse(JSON.parse(await readFile(input, 'utf8')))
  const sheet = utils.aoa_to_sheet([titles, ...rows].map((row) => row.map((text) => ({ t: 's', v: text }))))
  sheet['!cols'] = widths.map((wch) => ({ wch }))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'My Favorite Marks')
  const file: unknown = write(book, { bookType: 'biff8', type: 'buffer' })
  if (!(file instanceof Uint8Array)) throw new Error('the spreadsheet was not written as bytes')
  await writeFile(output, file)
}
