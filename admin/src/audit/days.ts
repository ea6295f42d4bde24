/** The first moment of a day that is written 2026-03-04, by the clock of whoever reads; '' for none. */
export function startOfDay(day: string): string {
  return momentOf(day, 0)
}

/** The moment after its last. */
export function endOfDay(day: string): string {
  return momentOf(day, 1)
}

/** The day that a moment of the two above stands for. */
export function dayOf(moment: string, end: 'first' | 'last'): string {
  const time = new Date(moment)
  if (moment === '' || Number.isNaN(time.getTime())) return ''
  if (end === 'last') time.setMilliseconds(-1)
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
    .join('-')
}

function momentOf(day: string, later: number): string {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return ''
  return new Date(year, month - 1, date + later).toISOString()
}
