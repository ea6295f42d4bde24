export const SITE_PAGES_PATH = '/app/oms/site-pages'

/** The editor of a page's content. */
export function sitePageEditorPath(id: number): string {
  return `/oryEditor/page/${id}`
}
