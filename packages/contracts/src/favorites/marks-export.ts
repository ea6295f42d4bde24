/** What the exported marks are called: 'My Favorite Marks 22 Nov 2026.xls'. */
export function marksExportName(date: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone,
  }).formatToParts(date)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return `My Favorite Marks ${part('day')} ${part('month')} ${part('year')}.xls`
}

/** The type of the file that spreadsheet programs of every age open. */
export const MARKS_EXPORT_TYPE = 'application/vnd.ms-excel'
