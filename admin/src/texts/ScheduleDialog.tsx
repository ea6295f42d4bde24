import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import type { Finding } from '@vitrine/contracts/texts/checks'
import { textMessages } from '@vitrine/contracts/texts/messages'
import type { ScheduledAction } from '@vitrine/contracts/texts/schemas'
import { useState, type FormEvent } from 'react'
import { useNotify } from 'react-admin'
import { useAnswers } from '../editing/use-answers.ts'
import { ConsoleCallFailed, reasonOf } from '../providers/console-client.ts'
import { Findings } from './ChecksDialog.tsx'
import { lookInto, useScheduling, useTextState, type TextName } from './use-text-state.ts'
import { instantOf, localOf, moment } from './schedule-words.ts'

interface ScheduleDialogProps extends TextName {
  noun: string
  isPublished: boolean
  /** Whether it cannot be taken off the site. */
  staysOnSite: boolean
  /** Saves what is on the screen; false where that was not possible, which is told there. */
  saveFirst: () => Promise<boolean>
  onClose: () => void
}

const TITLE = 'Schedule'
const SHRUNK = { inputLabel: { shrink: true } }

/** Publishing or unpublishing at a time to come. What is on the screen is saved first. */
export default function ScheduleDialog({
  kind,
  id,
  noun,
  isPublished,
  staysOnSite,
  saveFirst,
  onClose,
}: ScheduleDialogProps) {
  const { schedule } = useScheduling({ kind, id })
  const { data } = useTextState({ kind, id })
  const notify = useNotify()
  const { answers, type, drop } = useAnswers(TITLE, true, {
    action: 'publish',
    time: localOf(tomorrow()),
  })
  const { time } = answers
  const action: ScheduledAction = answers.action === 'unpublish' ? 'unpublish' : 'publish'
  const [problem, setProblem] = useState('')
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const [isPending, setPending] = useState(false)
  const canLeave =
    isPublished || data?.schedules.some((one) => one.action === 'publish' && one.state === 'waiting')
  const close = () => {
    drop()
    onClose()
  }
  const chooseTime = (chosen: string) => {
    type({ time: chosen })
    setProblem('')
  }
  const choose = (chosen: string) => {
    type({ action: chosen })
    setProblem('')
    setFindings([])
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const dueAt = instantOf(time)
    if (dueAt === null || new Date(dueAt) <= new Date()) {
      setProblem(dueAt === null ? textMessages.timeInvalid : textMessages.timePassed)
      return
    }
    setProblem('')
    setPending(true)
    try {
      if (action === 'publish' && !(await saveFirst())) return onClose()
      // Once shown, they are decided about.
      const found = action === 'publish' && findings.length === 0 ? await lookInto({ kind, id }) : []
      setFindings(found)
      if (found.length > 0) return
      await schedule(action, dueAt)
      notify(`${action === 'publish' ? 'Scheduled' : 'Unpublishing is scheduled'} for ${moment(dueAt)}.`, {
        type: 'success',
      })
      close()
    } catch (error) {
      setProblem((error instanceof ConsoleCallFailed && error.fieldErrors['dueAt']) || reasonOf(error))
    } finally {
      setPending(false)
    }
  }
  const isRefused = findings.some(({ level }) => level === 'refusal')
  return (
    <Dialog
      open
      onClose={close}
      maxWidth="xs"
      fullWidth
      aria-labelledby="schedule-title"
      aria-describedby="schedule-text"
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="schedule-title">{TITLE}</DialogTitle>
        <DialogContent>
          <DialogContentText id="schedule-text">
            {action === 'publish'
              ? `Readers see what is saved of this ${noun} by then. What is on the screen now is saved first.`
              : `Readers no longer find this ${noun} from then on. Its draft stays.`}
          </DialogContentText>
          <RadioGroup
            aria-label="What is to be done"
            value={action}
            onChange={(_, value) => choose(value)}
            sx={{ my: 1 }}
          >
            <FormControlLabel
              value="publish"
              control={<Radio />}
              label={isPublished ? 'Publish the newer draft' : 'Publish'}
            />
            {!staysOnSite && (
              <FormControlLabel
                value="unpublish"
                control={<Radio />}
                label="Unpublish"
                disabled={!canLeave}
              />
            )}
          </RadioGroup>
          {problem && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {problem}
            </Alert>
          )}
          {findings.length > 0 && (
            <>
              <DialogContentText sx={{ mb: 1 }}>
                {isRefused ? 'It will not be published until this is fixed:' : 'Readers would see this:'}
              </DialogContentText>
              <Findings findings={findings} />
            </>
          )}
          <TextField
            fullWidth
            margin="dense"
            type="datetime-local"
            label="Date and time, by your clock"
            slotProps={SHRUNK}
            value={time}
            onChange={({ target }) => chooseTime(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={close}>
            {findings.length > 0 ? 'Keep' : 'Cancel'}
          </Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {findings.length > 0 ? 'Schedule anyway' : 'Schedule'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** In the morning, when nobody has chosen yet. */
function tomorrow(): Date {
  const time = new Date()
  time.setDate(time.getDate() + 1)
  time.setHours(9, 0, 0, 0)
  return time
}
