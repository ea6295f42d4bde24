import type { MarkFavorite } from '@vitrine/contracts/favorites/schemas'
import { slashedDate } from '../../../vault-downloads/shown-values.rules.ts'

const titles = ['Description', 'Available', 'Page', 'Picture', 'Added']
const widths = [48, 10, 48, 48, 12]

/**
 * A workbook as Excel 97 wrote it (BIFF8), which every spreadsheet program opens. All cells are texts: what
 * begins like a formula is shown and does nothing.
 */
export async function marksAsSheet(marks: readonly MarkFavorite[], publicUrl: string): Promise<Uint8Array> {
  // Loaded when the first file is asked for: it would weigh on every start.
  const { utils, write } = await import('xlsx')
  const absolute = (path: string | null) => (path ? new URL(path, publicUrl).href : '')
  const rows = marks.map(({ description, available, url, image, createdDate }) => [
    description,
    available ? 'Yes' : 'No',
    absolute(url),
    absolute(image),
    slashedDate(createdDate),
  ])
  const sheet = utils.aoa_to_sheet([titles, ...rows].map((row) => row.map((text) => ({ t: 's', v: text }))))
  sheet['!cols'] = widths.map((wch) => ({ wch }))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'My Favorite Marks')
  const file: unknown = write(book, { bookType: 'biff8', type: 'buffer' })
  if (!(file instanceof Uint8Array)) throw new Error('the spreadsheet was not written as bytes')
  return file
}
