import { readFilter, type ItemFilter } from '@vitrine/contracts/vault-items/list-filters'

/** Why what is filled in is no filter; null where it is one, or nothing is filled in. */
export function filterProblem(filter: ItemFilter, text: string): string | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  switch (filter.kind) {
    case 'days':
    case 'amounts': {
      const range = readFilter(filter, trimmed)
      const ends = trimmed.split('..').filter(Boolean)
      const isRead =
        range !== null && [range.from, range.to].filter((end) => end !== null).length === ends.length
      if (!isRead)
        return filter.kind === 'days'
          ? 'Please choose a day.'
          : 'Please enter an amount, such as 100 or 99.95.'
      const { from, to } = range
      return from !== null && to !== null && from > to ? 'The end is before the beginning.' : null
    }
    case 'day':
      return readFilter(filter, trimmed) === null ? 'Please choose a day.' : null
    case 'specific':
      return trimmed !== '=' && readFilter(filter, trimmed) === null
        ? 'Please fill in the name and the value.'
        : null
    case 'entry':
    case 'choice':
    case 'choices':
    case 'line':
      return null
  }
}
