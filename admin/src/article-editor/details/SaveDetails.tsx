import { Button, Stack, Typography } from '@mui/material'
import { useId } from 'react'
import { DisabledReason, describedBy } from '../../feedback/DisabledReason.tsx'

interface SaveDetailsProps {
  /** Why nothing can be saved now; null where it can. */
  blocked: string | null
  pending: boolean
  isPublished: boolean
}

/** Below the fields. What it saves is published at once. */
export function SaveDetails({ blocked, pending, isPublished }: SaveDetailsProps) {
  const id = useId()
  return (
    <Stack direction="row" sx={{ mt: 2, columnGap: 2, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        type="submit"
        variant="outlined"
        color="secondary"
        disabled={blocked !== null}
        loading={pending}
        {...describedBy(id, blocked)}
      >
        Save the details
      </Button>
      <DisabledReason id={id} reason={blocked} />
      {isPublished && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Readers see them at once.
        </Typography>
      )}
    </Stack>
  )
}
