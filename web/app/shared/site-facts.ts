import { useRouteLoaderData } from 'react-router'
import type { SiteSettings } from './settings.ts'

/**
 * What every page knows of the site. The root loader brings it, once: it does not change while a page is
 * open.
 */
export interface SiteFacts extends Pick<
  SiteSettings,
  'publicUrl' | 'supportEmail' | 'assetUrl' | 'ownHosts' | 'faqUrl' | 'socialUrls'
> {
  /** How many industry partners there are; 0 also where nobody could say. */
  partners: number
  /** What the header's search can be narrowed to; null where the first page was one without that search. */
  searchCategories: readonly { url: string; title: string }[] | null
  year: number
  /** Whether sample content was being filled in when the page was loaded. */
  isFillingIn: boolean
}

/** Undefined where the root loader itself has failed. */
export function useSiteFacts(): SiteFacts | undefined {
  return useRouteLoaderData<() => Promise<SiteFacts>>('root')
}
