import { useEffect, useRef } from 'react'
import { useListContext } from 'react-admin'

type Filter = Readonly<Record<string, unknown>>
export type ChangeFilters = (change: (filter: Filter) => Filter) => void

/**
 * The way to change a list's filters, one for the whole list. react-admin shows a change only after the URL
 * has it, which a busy page may do late. A second change in between is made on top of the first, so that
 * neither is lost.
 */
export function useFilters(): ChangeFilters {
  const { filterValues, setFilters } = useListContext()
  const notShownYet = useRef<Filter[]>([])
  useEffect(() => {
    // What is shown now came from one of our changes, or from elsewhere: a link, the browser's way back.
    const at = notShownYet.current.findIndex((filter) => isSameFilter(filter, filterValues))
    notShownYet.current = at < 0 ? [] : notShownYet.current.slice(at + 1)
  }, [filterValues])
  return (change) => {
    const changed = change(notShownYet.current.at(-1) ?? filterValues)
    notShownYet.current.push(changed)
    setFilters(changed)
  }
}

/** Whether two filters choose the same rows, in whatever order their fields were set. */
export function isSameFilter(
  one: Readonly<Record<string, unknown>> | undefined,
  other: Readonly<Record<string, unknown>>,
): boolean {
  return JSON.stringify(sorted(one ?? {})) === JSON.stringify(sorted(other))
}

function sorted(filter: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
