import lighthouse from 'lighthouse'
import { z } from 'zod'

/** Scores from 0 to 100. */
export interface PageAudit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestContentfulPaintMs: number
  layoutShift: number
  blockingMs: number
  /** Compressed, as they came over the line. */
  scriptBytes: number
  /** The audits that were not passed whole, by id. */
  failed: string[]
}

const requestsSchema = z.object({ items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })) })

/** Now and then the browser records no trace of a page load, and Lighthouse asks to be run again. */
const MOST_LOOKS = 3

/** One look of Lighthouse at a page, as it stands: a phone of the middle class on a slow line. */
export async function auditPage(url: string, port: number, look = 1): Promise<PageAudit> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'] })
  if (!result) throw new Error(`Lighthouse answered nothing on ${url}`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError && look < MOST_LOOKS) return await auditPage(url, port, look + 1)
  if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`)
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const { items } = requestsSchema.parse(audits['network-requests']?.details)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestContentfulPaintMs: figure('largest-contentful-paint'),
    layoutShift: figure('cumulative-layout-shift'),
    blockingMs: figure('total-blocking-time'),
    scriptBytes: items.filter(({ resourceType }) => resourceType === 'Script').reduce((sum, { transferSize }) => sum + transferSize, 0),
    failed: Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id)),
  }
}
