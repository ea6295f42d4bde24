export const SEARCH_PATH = '/app/oms/manageVault/search'

/** The documents name the item in the query. */
export function editPath(id: number | string): string {
  return `/app/oms/manageVault/edit?id=${id}`
}
