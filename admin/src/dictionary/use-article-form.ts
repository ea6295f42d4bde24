import { useMemo, useState } from 'react'
import { ConsoleCallFailed } from '../providers/console-client.ts'
import { thumbnailRules } from '../settings.ts'
import {
  validateForm,
  withTyped,
  type ArticleForm,
  type FieldMessages,
  changedFields,
} from './article-form.ts'
import { draftsOf } from '../editing/device-draft.ts'
import { useDeviceDrafts } from '../editing/use-device-drafts.ts'

/** The state of one modal: what is typed, what is wrong with it, what the api said about it. */
export function useArticleForm(initial: ArticleForm) {
  const [form, setForm] = useState(initial)
  const [refused, setFieldsRefused] = useState<FieldMessages>({})
  const [refusals, setRefusals] = useState(0)
  const [isUploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const rules = useMemo(() => thumbnailRules(), [])
  const messages = useMemo(() => validateForm(form, rules), [form, rules])

  const setRefused = (fields: FieldMessages) => {
    setFieldsRefused(fields)
    if (Object.keys(fields).length > 0) setRefusals((before) => before + 1)
  }
  const type = (typed: Partial<ArticleForm>) => {
    setForm((current) => withTyped(current, typed))
    setFieldsRefused((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => !(field in typed))),
    )
    setFailure(null)
  }
  const reset = (to: ArticleForm) => {
    setForm(to)
    setRefused({})
    setFailure(null)
  }
  /** The fields that the api refused, or the documents' sentence for everything else. */
  const refuse = (error: unknown, otherwise: string) => {
    const fields = error instanceof ConsoleCallFailed ? error.fieldErrors : {}
    setRefused(fields)
    setFailure(Object.values(fields)[0] ?? otherwise)
  }
  const hasErrors = isUploading || Object.keys(messages).length > 0 || Object.keys(refused).length > 0
  return {
    form,
    messages,
    refused,
    refusals,
    failure,
    hasErrors,
    isUploading,
    setUploading,
    type,
    reset,
    refuse,
    setRefused,
    setFailure,
  }
}

/**
 * Keeps on this device what is typed into a modal and not sent yet, and offers what other openings of it left
 * there.
 *
 * @param id the article's, or 'new'
 * @param stored what the modal began with: what differs from it was typed
 */
export function useFormDraft(
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
