/**
 * Whether a list holds more rows than its total says, because the api counts no further: the list's response
 * says so beside its rows.
 */
export function isMoreThanTotal(meta: unknown): boolean {
  return typeof meta === 'object' && meta !== null && 'moreThanTotals' in meta && meta.moreThanTotals === true
}
