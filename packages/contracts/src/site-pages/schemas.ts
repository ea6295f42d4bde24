import { z } from 'zod'
import { articleStatusSchema, articleTitleSchema } from '../dictionary/schemas.ts'
import { shownBlocksSchema } from '../dictionary/shown-blocks.ts'
import { measuredText } from '../measured-text.ts'
import { optionalPictureUrlSchema } from '../picture-url.ts'
import { pictureNotAllowed } from '../pictures/messages.ts'
import { lineSchema } from '../written-text.ts'
import { sitePagesMessages as messages, sitePagesLimits as limits } from './messages.ts'

/**
 * What a page is to machines. A collection page begins a section of the site: what it is called is fixed, and
 * below its words stands what the section holds.
 */
export const sitePageKinds = ['WebPage', 'AboutPage', 'CollectionPage'] as const
export const sitePageKindSchema = z.enum(sitePageKinds)

/** Where a page leads on, at its end: the words of a link, and a path of this site. */
export const pageActionSchema = z.object({ label: z.string(), to: z.string() })
export const pageActionsSchema = z.array(pageActionSchema)
export type PageAction = z.infer<typeof pageActionSchema>

/** A written page as readers see it. */
export const sitePageSchema = z.object({
  /** 0 where it is no record yet. */
  id: z.int(),
  path: z.string(),
  title: z.string(),
  /** Below the title, as an article's description. */
  lead: z.string(),
  /** For search engines and shared links. */
  description: z.string(),
  /** Drawn for the page; decoration. '' for none. */
  picture: z.string(),
  kind: sitePageKindSchema,
  actions: pageActionsSchema,
  /** The day on which the text was last changed, 2026-01-31; null for a page that does not show it. */
  changedOn: z.string().nullable(),
  content: shownBlocksSchema,
})
export type SitePage = z.infer<typeof sitePageSchema>

const oneLine = (max: number, { missing, tooLong }: { missing: string; tooLong: string }) =>
  lineSchema(max, { missing, tooLong, oneLine: missing })

/** No link leads off the site, nor, with two slashes, to another host. */
const actionPath = measuredText(limits.pathMax, {
  missing: messages.actionPathInvalid,
  tooLong: messages.actionPathInvalid,
})
  .trim()
  .regex(/^\/(?![/\\])[^\s\\]*$/, messages.actionPathInvalid)

const pageActionInputSchema = z.object({
  label: oneLine(limits.actionLabelMax, {
    missing: messages.actionLabelMissing,
    tooLong: messages.actionLabelTooLong,
  }),
  to: actionPath,
})

const pageActionsInputSchema = z
  .array(pageActionInputSchema)
  .max(limits.actionsMax, messages.actionsTooMany)
  .superRefine((links, context) => {
    for (const [at, { to }] of links.entries()) {
      if (links.findIndex((other) => other.to === to) < at)
        context.addIssue({ code: 'custom', path: [at, 'to'], message: messages.actionTwice })
    }
  })

/** What staff write of a page beside its content. Its path is fixed. */
export const sitePageInputSchema = z.object({
  title: articleTitleSchema,
  lead: oneLine(limits.leadMax, { missing: messages.leadMissing, tooLong: messages.leadTooLong }),
  description: oneLine(limits.descriptionMax, {
    missing: messages.descriptionMissing,
    tooLong: messages.descriptionTooLong,
  }),
  picture: optionalPictureUrlSchema(pictureNotAllowed),
  /** Left as they are where they are not sent; a section has none. */
  actions: pageActionsInputSchema.optional(),
})
export type SitePageInput = z.infer<typeof sitePageInputSchema>

export const managedSitePageSchema = z.object({
  id: z.int(),
  path: z.string(),
  kind: sitePageKindSchema,
  title: z.string(),
  lead: z.string(),
  description: z.string(),
  picture: z.string(),
  actions: pageActionsSchema,
  changedOn: z.string().nullable(),
  status: articleStatusSchema,
  draftVersion: z.int(),
  publishedVersion: z.int(),
  lastEdited: z.string(),
  /** Sent back as If-Match. */
  revision: z.int(),
})
export type ManagedSitePage = z.infer<typeof managedSitePageSchema>

/** A page of the site, as the caches of its area name it. */
export function sitePageRecord(id: number): string {
  return `page-${id}`
}
