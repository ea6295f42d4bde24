import { landingPagePaths, type LandingPagePath } from '@vitrine/contracts/site/pages'
import type { SitePage } from '@vitrine/contracts/site-pages/schemas'
import type { Preview } from '@vitrine/contracts/texts/preview'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createContext, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { callOnServer } from '../../shared/api/uncached-calls.ts'
import { queriesOf } from '../../shared/api/queries.ts'
import { contentPage } from '../content-pages/queries.ts'
import { PreviewBanner } from './PreviewBanner.tsx'
import { loadPreview, previewHeaders, type LoadedPreview } from './read-preview.ts'

/*
 * The draft of a section's words stands on the section's own page. What is here runs on the server alone, so that no page of
 * readers carries any of it.
 */

const PREVIEW_PATH = '/app/preview'

const sectionPreviewContext = createContext<Preview>()

/**
 * The banner of a draft that was handed out, as HTML: a component that two pages share would weigh on both.
 * Null for somebody's own look from the editor.
 */
export function sectionBanner(context: Readonly<RouterContextProvider>): string | null {
  const { isScreen, expiresAt } = context.get(sectionPreviewContext)
  return isScreen ? null : renderToStaticMarkup(createElement(PreviewBanner, { expiresAt }))
}

/** Leads from the page of previews to the section's page, where the draft is that of a section's words. */
export function leadToSection({ preview }: LoadedPreview, request: Request): void {
  const words = preview && wordsOf(preview)
  if (words) throw redirect(`${PREVIEW_PATH}${words.path}${new URL(request.url).search}`)
}

/**
 * Renders a section's page with the draft in place of the words that readers see; a link without one is told
 * on the page of previews.
 */
export const previewSection: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { pathname, search } = new URL(request.url)
  const { preview } = (await loadPreview(callOnServer(context), request)).data
  const words = preview && wordsOf(preview)
  if (!words || pathOfSection(pathname) !== words.path) throw redirect(`${PREVIEW_PATH}${search}`)
  context.set(sectionPreviewContext, preview)
  const { call, fetch } = queriesOf(context)
  // The page asks for its words by this same query, and is given what is known.
  await fetch({ ...contentPage(call, words.path), queryFn: () => words })
  const response = await next()
  for (const [name, value] of Object.entries(previewHeaders)) response.headers.set(name, value)
  return response
}

function wordsOf({ shown }: Preview): (SitePage & { path: LandingPagePath }) | null {
  if (shown.kind !== 'site-page') return null
  const path = landingPagePaths.find((each) => each === shown.page.path)
  return path ? { ...shown.page, path } : null
}

/** `/marks` of `/app/preview/marks/` and of what the browser's router asks for, `/app/preview/marks.data`. */
function pathOfSection(pathname: string): string {
  return pathname.slice(PREVIEW_PATH.length).replace(/(\/|\.data)$/, '')
}
