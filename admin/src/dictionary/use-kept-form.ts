import { draftsOf } from '../editing/device-draft.ts'
import { useDeviceDrafts } from '../editing/use-device-drafts.ts'
import { changedFields, type ArticleForm } from './article-form.ts'

/**
 * Keeps on this device what is typed into a modal and not sent yet, and offers what other openings of it left
 * there.
 *
 * @param id the article's, or 'new'
 * @param stored what the modal began with: what differs from it was typed
 */
export function useKeptForm(
  id: number | 'new',
  form: ArticleForm,
  stored: ArticleForm,
  type: (typed: Partial<ArticleForm>) => void,
) {
  const changed = changedFields(form, stored)
  const typed =
    changed.length > 0
      ? JSON.stringify(Object.fromEntries(changed.map((field) => [field, form[field]])))
      : null
  const drafts = useDeviceDrafts(draftsOf('article-details', id), typed)
  const restore = () => {
    type((drafts.offered?.typed ?? {}) as Partial<ArticleForm>)
    drafts.take()
  }
  return { ...drafts, restore }
}
