import { reduceUrl, urlOfName } from '@vitrine/contracts/reduced-url'
import {
  dictionaryMessages as messages,
  dictionaryWritingLimits,
} from '@vitrine/contracts/dictionary/messages'
import {
  articleDetailsInputSchema,
  type ArticleDetailsInput,
  type ArticleDetailsUpdate,
  type ManagedArticle,
} from '@vitrine/contracts/dictionary/schemas'
import { isAllowedThumbnail, type ThumbnailRules } from '@vitrine/contracts/dictionary/thumbnail'

/** What the two modals hold while it is typed. */
export interface ArticleForm {
  title: string
  url: string
  thumbnail: string
  thumbnailAlt: string
  description: string
  categoryId: number
  authorIds: number[]
  showBreadcrumbs: boolean
}

export type FieldMessages = Partial<Record<keyof ArticleForm, string>>

/** The documents' sign for 'no category chosen'. */
export const NO_CATEGORY = -1

export const emptyForm: ArticleForm = {
  title: '',
  url: '',
  thumbnail: '',
  thumbnailAlt: '',
  description: '',
  categoryId: NO_CATEGORY,
  authorIds: [],
  showBreadcrumbs: true,
}

export function formOf({
  title,
  url,
  thumbnail,
  thumbnailAlt,
  description,
  categoryId,
  authorIds,
  showBreadcrumbs,
}: ManagedArticle): ArticleForm {
  return { title, url, thumbnail, thumbnailAlt, description, categoryId, authorIds, showBreadcrumbs }
}

/**
 * What is typed, as the field keeps it: the url without what it may not hold, the description cut at its
 * limit.
 */
export function withTyped(form: ArticleForm, typed: Partial<ArticleForm>): ArticleForm {
  const next = { ...form, ...typed }
  return {
    ...next,
    url: reduceUrl(next.url),
    description: next.description.slice(0, dictionaryWritingLimits.descriptionMax),
  }
}

/**
 * A new article's url follows its title until somebody writes another.
 *
 * @param urlFor the url of a title
 */
export function withProposedUrl(
  form: ArticleForm,
  typed: Partial<ArticleForm>,
  urlFor: (title: string) => string = urlOfName,
): Partial<ArticleForm> {
  const isProposed = form.url === urlFor(form.title)
  return typed.title !== undefined && typed.url === undefined && isProposed
    ? { ...typed, url: urlFor(typed.title) }
    : typed
}

export function charactersLeft({ description }: ArticleForm): number {
  return dictionaryWritingLimits.descriptionMax - description.length
}

/** Every field that cannot be sent as it stands, with the sentence that says why. */
export function validateForm(form: ArticleForm, thumbnails: ThumbnailRules): FieldMessages {
  const parsed = articleDetailsInputSchema.safeParse(form)
  const found: FieldMessages = {}
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path[0]
    if (isField(field)) found[field] ??= issue.message
  }
  if (!found.thumbnail && !isAllowedThumbnail(form.thumbnail.trim(), thumbnails))
    found.thumbnail = messages.thumbnailNotAllowed
  return found
}

/** Trimmed and final, as a new article is sent. Only for a form without messages. */
export function toInput(form: ArticleForm): ArticleDetailsInput {
  return articleDetailsInputSchema.parse({ ...form, authorIds: form.authorIds.map(Number) })
}

/** The same of an article that exists, which can have an alternative text. */
export function toUpdate(form: ArticleForm): ArticleDetailsUpdate {
  return { ...toInput(form), thumbnailAlt: form.thumbnailAlt.trim() }
}

export function changedFields(form: ArticleForm, stored: ArticleForm): (keyof ArticleForm)[] {
  const fields: (keyof ArticleForm)[] = [
    'title',
    'url',
    'thumbnail',
    'thumbnailAlt',
    'description',
    'categoryId',
    'authorIds',
    'showBreadcrumbs',
  ]
  return fields.filter((field) => String(form[field]) !== String(stored[field]))
}

/** What was typed over what somebody else has stored since: a field that was not typed in shows theirs. */
export function mergeTyped(form: ArticleForm, opened: ArticleForm, theirs: ArticleForm): ArticleForm {
  return {
    ...theirs,
    ...Object.fromEntries(changedFields(form, opened).map((field) => [field, form[field]])),
  }
}

function isField(name: unknown): name is keyof ArticleForm {
  return typeof name === 'string' && name in emptyForm
}
