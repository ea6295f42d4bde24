import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  MenuItem,
  TextField,
} from '@mui/material'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { urlOfName } from '@vitrine/contracts/reduced-url'
import { useId, useState, type FormEvent } from 'react'
import { useCreate, useStore } from 'react-admin'
import { FormAccessLost } from '../editing/AccessLost.tsx'
import { DraftNotice } from '../editing/DraftNotice.tsx'
import { FocusFirstProblem } from '../editing/CheckedForm.tsx'
import { DisabledReason, describedBy } from '../feedback/DisabledReason.tsx'
import { LoadFailure } from '../feedback/Loaded.tsx'
import { useCreated } from '../feedback/use-done.tsx'
import { ARTICLES } from '../providers/articles.ts'
import { ConsoleCallFailed, isForbidden } from '../providers/console-client.ts'
import { dataProvider } from '../providers/dataProvider.ts'
import { ArticleFields, fieldsToCheck, keepFieldFocus } from './ArticleFields.tsx'
import { emptyForm, toInput, withProposedUrl } from './article-form.ts'
import { editorPath } from './editor-path.ts'
import { useArticleForm, useFormDraft } from './use-article-form.ts'
import { useChoices } from './use-choices.ts'
import { useTemplates } from '../texts/use-templates.ts'

const urlOfPastedTitle = (title: string) => urlOfName(decodeTitle(title))

interface CreateArticleProps {
  open: boolean
  onClose: () => void
  /** A text that is there already: it becomes the draft of the new article, in place of the template. */
  of?: { title: string; blocks: () => ContentBlock[] }
}

/**
 * A new article: its details here, its content in the editor that opens beside. The authors of the last one
 * are chosen already. What was typed stays when the modal is left by mistake.
 */
export function CreateArticle({ open, onClose, of }: CreateArticleProps) {
  const [send] = useCreate()
  const tellCreated = useCreated()
  const choices = useChoices(open)
  // Most people write under one name.
  const [lastAuthorIds, rememberAuthors] = useStore<number[]>('authorsOfNewArticles', [])
  const first = { ...emptyForm, authorIds: lastAuthorIds }
  const fields = useArticleForm({
    ...first,
    ...(of && withProposedUrl(emptyForm, { title: of.title }, urlOfPastedTitle)),
  })
  const { form, refusals, failure, hasErrors, type, reset, refuse, setRefused } = fields
  const reasonId = useId()
  const kept = useFormDraft('new', form, first, type)
  const [pending, setPending] = useState(false)
  const [forbidden, setForbidden] = useState<unknown>()
  const [templateId, setTemplateId] = useState<number | undefined>(undefined)
  const create = async () => {
    const input = toInput({ ...form, title: decodeTitle(form.title) })
    setPending(true)
    setForbidden(undefined)
    try {
      await send(ARTICLES, { data: of ? input : { ...input, templateId } }, { returnPromise: true })
      if (of) await dataProvider.saveContent(await dataProvider.readContent(input.url), of.blocks())
      onClose()
      rememberAuthors(input.authorIds)
      reset({ ...emptyForm, authorIds: input.authorIds })
      openEditor(editorPath(input.url, input.title), input.title)
    } catch (error) {
      if (isForbidden(error)) setForbidden(error)
      else refuse(error, dictionaryMessages.createFailed)
      // A template that was deleted meanwhile is no choice any more, and no field of the form that waits to
      // be corrected.
      if (error instanceof ConsoleCallFailed && 'templateId' in error.fieldErrors) {
        setTemplateId(undefined)
        setRefused({})
      }
    } finally {
      setPending(false)
    }
  }
  const choose = (id: number | undefined) => {
    setTemplateId(id)
    type({})
  }
  const openEditor = (address: string, title: string) => {
    // A browser that blocks new tabs returns null.
    const isOpen = window.open(address, '_blank') !== null
    tellCreated(
      isOpen ? `Created: ${title}` : `Created: ${title}. Your browser blocked the new tab of the editor.`,
      address,
    )
  }
  const blocked = fieldsToCheck(fields)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!hasErrors && !pending) void create()
  }

  return (
    <Dialog
      open={open}
      onClose={pending ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby="create-title"
    >
      <form onSubmit={submit} noValidate>
        <FocusFirstProblem refusals={refusals} />
        <DialogTitle id="create-title">Create an article</DialogTitle>
        <DialogContent>
          {pending && <LinearProgress aria-label="Creating the article" sx={{ mb: 2 }} />}
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure}
            </Alert>
          )}
          {forbidden !== undefined && <FormAccessLost to="create articles" refusal={forbidden} />}
          {kept.offered && (
            <DraftNotice
              keptAt={kept.offered.keptAt}
              others={kept.others}
              onRestore={kept.restore}
              onDiscard={kept.discard}
            />
          )}
          {choices.error && <LoadFailure error={choices.error} retry={choices.retry} />}
          <ArticleFields
            fields={fields}
            choices={choices}
            disabled={pending}
            onChange={(typed) => type(withProposedUrl(form, typed, urlOfPastedTitle))}
          />
          {!of && <TemplateChoice enabled={open} value={templateId} disabled={pending} onChange={choose} />}
        </DialogContent>
        <DialogActions>
          <DisabledReason id={reasonId} reason={blocked} isOfDialog />
          <Button color="secondary" onMouseDown={keepFieldFocus} onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={hasErrors || pending}
            {...describedBy(reasonId, blocked)}
          >
            Create
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/**
 * A title pasted from a page or an address, as it is meant: percent codes and HTML entities decoded. The api
 * does the same; done here, too, staff see in the editor's URL what will be stored.
 */
function decodeTitle(title: string): string {
  return decodeEntities(decodePercentCodes(title)).trim()
}

/** '100% Silk' is no percent code: a text that does not decode stays as it is. */
function decodePercentCodes(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A text area reads entities and nothing else: tags stay text. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  const area = document.createElement('textarea')
  // Its own end tag would break out of it.
  area.innerHTML = text.replaceAll('<', '&lt;')
  return area.value
}

interface TemplateChoiceProps {
  enabled: boolean
  /** Absent is the default one. */
  value: number | undefined
  disabled: boolean
  onChange: (id: number | undefined) => void
}

/**
 * What a new article begins with. There is always the default template, also where the others cannot be
 * loaded.
 */
function TemplateChoice({ enabled, value, disabled, onChange }: TemplateChoiceProps) {
  const { data = [], isError, refetch } = useTemplates('dictionary-article', enabled)
  const others = data.filter(({ isDefault }) => !isDefault)
  if (isError) {
    return (
      <Alert
        severity="warning"
        sx={{ mt: 2 }}
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The templates could not be loaded. The article begins with the default one.
      </Alert>
    )
  }
  if (others.length === 0) return null
  return (
    <TextField
      select
      fullWidth
      margin="normal"
      label="Template"
      value={others.some(({ id }) => id === value) ? value : ''}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">Default template</MenuItem>
      {others.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
