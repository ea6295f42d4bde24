import { Box, Button } from '@mui/material'
import { useEffect, type ReactNode } from 'react'
import { useCreatePath, useResourceContext, type ValidateForm } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { Link } from 'react-router'
import { CheckedForm } from './CheckedForm.tsx'
import { FormAccessLost } from './AccessLost.tsx'
import { DeviceDraftNotice } from './DraftNotice.tsx'
import { EditConflict } from './EditConflict.tsx'
import type { RecordEditing, RevisedRecord } from './use-record-edit.ts'

interface RecordFormProps<R extends RevisedRecord> {
  edit: RecordEditing<R>
  /** What is edited, as in 'this partner'. */
  what: string
  /** Why a record as it is now takes no change any more, where it takes none. */
  closed?: (record: R) => string | undefined
  validate: ValidateForm
  /** Fields of which nothing is kept on the device. */
  notKept?: readonly string[]
  children: ReactNode
}

/** The form of one record, with the notices of a conflict and of access that was lost above it. */
export function RecordForm<R extends RevisedRecord>({
  edit,
  what,
  closed,
  validate,
  notKept,
  children,
}: RecordFormProps<R>) {
  const resource = useResourceContext() ?? ''
  const { opened, resetOptions, conflict, forbidden, isReplaced, submit, follow, takeTheirs, keepMine } = edit
  return (
    <CheckedForm
      {...(opened && { record: opened })}
      {...(resetOptions && { resetOptions })}
      onSubmit={submit}
      validate={validate}
      warnWhenUnsavedChanges={!isReplaced}
    >
      {/* What would be typed until the new record's screen is there would be lost with this form. */}
      <Box inert={isReplaced}>
        <Follow follow={follow} />
        {opened && <DeviceDraftNotice resource={resource} id={opened.id} {...(notKept && { notKept })} />}
        {forbidden !== undefined && <FormAccessLost to={`change this ${what}`} refusal={forbidden} />}
        <EditConflict
          what={what}
          conflict={conflict}
          opened={opened}
          gone={<Gone what={what} />}
          closed={conflict?.theirs ? closed?.(conflict.theirs) : undefined}
          onTakeTheirs={takeTheirs}
          onKeepMine={keepMine}
        />
        {children}
      </Box>
    </CheckedForm>
  )
}

function Follow({ follow }: { follow: (typed: readonly string[]) => void }) {
  const { dirtyFields } = useFormState()
  useEffect(() => follow(Object.keys(dirtyFields)))
  return null
}

function Gone({ what }: { what: string }) {
  const resource = useResourceContext()
  const pathOf = useCreatePath()
  return (
    <>
      This {what} was deleted after you opened it. Copy what you typed before you leave.
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        component={Link}
        to={pathOf({ resource, type: 'list' })}
        sx={{ display: 'flex', width: 'fit-content', mt: 1 }}
      >
        Back to the list
      </Button>
    </>
  )
}
