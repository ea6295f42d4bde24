import { z } from 'zod'
import type { Lighthouse } from './load-lighthouse.ts'

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

const resultSchema = z.object({
  lhr: z.object({
    audits: z.record(
      z.string(),
      z.object({ score: z.number().nullable(), numericValue: z.number().optional(), details: z.unknown() }),
    ),
    categories: z.record(
      z.string(),
      z.object({
        score: z.number().nullable(),
        auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
      }),
    ),
    runtimeError: z.object({ message: z.string() }).optional(),
  }),
})

const requestsSchema = z.object({
  items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })),
})

/** Now and then the browser records no trace of a page load, and Lighthouse asks to be run again. */
const MOST_LOOKS = 3

/**
 * One look of Lighthouse at a page, as it stands: a phone of the middle class on a slow line.
 *
 * @param skipAudits what does not count, by the audits' ids
 */
export async function auditPage(
  { audit }: Lighthouse,
  url: string,
  port: number,
  skipAudits: readonly string[] = [],
): Promise<PageAudit> {
  const flags = {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    skipAudits,
  }
  const look = async () => resultSchema.parse(await audit(url, flags)).lhr
  let result = await look()
  for (let looks = 1; result.runtimeError && looks < MOST_LOOKS; looks += 1) result = await look()
  const { audits, categories, runtimeError } = result
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
    scriptBytes: items
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
    failed: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    ),
  }
}
