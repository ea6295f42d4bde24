import type { readBlogOverview } from '@vitrine/contracts/blog/endpoints'
import * as blogPaths from '@vitrine/contracts/blog/paths'
import type { Client } from '@vitrine/contracts/client'
import type { EndpointResponse } from '@vitrine/contracts/endpoint'
import type { readOverview as readLibraryOverview } from '@vitrine/contracts/library/endpoints'
import * as libraryPaths from '@vitrine/contracts/library/paths'
import type { readOverview as readMarksOverview } from '@vitrine/contracts/marks/endpoints'
import * as marksPaths from '@vitrine/contracts/marks/paths'
import type { readOverview as readPriceGuideOverview } from '@vitrine/contracts/price-guide/endpoints'
import * as priceGuidePaths from '@vitrine/contracts/price-guide/paths'
import type { listRoots } from '@vitrine/contracts/taxonomy/endpoints'
import * as taxonomyPaths from '@vitrine/contracts/taxonomy/paths'
import type { LandingPagePath } from '@vitrine/contracts/site/content-pages'
import { drawingsOf, type CategoryDrawings } from '../../shared/ui/cards/item-picture.ts'

/** What a section shows around its own words. */
export type SectionAround =
  | { path: '/worthopedia'; overview: EndpointResponse<typeof readPriceGuideOverview>; drawings: CategoryDrawings }
  | { path: '/marks'; overview: EndpointResponse<typeof readMarksOverview>; drawings: CategoryDrawings }
  | { path: '/library'; overview: EndpointResponse<typeof readLibraryOverview>; drawings: CategoryDrawings }
  | { path: '/articles'; overview: EndpointResponse<typeof readBlogOverview> }

const drawings = async (call: Client): Promise<CategoryDrawings> => drawingsOf((await call<typeof listRoots>(taxonomyPaths.listRoots, {})).items)

const around: Readonly<Record<LandingPagePath, (call: Client) => Promise<SectionAround>>> = {
  '/worthopedia': async (call) => ({ path: '/worthopedia', overview: await call<typeof readPriceGuideOverview>(priceGuidePaths.overview, {}), drawings: await drawings(call) }),
  '/marks': async (call) => ({ path: '/marks', overview: await call<typeof readMarksOverview>(marksPaths.overview, {}), drawings: await drawings(call) }),
  '/library': async (call) => ({ path: '/library', overview: await call<typeof readLibraryOverview>(libraryPaths.overview, {}), drawings: await drawings(call) }),
  '/articles': async (call) => ({ path: '/articles', overview: await call<typeof readBlogOverview>(blogPaths.overview, {}) }),
}

/** Null for a page that begins no section, and where the section cannot be read: then its words show alone. */
export async function sectionAround(call: Client, path: string): Promise<SectionAround | null> {
  const read = Object.entries(around).find(([section]) => section === path)?.[1]
  return (await read?.(call).catch(() => null)) ?? null
}
