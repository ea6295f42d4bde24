const BYTE_ORDER_MARK = '\uFEFF'

const columns = [
  'ID',
  'Title',
  'Subtitle',
  'Description',
  'Category',
  'Collection',
  'Tags',
  'Date Acquired',
  'Purchase Price',
  'Sold Price',
  'Years In Family',
  'Significance',
  'Insurance Company',
  'Storage Location',
  'Item Specifics',
  'Photos',
  'Videos',
  'Estimated Price Min',
  'Estimated Price Max',
  'Mean Price',
  'Estimate Currency',
  'Date Added',
]

/**
 * A table for a spreadsheet: its header, then the lines as they come.
 *
 * @param pages lines in the order of the columns, each with its end
 */
export async function* itemsAsCsv(pages: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${BYTE_ORDER_MARK}${columns.join(',')}\r\n`)
  for await (const lines of pages) yield Buffer.from(lines)
}
