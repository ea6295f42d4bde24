import { Skeleton, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { NOTHING_CHANGED } from '@vitrine/contracts/disabled-reasons'
import { useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from 'react'
import { ResourceContextProvider, useNotify, type ValidateForm } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { CheckedForm } from '../../editing/CheckedForm.tsx'
import { FormAccessLost } from '../../editing/AccessLost.tsx'
import { DeviceDraftNotice } from '../../editing/DraftNotice.tsx'
import { EditConflict, reasonOfConflict, type EditConflictState } from '../../editing/EditConflict.tsx'
import type { RevisedRecord } from '../../editing/use-record-edit.ts'
import { Loaded } from '../../feedback/Loaded.tsx'
import {
  ConsoleCallFailed,
  isConflict,
  isForbidden,
  isGone,
  isSignedOut,
  messageOf,
  conflictingEditor,
} from '../../providers/console-client.ts'
import type { DetailsProps, SavedDetails } from '../edited-text.ts'
import { READ_ONLY } from '../lease.tsx'
import { SaveDetails } from './SaveDetails.tsx'

interface RecordDetailsProps<R extends RevisedRecord> extends DetailsProps {
  resource: string
  what: 'post' | 'page'
  /** What the form changes. */
  fields: readonly string[]
  /** Neither by way of react-admin, which leaves for the log-in page when a session has ended. */
  read: () => Promise<R>
  write: (typed: Record<string, unknown>, revision: number) => Promise<R>
  placeOf: (record: R) => SavedDetails
  validate: ValidateForm
  /** The fields of the record's own screen. */
  children: ReactNode
}

/** The details of a post or a page beside its text: the form of its screen, by the same calls. */
export function RecordDetails<R extends RevisedRecord>(props: RecordDetailsProps<R>) {
  const {
    resource,
    read,
    versions: { id },
  } = props
  const record = useQuery({
    queryKey: ['details-beside-text', resource, id],
    queryFn: read,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <Loaded query={record} waiting={<Skeleton variant="rectangular" height={420} />}>
      {(stored) => <DetailsForm stored={stored} {...props} />}
    </Loaded>
  )
}

const KEEP_TYPED = { keepDirtyValues: true }

function DetailsForm<R extends RevisedRecord>({
  stored,
  resource,
  what,
  fields,
  read,
  write,
  placeOf,
  validate,
  children,
  versions,
  isLocked,
  onTyped,
  onSaved,
  onSignedOut,
}: RecordDetailsProps<R> & { stored: R }) {
  const notify = useNotify()
  const [opened, setOpened] = useState({ record: stored, keepsTyped: false })
  const [conflict, setConflict] = useState<EditConflictState<R> | null>(null)
  const [forbidden, setForbidden] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const { record } = opened
  const isSame = (one: R, other: R) =>
    fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))

  const send = async (typed: Record<string, unknown>, from: number) => {
    const saved = await write(Object.fromEntries(fields.map((field) => [field, typed[field]])), from)
    setOpened({ record: saved, keepsTyped: false })
    notify(`Saved: ${placeOf(saved).title}`, { type: 'success' })
    onSaved(placeOf(saved), from)
  }
  /**
   * Somebody was faster. Where they left the details alone, as a save of the text does, there is nothing to
   * decide.
   */
  const meet = async (typed: Record<string, unknown>, refusal: unknown): Promise<object | undefined> => {
    const theirs = isGone(refusal) ? null : await read()
    if (theirs && theirs.revision !== record.revision && isSame(theirs, record))
      return await attempt(typed, theirs.revision)
    setConflict({ theirs, said: conflictingEditor(refusal) })
    return notSaved
  }
  const attempt = async (typed: Record<string, unknown>, from: number): Promise<object | undefined> => {
    try {
      await send(typed, from)
      return undefined
    } catch (error) {
      if (from === record.revision && (isConflict(error) || isGone(error)))
        return await meet(typed, error).catch(told)
      return told(error)
    }
  }
  const told = (error: unknown): object => {
    if (isSignedOut(error)) onSignedOut()
    else if (isForbidden(error)) setForbidden(error)
    else notify(messageOf(error), { type: 'error' })
    return error instanceof ConsoleCallFailed && Object.keys(error.fieldErrors).length > 0
      ? error.fieldErrors
      : notSaved
  }
  const submit = async (typed: Record<string, unknown>) => {
    if (isLocked) return notSaved
    setPending(true)
    setForbidden(undefined)
    try {
      return await attempt(typed, record.revision)
    } finally {
      setPending(false)
    }
  }
  const goOnFrom = (keepsTyped: boolean) => {
    if (!conflict?.theirs) return
    setOpened({ record: conflict.theirs, keepsTyped })
    setConflict(null)
  }
  return (
    <ResourceContextProvider value={resource}>
      <CheckedForm
        record={record}
        {...(opened.keepsTyped && { resetOptions: KEEP_TYPED })}
        onSubmit={submit}
        validate={validate}
      >
        <Typed resource={resource} id={record.id} onTyped={onTyped} />
        {forbidden !== undefined && <FormAccessLost to={`change this ${what}`} refusal={forbidden} />}
        <EditConflict
          what={what}
          conflict={conflict}
          opened={record}
          save="Save the details"
          gone={`This ${what} has been deleted. What you typed is still here, and is kept on this device.`}
          onTakeTheirs={() => goOnFrom(false)}
          onKeepMine={() => goOnFrom(true)}
        />
        <Stack>{children}</Stack>
        <SaveTyped
          blocked={isLocked ? READ_ONLY : conflict && reasonOfConflict(conflict)}
          pending={pending}
          isPublished={versions.status === 'PUBLISHED'}
        />
      </CheckedForm>
    </ResourceContextProvider>
  )
}

/** A form that is told of nothing counts what was sent as saved. */
const notSaved = { root: { serverError: 'Not saved.' } }

/**
 * Tells the editor whether something is typed that is not saved, and how to forget what this device keeps of
 * it.
 */
function Typed({
  resource,
  id,
  onTyped,
}: {
  resource: string
  id: string | number
  onTyped: DetailsProps['onTyped']
}) {
  const { isDirty } = useFormState()
  const [drop, setDrop] = useState<() => void>(() => () => undefined)
  const tell = useEffectEvent(() => onTyped(isDirty, drop))
  useEffect(() => tell(), [isDirty, drop])
  return <DeviceDraftNotice resource={resource} id={id} onKept={setDrop} />
}

function SaveTyped({ blocked, ...save }: ComponentProps<typeof SaveDetails>) {
  const { isDirty } = useFormState()
  return <SaveDetails blocked={blocked ?? (isDirty ? null : NOTHING_CHANGED)} {...save} />
}
