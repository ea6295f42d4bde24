import { useEffect, useState } from 'react'
import { draftKey, dropDraft, keepDraft, readDraft, type DeviceDraft } from '../editing/device-draft.ts'
import { changedFields, type ArticleForm } from './article-form.ts'

/**
 * Keeps on this device what is typed into a modal and not sent yet, and offers what an earlier opening left there.
 * @param id the article's, or 'new'
 * @param stored what the modal began with: what differs from it was typed
 */
export function useKeptForm(id: number | 'new', form: ArticleForm, stored: ArticleForm, type: (typed: Partial<ArticleForm>) => void) {
  const key = draftKey('article-details', id)
  const [found, setFound] = useState<DeviceDraft | null>(() => readDraft(localStorage, key))
  const [hasTyped, setHasTyped] = useState(false)
  const typed = JSON.stringify(Object.fromEntries(changedFields(form, stored).map((field) => [field, form[field]])))
  const isTyped = typed !== '{}'
  if (isTyped && !hasTyped) setHasTyped(true)

  useEffect(() => {
    if (isTyped) keepDraft(localStorage, key, JSON.parse(typed) as Record<string, unknown>, Date.now())
    // Taken back by hand. Before anything was typed, what an earlier opening left waits for a decision.
    else if (hasTyped) dropDraft(localStorage, key)
  }, [typed, isTyped, hasTyped, key])

  const drop = () => {
    dropDraft(localStorage, key)
    setFound(null)
  }
  return {
    found,
    restore: () => {
      type((found?.typed ?? {}) as Partial<ArticleForm>)
      setFound(null)
    },
    drop,
  }
}
