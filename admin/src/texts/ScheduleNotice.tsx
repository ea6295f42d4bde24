import { Alert, Button, Typography } from '@mui/material'
import type { ScheduledChange } from '@vitrine/contracts/texts/schemas'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useFailureNotice } from '../feedback/RefusedActions.tsx'
import { scheduleSentence } from './schedule-words.ts'
import { useScheduling, useTextState, type TextName, useSchedules } from './use-text-state.ts'

/** What is scheduled of a text, and what could not be done, above the text itself. */
export function ScheduleNotice(name: TextName) {
  const { data } = useTextState(name)
  return data?.schedules.map((schedule) => (
    <OneSchedule key={`${schedule.action} ${schedule.dueAt}`} name={name} schedule={schedule} />
  ))
}

function OneSchedule({ name, schedule }: { name: TextName; schedule: ScheduledChange }) {
  const { unschedule } = useScheduling(name)
  const notify = useNotify()
  const tellFailure = useFailureNotice()
  const [isPending, setPending] = useState(false)
  const hasFailed = schedule.state === 'failed'
  const end = async () => {
    setPending(true)
    try {
      await unschedule(schedule.action)
      if (!hasFailed) notify('Unscheduled.', { type: 'success' })
    } catch (error) {
      tellFailure(error, `${hasFailed ? 'dismiss' : 'take back'} what was scheduled`)
    } finally {
      setPending(false)
    }
  }
  const button = (
    <Button size="small" color="inherit" loading={isPending} onClick={() => void end()}>
      {hasFailed ? 'Dismiss' : 'Unschedule'}
    </Button>
  )
  return (
    <Alert severity={hasFailed ? 'warning' : 'info'} variant="outlined" sx={{ mb: 2 }} action={button}>
      {scheduleSentence(schedule)}
      {!hasFailed && schedule.action === 'publish' && ' What is saved by then is published.'}
    </Alert>
  )
}

/** In a list: what is scheduled of a text, or could not be done. */
export function ScheduledMark({ kind, id }: TextName) {
  const { data } = useSchedules()
  const text = data?.items.find((one) => one.kind === kind && one.id === id)
  return text?.schedules.map((schedule) => (
    <Typography
      key={schedule.action}
      variant="caption"
      component="p"
      sx={{ mt: 0.5, color: schedule.state === 'failed' ? 'error.main' : 'text.secondary' }}
    >
      {scheduleSentence(schedule)}
    </Typography>
  ))
}
