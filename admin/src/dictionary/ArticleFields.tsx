import { InfoOutlined } from '@mui/icons-material'
import {
  Autocomplete,
  Checkbox,
  FormControlLabel,
  InputAdornment,
  Stack,
  TextField,
  Tooltip,
} from '@mui/material'
import { disabledReason } from '@vitrine/contracts/disabled-reasons'
import { dictionaryLimits, dictionaryWritingLimits } from '@vitrine/contracts/dictionary/messages'
import { useState } from 'react'
import { charactersLeft, NO_CATEGORY, type ArticleForm } from './article-form.ts'
import { amount } from '../feedback/amounts.ts'
import { PictureHelp } from '../feedback/PictureInput.tsx'
import { PictureChoice } from '../pictures/PictureChoice.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import type { useArticleForm } from './use-article-form.ts'
import type { useChoices } from './use-choices.ts'

interface ArticleFieldsProps {
  /** What is typed, and what is wrong with it; what the api refused shows whether the field was left or not. */
  fields: Pick<ReturnType<typeof useArticleForm>, 'form' | 'messages' | 'refused' | 'setUploading'>
  choices: ReturnType<typeof useChoices>
  disabled: boolean
  onChange: (typed: Partial<ArticleForm>) => void
  /** Whether it has an alternative text: the documented call of a new article sends none. */
  hasAlt?: boolean
  /** False where the form does not open by itself for the first field. */
  autoFocus?: boolean
}

/**
 * The fields of both modals, and of the details beside the text. What is wrong with a field shows under it
 * once it was left.
 */
export function ArticleFields({
  fields: { form, messages, refused, setUploading },
  choices,
  disabled,
  onChange,
  hasAlt = false,
  autoFocus = true,
}: ArticleFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<keyof ArticleForm>>(new Set())
  const told = (field: keyof ArticleForm) => refused[field] ?? (left.has(field) ? messages[field] : undefined)
  const place = (field: keyof ArticleForm) => ({
    error: told(field) !== undefined,
    helperText: told(field),
    disabled,
    required: true,
    onBlur: () => setLeft((fields) => new Set(fields).add(field)),
  })

  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      <TextField
        label="Title"
        value={form.title}
        onChange={(event) => onChange({ title: event.target.value })}
        autoFocus={autoFocus}
        {...place('title')}
        slotProps={{
          htmlInput: { maxLength: dictionaryWritingLimits.titleMax },
          input: { endAdornment: <Hint text={`Minimum ${dictionaryWritingLimits.titleMin} characters`} /> },
        }}
      />
      <TextField
        label="URL"
        value={form.url}
        onChange={(event) => onChange({ url: event.target.value })}
        {...place('url')}
        slotProps={{
          htmlInput: { maxLength: dictionaryLimits.urlMax, autoCapitalize: 'none', spellCheck: false },
          input: {
            startAdornment: <InputAdornment position="start">/dictionary/</InputAdornment>,
            endAdornment: <Hint text="Lowercase letters, digits, hyphens and underscores" />,
          },
        }}
      />
      <Autocomplete
        options={choices.categories}
        value={choices.categories.find(({ id }) => id === form.categoryId) ?? null}
        onChange={(_, choice) => onChange({ categoryId: choice?.id ?? NO_CATEGORY })}
        loading={choices.isLoading}
        disabled={disabled}
        onBlur={place('categoryId').onBlur}
        renderInput={(input) => (
          <TextField
            {...input}
            label="Category"
            required
            error={told('categoryId') !== undefined}
            helperText={told('categoryId')}
          />
        )}
      />
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={choices.authors}
        getOptionLabel={({ fullName }) => fullName}
        getOptionKey={({ id }) => id}
        value={choices.authors
          .filter(({ id }) => form.authorIds.includes(id))
          .toSorted((a, b) => form.authorIds.indexOf(a.id) - form.authorIds.indexOf(b.id))}
        onChange={(_, chosen) => onChange({ authorIds: chosen.map(({ id }) => id) })}
        loading={choices.isLoading}
        disabled={disabled}
        onBlur={place('authorIds').onBlur}
        renderInput={(input) => (
          <TextField
            {...input}
            label="Authors"
            required
            error={told('authorIds') !== undefined}
            helperText={told('authorIds')}
          />
        )}
      />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
        <TextField
          label="Thumbnail"
          type="url"
          value={form.thumbnail}
          onChange={(event) => onChange({ thumbnail: event.target.value })}
          sx={{ flex: 1 }}
          {...place('thumbnail')}
          helperText={<PictureHelp problem={told('thumbnail')} />}
        />
        {!messages.thumbnail && (
          <Thumbnail src={form.thumbnail} width={120} height={60} alt="Thumbnail preview" />
        )}
      </Stack>
      <PictureChoice
        disabled={disabled}
        onUploading={setUploading}
        onChoose={({ src, alt }) => onChange({ thumbnail: src, ...(hasAlt && alt && { thumbnailAlt: alt }) })}
      />
      {hasAlt && (
        <TextField
          label="Alternative text, for people who cannot see the picture"
          multiline
          maxRows={4}
          value={form.thumbnailAlt}
          disabled={disabled}
          onChange={(event) => onChange({ thumbnailAlt: event.target.value })}
          error={refused.thumbnailAlt !== undefined}
          helperText={refused.thumbnailAlt ?? 'What the picture shows, in one sentence'}
          slotProps={{ htmlInput: { maxLength: dictionaryWritingLimits.altMax } }}
        />
      )}
      <TextField
        label="Description"
        multiline
        minRows={3}
        maxRows={8}
        value={form.description}
        disabled={disabled}
        onChange={(event) => onChange({ description: event.target.value })}
        error={refused.description !== undefined}
        helperText={refused.description ?? `${amount(charactersLeft(form))} characters left`}
      />
      <FormControlLabel
        control={<Checkbox checked={form.showBreadcrumbs} disabled />}
        label="Show breadcrumbs"
      />
    </Stack>
  )
}

/**
 * For Cancel: the field that is left by pressing it keeps the focus until then. What is said of a field that
 * was left would move the button away under the press.
 */
export const keepFieldFocus = (event: { preventDefault: () => void }) => event.preventDefault()

/** Beside the button that the fields disable: which of them are missing or wrong. */
export function fieldsToCheck({
  messages,
  refused,
  isUploading,
}: Pick<ReturnType<typeof useArticleForm>, 'messages' | 'refused' | 'isUploading'>): string | null {
  if (isUploading) return 'The picture is still being uploaded.'
  return disabledReason(Object.keys({ ...messages, ...refused }).map(labelOf))
}

const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  url: 'URL',
  categoryId: 'Category',
  authorIds: 'Authors',
  thumbnail: 'Thumbnail',
  thumbnailAlt: 'Alternative text',
  description: 'Description',
}

function labelOf(field: string): string {
  return labels[field] ?? field
}

function Hint({ text }: { text: string }) {
  return (
    <Tooltip title={text} describeChild disableInteractive={false}>
      {/* An icon hides itself from screen readers unless it is told not to. */}
      <InfoOutlined
        fontSize="small"
        color="action"
        tabIndex={0}
        role="img"
        aria-label={text}
        aria-hidden={false}
      />
    </Tooltip>
  )
}
