import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { emailCategories, emailCategoryNames } from '@vitrine/contracts/newsletter/categories'
import {
  type ImportedSubscribers,
  importSubscribersInputSchema,
} from '@vitrine/contracts/newsletter/subscriber-schemas'
import { textOfBytes } from '@vitrine/tabular/letters'
import { type FormEvent, useState } from 'react'
import { useRefresh } from 'react-admin'
import { FocusFirstProblem } from '../editing/CheckedForm.tsx'
import { useAnswers } from '../editing/use-answers.ts'
import { amount } from '../feedback/amounts.ts'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { ConsoleCallFailed, reasonOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'

const validate = validateBySchema(importSubscribersInputSchema)
const TITLE = 'Import subscribers'

/** Adds the emails of a file whose owners have agreed elsewhere, and reports which rows were refused. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const data = useConsoleData()
  const refresh = useRefresh()
  const { answers, type, drop } = useAnswers(TITLE, true, { category: 'newsletter', consent: '' })
  const { consent } = answers
  const category = emailCategories.find((each) => each === answers.category) ?? 'newsletter'
  const [csv, setCsv] = useState('')
  const [fileName, setFileName] = useState('')
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [refusals, setRefusals] = useState(0)
  const [failure, setFailure] = useState('')
  const [isPending, setPending] = useState(false)
  const [report, setReport] = useState<ImportedSubscribers | null>(null)

  const close = () => {
    drop()
    onClose()
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    setFileName(file.name)
    setCsv(textOfBytes(new Uint8Array(await file.arrayBuffer())))
    setFaults({})
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = validate({ category, consent, csv })
    setFaults(found)
    if (Object.keys(found).length > 0) return setRefusals((before) => before + 1)
    setPending(true)
    setFailure('')
    try {
      setReport(await data.importSubscribers({ category, consent, csv }))
      drop()
      refresh()
    } catch (error) {
      setFaults(error instanceof ConsoleCallFailed ? error.fieldErrors : {})
      setRefusals((before) => before + 1)
      setFailure(reasonOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      open
      onClose={close}
      maxWidth="sm"
      fullWidth
      aria-labelledby="import-title"
      aria-describedby="import-text"
    >
      <DialogTitle id="import-title">{TITLE}</DialogTitle>
      {report ? (
        <ImportReport report={report} onClose={onClose} />
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <FocusFirstProblem refusals={refusals} />
          <DialogContent>
            <DialogContentText id="import-text" sx={{ mb: 2 }}>
              A CSV file whose first row names the columns: email, and if you have them firstName and
              lastName. Import only people who have agreed. Suppressed and unsubscribed emails are left out.
            </DialogContentText>
            {failure && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {failure}
              </Alert>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
              <Button component="label" variant="outlined">
                Choose a file
                <input
                  type="file"
                  accept=".csv,text/csv"
                  hidden
                  aria-label="CSV file"
                  onChange={({ target }) => void choose(target.files?.[0])}
                />
              </Button>
              <Typography
                variant="body2"
                color={faults['csv'] ? 'error' : 'text.secondary'}
                sx={{ overflowWrap: 'anywhere' }}
              >
                {faults['csv'] ?? (fileName || 'No file chosen')}
              </Typography>
            </Box>
            <TextField
              select
              margin="dense"
              label="They get"
              value={category}
              onChange={({ target }) => type({ category: target.value })}
            >
              {emailCategories.map((each) => (
                <MenuItem key={each} value={each}>
                  {emailCategoryNames[each]}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              margin="dense"
              multiline
              minRows={2}
              required
              label="Where and when they agreed"
              value={consent}
              error={faults['consent'] !== undefined}
              helperText={faults['consent'] ?? 'Kept in the audit log with this import'}
              onChange={({ target }) => type({ consent: target.value })}
            />
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" loading={isPending}>
              Import
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  )
}

/** So many are read; the count tells of all. */
const SHOWN = 100

const reasons = {
  invalid: 'This is not an email.',
  suppressed: 'Suppressed: it never gets newsletters.',
  unsubscribed: 'Has unsubscribed. Only its owner can subscribe it again.',
} as const

/** What became of each row of the file. */
function ImportReport({
  report: { added, already, refused },
  onClose,
}: {
  report: ImportedSubscribers
  onClose: () => void
}) {
  return (
    <>
      <DialogContent>
        <Alert severity="success" variant="outlined">
          Added: {amount(added)}. Subscribed before: {amount(already)}.
        </Alert>
        {refused.length > 0 && (
          <>
            <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
              Not added: {amount(refused.length)}.
            </Alert>
            <List dense aria-label="Rows that were not added">
              {refused.slice(0, SHOWN).map(({ row, email, reason }) => (
                <ListItem key={row} disableGutters sx={{ overflowWrap: 'anywhere' }}>
                  <ListItemText
                    primary={`Row ${amount(row)}: ${email || '(empty)'}`}
                    secondary={reasons[reason]}
                  />
                </ListItem>
              ))}
              {refused.length > SHOWN && (
                <ListItem disableGutters>and {amount(refused.length - SHOWN)} more</ListItem>
              )}
            </List>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </>
  )
}
