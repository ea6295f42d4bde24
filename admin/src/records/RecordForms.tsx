import { Fragment } from 'react'
import type { RaRecord } from 'react-admin'
import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { RecordCreatePage, RecordEditPage } from '../editing/RecordPages.tsx'
import {
  withLower,
  type RecordDefinition,
  type RecordEntry,
  type RecordScreenProps,
} from './record-definition.ts'

export function RecordCreate<R extends RaRecord>({ record, entry }: RecordScreenProps<R>) {
  const { validate, fields, create = {} } = record
  const { intro, redirect } = create
  return (
    <RecordCreatePage
      title={`New ${withLower(titleOf(record, entry))}`}
      validate={create.validate ?? validate}
      {...(intro && { intro })}
      {...(redirect && { redirect })}
    >
      {create.fields ?? fields}
    </RecordCreatePage>
  )
}

export function RecordEdit<R extends RaRecord>({ record, entry }: RecordScreenProps<R>) {
  const { validate, fields, edit = {}, remove } = record
  const Actions = edit.Actions ?? Fragment
  return (
    <RecordEditPage
      title={titleOf(record, entry)}
      what={entry.record}
      validate={edit.validate ?? validate}
      remove={
        <Actions>
          <DeleteRecord
            question={remove.question ?? `Delete this ${entry.record}?`}
            consequence={remove.consequence}
          />
        </Actions>
      }
    >
      {edit.fields ?? fields}
    </RecordEditPage>
  )
}

function titleOf<R extends RaRecord>({ title }: RecordDefinition<R>, { record }: RecordEntry): string {
  return title ?? `${record.charAt(0).toUpperCase()}${record.slice(1)}`
}
