import { FilterList } from '@mui/icons-material'
import {
  Autocomplete,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  TextField,
  useMediaQuery,
} from '@mui/material'
import type { ArticleProblem, ManagerState } from '@vitrine/contracts/dictionary/manager-filters'
import { useState } from 'react'
import type { ChangeFilters } from '../lists/use-filters.ts'
import { orders, type ManagerFilterName, type ManagerFilters as Filters } from './manager-place.ts'
import { useChoices } from './use-choices.ts'

const states: Record<ManagerState, string> = {
  UNPUBLISHED: 'Unpublished',
  PUBLISHED: 'Published',
  EDITED: 'Published, draft is newer',
}
const problems: Record<ArticleProblem | 'any', string> = {
  any: 'Any problem',
  'no-text': 'No text',
  'too-short': 'Text is too short',
  'no-description': 'No description',
  'no-alternative-text': 'Picture without alternative text',
}
const narrow = { flex: '1 1 10rem', maxWidth: { sm: '15rem' } }

/** What the whole list is narrowed to and sorted by. On a phone behind a button, so that rows come first. */
export function ManagerFilters({ filters, onChange }: { filters: Filters; onChange: ChangeFilters }) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const choices = useChoices(isAsked || filters.category !== undefined || filters.author !== undefined)
  const set = (name: ManagerFilterName, value: string) => {
    onChange((filter) => {
      const { [name]: _, ...others } = filter
      return value === '' ? others : { ...others, [name]: value }
    })
  }
  const select = (name: ManagerFilterName, label: string, none: string, options: [string, string][]) => (
    <TextField
      select
      size="small"
      label={label}
      value={filters[name] ?? ''}
      onChange={(event) => set(name, event.target.value)}
      sx={narrow}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{none}</MenuItem>
      {options.map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
  const count = Object.keys(filters).length
  const authors = choices.authors.map(({ id, fullName }) => ({ id, label: fullName }))
  if (isPhone && !isOpen) {
    return (
      <Button
        size="small"
        color="secondary"
        startIcon={<FilterList />}
        aria-expanded={false}
        onClick={() => setOpen(true)}
        sx={{ mb: 1 }}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
    )
  }
  return (
    <Box
      role="group"
      aria-label="Filters"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}
    >
      {select('status', 'Status', 'Any', Object.entries(states))}
      <Choice
        label="Category"
        options={choices.categories}
        isLoading={choices.isLoading}
        value={filters.category}
        onOpen={() => setAsked(true)}
        onChange={(id) => set('category', id)}
      />
      <Choice
        label="Author"
        options={authors}
        isLoading={choices.isLoading}
        value={filters.author}
        onOpen={() => setAsked(true)}
        onChange={(id) => set('author', id)}
      />
      {select('problem', 'Problems', 'With or without', Object.entries(problems))}
      {select(
        'sort',
        'Order of the list',
        'Title, A to Z',
        orders.flatMap(({ sort, label }) => (sort === '' ? [] : [[sort, label]])),
      )}
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={filters.mine !== undefined}
            onChange={(_, checked) => set('mine', checked ? 'true' : '')}
          />
        }
        label="Edited by me"
      />
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={filters.scheduled !== undefined}
            onChange={(_, checked) => set('scheduled', checked ? 'true' : '')}
          />
        }
        label="Scheduled"
      />
      {isPhone && (
        <Button size="small" color="secondary" aria-expanded onClick={() => setOpen(false)}>
          Hide filters
        </Button>
      )}
    </Box>
  )
}

interface ChoiceProps {
  label: string
  options: readonly { id: number; label: string }[]
  isLoading: boolean
  /** An id. */
  value: string | undefined
  onOpen: () => void
  onChange: (id: string) => void
}

function Choice({ label, options, isLoading, value, onOpen, onChange }: ChoiceProps) {
  const chosen = options.find(({ id }) => String(id) === value) ?? null
  return (
    <Autocomplete
      size="small"
      options={options}
      value={chosen}
      loading={isLoading}
      onOpen={onOpen}
      onChange={(_, option) => onChange(option ? String(option.id) : '')}
      getOptionKey={({ id }) => id}
      sx={narrow}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          placeholder="Any"
          slotProps={{ ...input.slotProps, inputLabel: { ...input.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  )
}
