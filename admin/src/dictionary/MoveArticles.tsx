import {
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { useState } from 'react'
import { amount } from '../feedback/amounts.ts'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { BulkFailures } from '../lists/BulkFailures.tsx'
import { useBulkRun } from '../lists/use-bulk-run.tsx'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { formOf } from './article-form.ts'
import { useChoices, type CategoryChoice } from './use-choices.ts'

interface Moved {
  /** The category before. */
  from: number
  article: ManagedArticle
}

const moveTo = (data: ConsoleDataProvider, article: ManagedArticle, categoryId: number) =>
  data.updateArticle(article, { ...formOf(article), categoryId })

/** Gives the selected articles another category. Undo brings each back to its own. */
export function MoveArticles() {
  const [isAsking, setAsking] = useState(false)
  const [target, setTarget] = useState<CategoryChoice | null>(null)
  const choices = useChoices(isAsking)
  const { chosen, isBusy, act, left } = useBulkRun<ManagedArticle, Moved>({
    fits: ({ categoryId }) => categoryId !== target?.id,
    run: async (data, article) => ({
      from: article.categoryId,
      article: target ? await moveTo(data, article, target.id) : article,
    }),
    done: (count) => `Moved to ${target?.label}: ${amount(count)}.`,
    undo: (data, { from, article }) => moveTo(data, article, from),
  })
  const close = () => {
    setAsking(false)
    setTarget(null)
  }
  const move = async () => {
    await act()
    close()
  }
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Move
      </Button>
      <Dialog
        open={isAsking}
        onClose={isBusy ? undefined : close}
        maxWidth="sm"
        fullWidth
        aria-labelledby="move-title"
        aria-describedby="move-text"
      >
        <DialogTitle id="move-title">Move to another category</DialogTitle>
        <DialogContent>
          <DialogContentText id="move-text" sx={{ mb: 2 }}>
            Readers will find the selected articles there. Their URLs stay.
          </DialogContentText>
          {choices.error && <LoadFailure error={choices.error} retry={choices.retry} />}
          <Autocomplete
            options={choices.categories}
            value={target}
            loading={choices.isLoading}
            disabled={isBusy}
            onChange={(_, option) => setTarget(option)}
            renderInput={(input) => (
              <TextField
                {...input}
                label="Category"
                autoFocus
                helperText={
                  target
                    ? `${amount(chosen.length)} of the selected articles are elsewhere now.`
                    : 'Choose a category to go on.'
                }
              />
            )}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={close} disabled={isBusy}>
            Cancel
          </Button>
          <Button
            variant="contained"
            loading={isBusy}
            disabled={!target || chosen.length === 0}
            onClick={() => void move()}
          >
            Move
          </Button>
        </DialogActions>
      </Dialog>
      <BulkFailures {...left} />
    </>
  )
}
