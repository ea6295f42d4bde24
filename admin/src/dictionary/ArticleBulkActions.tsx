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
import { lazy, Suspense, useState } from 'react'
import { amount } from '../feedback/amounts.ts'
import { LoadFailure } from '../feedback/Loaded.tsx'
import { SteadyButton } from '../feedback/SteadyButton.tsx'
import { BulkAction, type BulkWork, useBulkRun, BulkFailures } from '../lists/BulkAction.tsx'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import type { FoundInText } from '../texts/BulkChecksDialog.tsx'
import { lookInto } from '../texts/use-text-state.ts'
import { offeredActions } from './use-article-actions.ts'
import { formOf } from './article-form.ts'
import { type CategoryChoice, useChoices } from './use-choices.ts'

/** What can be done with several articles. */
export function ArticleBulkActions() {
  return (
    <>
      <PublishArticles
        label="Publish"
        fits={(article) => article.status.name === 'UNPUBLISHED'}
        run={(data, article) => data.publishArticle(article)}
        done={(count) => `Published: ${amount(count)}.`}
        undo={(data, published) => data.unpublishArticle(published)}
      />
      <PublishArticles
        label="Update"
        fits={(article) => offeredActions(article).includes('update')}
        run={(data, article) => data.publishArticle(article)}
        done={(count) => `Updated on the site: ${amount(count)}.`}
      />
      <BulkAction<ManagedArticle, ManagedArticle>
        label="Unpublish"
        fits={(article) => article.status.name === 'PUBLISHED'}
        run={(data, article) => data.unpublishArticle(article)}
        done={(count) => `Unpublished: ${amount(count)}.`}
        undo={(data, { id }) => data.republishArticle(id)}
      />
      <MoveArticles />
      <BulkAction<ManagedArticle, ManagedArticle>
        label="Delete"
        run={async (data, article) => {
          await data.deleteArticle(article)
          return article
        }}
        done={(count) => `Deleted: ${amount(count)}.`}
        undo={(data, { id }) => data.untrashArticle(id)}
        question={{
          title: 'Delete these articles?',
          text: 'Readers no longer find them. They stay in the trash for 30 days and can be restored until then.',
        }}
      />
    </>
  )
}

const BulkChecksDialog = lazy(() => import('../texts/BulkChecksDialog.tsx'))

/** Publishes or updates the selected articles. What the checks find in them is shown first, by article. */
function PublishArticles({ label, ...work }: { label: string } & BulkWork<ManagedArticle, ManagedArticle>) {
  const { chosen, isBusy, act, left } = useBulkRun(work)
  const [isLooking, setLooking] = useState(false)
  const [found, setFound] = useState<readonly FoundInText[]>([])
  const look = async () => {
    setLooking(true)
    const looked = await Promise.all(
      chosen.map(async ({ id, title }) => ({
        id,
        title,
        findings: await lookInto({ kind: 'dictionary-article', id }),
      })),
    )
    setLooking(false)
    const withFindings = looked.filter(({ findings }) => findings.length > 0)
    setFound(withFindings)
    if (withFindings.length === 0) await act()
  }
  const close = () => setFound([])
  const publish = async (articles: readonly ManagedArticle[]) => {
    if (articles.length > 0) await act(articles)
    close()
  }
  const others = chosen.filter(({ id }) => found.every((one) => one.id !== id))
  return (
    <>
      <SteadyButton
        size="small"
        isBusy={isBusy || isLooking}
        isOff={chosen.length === 0}
        onClick={() => void look()}
      >
        {label}
      </SteadyButton>
      {found.length > 0 && (
        <Suspense>
          <BulkChecksDialog
            found={found}
            others={others.length}
            isPending={isBusy}
            onPublish={() => void publish(chosen)}
            onKeep={() => void publish(others)}
            onClose={close}
          />
        </Suspense>
      )}
      <BulkFailures {...left} />
    </>
  )
}

interface Moved {
  /** The category before. */
  from: number
  article: ManagedArticle
}

const moveTo = (data: ConsoleDataProvider, article: ManagedArticle, categoryId: number) =>
  data.updateArticle(article, { ...formOf(article), categoryId })

/** Gives the selected articles another category. Undo brings each back to its own. */
function MoveArticles() {
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
