declare module 'virtual:site-routes' {
  interface SiteRoute {
    id: string
    path?: string
    index: boolean
    module: Record<string, unknown>
    children: SiteRoute[]
  }
  /** The table of web/app/routes.ts with its modules (scripts/testing/site-routes.ts). */
  export const routes: SiteRoute[]
}
