import { DeleteOutlined } from '@mui/icons-material'
import { Button } from '@mui/material'
import { useState, type ReactNode } from 'react'
import {
  useDelete,
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { useLateSuccessNotice, useFailureNotice } from '../feedback/RefusedActions.tsx'

/** Asks first, and waits for the api, which may refuse; then the list is next. */
export function DeleteRecord({ question, consequence }: { question: string; consequence: ReactNode }) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const [asking, setAsking] = useState(false)
  const [remove, { isPending }] = useDelete()
  const notify = useNotify()
  const tellFailure = useFailureNotice()
  const tellDoneAfterAll = useLateSuccessNotice()
  const nameOf = useGetRecordRepresentation(resource)
  const redirect = useRedirect()
  if (!record) return null
  const to = `delete ${String(nameOf(record))}`
  const confirm = () =>
    void remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          tellDoneAfterAll(to)
          notify(`resources.${resource}.notifications.deleted`, { type: 'success' })
          redirect('list', resource)
        },
        onError: (error) => {
          setAsking(false)
          tellFailure(error, to)
        },
      },
    )
  return (
    <>
      <Button color="error" startIcon={<DeleteOutlined />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={question}
        confirm="Delete"
        pending={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        {consequence}
      </ConfirmDialog>
    </>
  )
}
