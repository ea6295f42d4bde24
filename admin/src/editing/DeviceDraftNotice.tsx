import { Alert, Button, Stack } from '@mui/material'
import { useEffect, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { instant } from '../feedback/amounts.ts'
import { draftKey, dropDraft, keepDraft, readDraft, type DeviceDraft } from './device-draft.ts'

interface DeviceDraftNoticeProps {
  resource: string
  /** 'new' for a record that is not there yet. */
  id: string | number
}

/** Keeps on this device what is typed into the form around it, and offers what an earlier visit left there. */
export function DeviceDraftNotice({ resource, id }: DeviceDraftNoticeProps) {
  const key = draftKey(resource, id)
  const { getValues, setValue, subscribe } = useFormContext()
  const { dirtyFields, isSubmitSuccessful } = useFormState()
  const [found, setFound] = useState<DeviceDraft | null>(() => readDraft(localStorage, key))
  const typed = Object.keys(dirtyFields)
  const names = typed.join(' ')

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const fields = names.split(' ').filter(Boolean)
          // Nothing typed yet: what an earlier visit left must stay until somebody decides about it.
          if (fields.length > 0) keepDraft(localStorage, key, Object.fromEntries(fields.map((field) => [field, values[field]])), Date.now())
        },
      }),
    [subscribe, key, names],
  )
  useEffect(() => {
    if (isSubmitSuccessful) dropDraft(localStorage, key)
  }, [isSubmitSuccessful, key])

  if (!found) return null
  const restore = () => {
    for (const [field, value] of Object.entries(found.typed)) setValue(field, value, { shouldDirty: true, shouldValidate: true })
    keepDraft(localStorage, key, { ...getValues(), ...found.typed }, Date.now())
    setFound(null)
  }
  const discard = () => {
    dropDraft(localStorage, key)
    setFound(null)
  }
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
      You typed something here on {instant(new Date(found.keptAt).toISOString())} that was not saved. It is kept on this device.
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={restore}>
          Restore
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={discard}>
          Discard
        </Button>
      </Stack>
    </Alert>
  )
}
