import { useEffect, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { draftKey, dropDraft, keepDraft, readDraft, type DeviceDraft } from './device-draft.ts'
import { DraftNotice } from './DraftNotice.tsx'

interface DeviceDraftNoticeProps {
  resource: string
  /** 'new' for a record that is not there yet. */
  id: string | number
}

/** Keeps on this device what is typed into the form around it, and offers what an earlier visit left there. */
export function DeviceDraftNotice({ resource, id }: DeviceDraftNoticeProps) {
  const key = draftKey(resource, id)
  const { setValue } = useFormContext()
  const values: Record<string, unknown> = useWatch()
  const { dirtyFields, isSubmitSuccessful } = useFormState()
  const [found, setFound] = useState<DeviceDraft | null>(() => readDraft(localStorage, key))
  const [hasTyped, setHasTyped] = useState(false)
  const names = Object.keys(dirtyFields).join(' ')
  if (names && !hasTyped) setHasTyped(true)

  useEffect(() => {
    const fields = names.split(' ').filter(Boolean)
    if (fields.length > 0) keepDraft(localStorage, key, Object.fromEntries(fields.map((field) => [field, values[field]])), Date.now())
    // Taken back by hand, or given up for somebody else's. Before anything was typed, what an earlier visit left waits for a decision.
    else if (hasTyped) dropDraft(localStorage, key)
  }, [values, key, names, hasTyped])
  useEffect(() => {
    if (isSubmitSuccessful) dropDraft(localStorage, key)
  }, [isSubmitSuccessful, key])

  if (!found) return null
  const restore = () => {
    for (const [field, value] of Object.entries(found.typed)) setValue(field, value, { shouldDirty: true, shouldValidate: true })
    keepDraft(localStorage, key, found.typed, found.keptAt)
    setFound(null)
  }
  const discard = () => {
    dropDraft(localStorage, key)
    setFound(null)
  }
  return <DraftNotice keptAt={found.keptAt} onRestore={restore} onDiscard={discard} />
}
