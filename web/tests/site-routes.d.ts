declare module 'virtual:site-routes' {
  interface SiteRoute {
    id: string
    path?: string
    index: boolean
    /** The names that its module exports. */
    exported: readonly string[]
    load(): Promise<Record<string, unknown>>
    children: SiteRoute[]
  }
  /** The table of web/app/routes.ts with what its modules export (scripts/testing/site-routes.ts). */
  export const routes: SiteRoute[]
}
