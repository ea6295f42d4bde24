import { Box, Button, TextField } from '@mui/material'
import type { ManagedDeletion } from '@vitrine/contracts/members/schemas'
import { useState } from 'react'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { ACCOUNT_DELETIONS } from '../providers/account-deletions.ts'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'

interface Decision {
  to: string
  done: string
  run: (data: ConsoleDataProvider) => Promise<unknown>
}

/** What staff can do about a request, by what has become of it. */
export function DeletionActions({ request }: { request: ManagedDeletion }) {
  const { mutate, isPending } = useConsoleAction({
    run: (data, { run }: Decision) => run(data),
    to: ({ to }) => to,
    done: ({ done }) => done,
    changes: [ACCOUNT_DELETIONS, 'members'],
  })
  const [asked, setAsked] = useState<'keep' | 'delete' | null>(null)
  const { state, email, isBegun } = request
  const isOpen = state === 'waiting' || state === 'failed'
  const settled = { onSettled: () => setAsked(null) }
  if (!isOpen || email === null) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, whiteSpace: 'nowrap' }}>
      {!isBegun && (
        <Button size="small" variant="outlined" disabled={isPending} onClick={() => setAsked('keep')}>
          Keep
        </Button>
      )}
      {state === 'waiting' && !isBegun && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          disabled={isPending}
          onClick={() => setAsked('delete')}
        >
          Delete now
        </Button>
      )}
      {state === 'failed' && (
        <Button
          size="small"
          variant="contained"
          loading={isPending}
          onClick={() =>
            mutate({
              to: `retry the deletion of ${email}`,
              done: 'The deletion will be tried again.',
              run: (data) => data.retryDeletion(request),
            })
          }
        >
          Retry
        </Button>
      )}
      <ConfirmDialog
        open={asked === 'keep'}
        title="Keep this account?"
        confirm="Keep"
        pending={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() =>
          mutate(
            { to: `keep ${email}`, done: 'The account is kept.', run: (data) => data.keepMember(request) },
            settled,
          )
        }
      >
        The account of {email} will not be deleted. Its owner gets an email.
      </ConfirmDialog>
      <DeleteNowDialog
        open={asked === 'delete'}
        email={email}
        pending={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={(typed) =>
          mutate(
            {
              to: `delete ${email} now`,
              done: 'The account will be deleted within a minute.',
              run: (data) => data.deleteMemberNow(request, typed),
            },
            settled,
          )
        }
      />
    </Box>
  )
}

interface DeleteNowDialogProps {
  open: boolean
  email: string
  pending: boolean
  onConfirm: (typed: string) => void
  onCancel: () => void
}

/** Asks for the email of the account, because nothing of it comes back. */
function DeleteNowDialog({ open, email, onConfirm, ...dialog }: DeleteNowDialogProps) {
  const [typed, setTyped] = useState('')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setTyped('')
  }
  return (
    <ConfirmDialog
      open={open}
      {...dialog}
      danger
      title="Delete this account now?"
      confirm="Delete now"
      blocked={typed.trim().toLowerCase() === email.toLowerCase() ? null : 'Type the email first.'}
      onConfirm={() => onConfirm(typed.trim())}
    >
      Everything in the account of {email} is erased for good, without waiting for the due date.
      <TextField
        label="Type the email of the account"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        fullWidth
        disabled={dialog.pending}
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  )
}
