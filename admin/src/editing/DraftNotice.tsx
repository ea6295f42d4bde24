import { Alert, Button, Stack } from '@mui/material'
import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { instant } from '../feedback/amounts.ts'
import { draftsOf } from './device-draft.ts'
import { useDeviceDrafts } from './use-device-drafts.ts'

interface DraftNoticeProps {
  /** Milliseconds since 1970. */
  keptAt: number
  /** How many older ones are kept besides. */
  others: number
  /** Where it is kept. */
  where?: string
  /** The record has been changed since then, by whomever. */
  isOutdated?: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** Offers what an earlier visit, or another tab, left unsaved on this device. */
export function DraftNotice({
  keptAt,
  others,
  where = 'on this device',
  isOutdated = false,
  onRestore,
  onDiscard,
}: DraftNoticeProps) {
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
      You typed something here on {instant(new Date(keptAt).toISOString())} that was not saved. It is kept{' '}
      {where}.
      {others > 0 &&
        ` ${others === 1 ? 'One more text is' : `${others} more texts are`} kept and offered next.`}
      {isOutdated &&
        ' What is stored here has been changed since then: if you restore yours and save it, it replaces that.'}
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onRestore}>
          Restore
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={onDiscard}>
          Discard changes
        </Button>
      </Stack>
    </Alert>
  )
}

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
