import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useDelete, useNotify, useRecordContext, useRedirect, useResourceContext } from 'react-admin'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { messageOf } from '../providers/console-client.ts'

/** Asks first, and waits for the api, which may refuse; then the list is next. */
export function DeleteRecord({ question, consequence }: { question: string; consequence: string }) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const [asking, setAsking] = useState(false)
  const [remove, { isPending }] = useDelete()
  const notify = useNotify()
  const redirect = useRedirect()
  if (!record) return null
  const confirm = () =>
    void remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`resources.${resource}.notifications.deleted`, { type: 'success' })
          redirect('list', resource)
        },
        onError: (error) => {
          setAsking(false)
          notify(messageOf(error), { type: 'error' })
        },
      },
    )
  return (
    <>
      <Button color="error" startIcon={<DeleteOutlined />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog open={asking} danger title={question} confirm="Delete" pending={isPending} onCancel={() => setAsking(false)} onConfirm={confirm}>
        {consequence}
      </ConfirmDialog>
    </>
  )
}
