/**
 * Beside Apply: why it is disabled.
 *
 * @param isChosen whether any filter is filled in or chosen
 * @param isFiltered whether the list is filtered now
 */
export function applyReason(isChosen: boolean, isFiltered: boolean): string {
  if (isChosen) return 'The list already shows these filters.'
  return isFiltered ? 'To remove the filters, choose Clear.' : 'Fill in or choose a filter first.'
}
