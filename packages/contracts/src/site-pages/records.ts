/** A page of the site, as the caches of its area name it. */
export function sitePageRecord(id: number): string {
  return `page-${id}`
}
