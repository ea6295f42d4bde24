import { Chip, Tooltip } from '@mui/material'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { ScheduledMark } from '../texts/ScheduleNotice.tsx'

type Versions = { status: ManagedArticle['status']['name']; draftVersion: number; publishedVersion: number }

export function StatusChip({
  article: { id, status, draftVersion, publishedVersion },
}: {
  article: ManagedArticle
}) {
  return (
    <>
      <Status status={status.name} draftVersion={draftVersion} publishedVersion={publishedVersion} />
      <ScheduledMark kind="dictionary-article" id={id} />
    </>
  )
}

/** The article's status, and whether its draft is ahead of what readers see. */
export function Status({ status, draftVersion, publishedVersion }: Versions) {
  const isAhead = status === 'PUBLISHED' && draftVersion > publishedVersion
  const chip = (
    <Chip
      size="small"
      label={status}
      variant={status === 'PUBLISHED' ? 'filled' : 'outlined'}
      color={status === 'PUBLISHED' ? 'success' : 'default'}
    />
  )
  if (!isAhead) return chip
  return (
    <Tooltip
      title="Readers see an older version than the draft: Update publishes it."
      disableInteractive={false}
    >
      <Chip size="small" label={`${status} · edited`} color="success" variant="outlined" />
    </Tooltip>
  )
}
