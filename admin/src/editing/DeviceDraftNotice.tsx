import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { draftsOf } from './device-draft.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { useDeviceDrafts } from './use-device-drafts.ts'

interface DeviceDraftNoticeProps {
  resource: string
  /** 'new' for a record that is not there yet. */
  id: string | number
  /** Fields that the device has no room for. */
  notKept?: readonly string[]
  /** Told how to forget what was typed here, for whoever leaves knowingly. */
  onKept?: (drop: () => () => void) => void
}

const none: readonly string[] = []

/**
 * Keeps on this device what is typed into the form around it, and offers what other openings of it left
 * there.
 */
export function DeviceDraftNotice({ resource, id, notKept = none, onKept }: DeviceDraftNoticeProps) {
  const { setValue } = useFormContext()
  const values: Record<string, unknown> = useWatch()
  const { dirtyFields, isSubmitSuccessful } = useFormState()
  const fields = Object.keys(dirtyFields).filter((field) => !notKept.includes(field))
  const typed =
    fields.length > 0
      ? JSON.stringify(Object.fromEntries(fields.map((field) => [field, values[field]])))
      : null
  const { offered, others, drop, discard, take } = useDeviceDrafts(draftsOf(resource, id), typed)
  useEffect(() => {
    if (isSubmitSuccessful) drop()
  }, [isSubmitSuccessful, drop])
  useEffect(() => onKept?.(() => drop), [drop, onKept])

  if (!offered) return null
  const restore = () => {
    for (const [field, value] of Object.entries(offered.typed))
      setValue(field, value, { shouldDirty: true, shouldValidate: true })
    take()
  }
  return <DraftNotice keptAt={offered.keptAt} others={others} onRestore={restore} onDiscard={discard} />
}
