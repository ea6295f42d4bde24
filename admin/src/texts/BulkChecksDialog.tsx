import { Box, Button, DialogContentText, Typography } from '@mui/material'
import type { Finding } from '@vitrine/contracts/texts/checks'
import { amount } from '../feedback/amounts.ts'
import { NamedDialog } from '../feedback/NamedDialog.tsx'
import { Findings } from './ChecksDialog.tsx'

export interface FoundInText {
  id: number
  title: string
  findings: readonly Finding[]
}

interface BulkChecksDialogProps {
  found: readonly FoundInText[]
  /** How many of the selected texts have nothing to look at. */
  others: number
  isPending: boolean
  onPublish: () => void
  onKeep: () => void
  onClose: () => void
}

/** What the checks found in several texts that are about to be published, by text. */
export default function BulkChecksDialog({
  found,
  others,
  isPending,
  onPublish,
  onKeep,
  onClose,
}: BulkChecksDialogProps) {
  const isRefused = found.every(({ findings }) => findings.some(({ level }) => level === 'refusal'))
  const actions = (
    <>
      <Button color="secondary" disabled={isPending} onClick={onKeep} autoFocus>
        {others > 0
          ? `Keep ${found.length === 1 ? 'it' : 'these'}, publish the other ${amount(others)}`
          : 'Keep'}
      </Button>
      <Button variant="contained" loading={isPending} disabled={isRefused} onClick={onPublish}>
        Publish anyway
      </Button>
    </>
  )
  return (
    <NamedDialog
      id="bulk-checks"
      title="Before these are published"
      onClose={onClose}
      actions={actions}
      wrapsActions
    >
      <DialogContentText id="bulk-checks-text" sx={{ mb: 2 }}>
        {others > 0 ? `Nothing was found in ${amount(others)} of them. ` : ''}Problems were found in{' '}
        {found.length === 1 ? 'one' : amount(found.length)}. Those with red marks cannot be published until
        they are fixed.
      </DialogContentText>
      {found.map(({ id, title, findings }) => (
        <Box component="section" key={id} aria-label={title} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle2" component="h3" gutterBottom>
            {title}
          </Typography>
          <Findings findings={findings} />
        </Box>
      ))}
    </NamedDialog>
  )
}
