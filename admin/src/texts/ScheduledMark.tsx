import { Typography } from '@mui/material'
import { scheduleSentence } from './schedule-words.ts'
import { useSchedules, type TextName } from './use-text-state.ts'

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
