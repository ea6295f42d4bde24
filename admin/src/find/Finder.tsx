import { Close } from '@mui/icons-material'
import { Alert, Box, Button, IconButton, TextField, Typography, useAutocomplete } from '@mui/material'
import type { AutocompleteGroupedOption, UseAutocompleteReturnValue } from '@mui/material/useAutocomplete'
import { useMemo, useState } from 'react'
import { useCanAccessResources } from 'react-admin'
import { useNavigate } from 'react-router'
import { useNavigation } from '../layout/navigation.ts'
import { type Hit, matchingScreens } from './hits.ts'
import { recordSources } from './record-sources.ts'
import { type Failure, useRecords } from './use-records.ts'

const AND = new Intl.ListFormat('en-US')

const LONGEST = 100
const resources = [...new Set(recordSources.flatMap(({ needs }) => needs))]

/**
 * Finds a screen by its name and a record by its own list's search, among those that the current user may
 * open.
 */
export function Finder({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const screens = matchingScreens(useNavigation(), text)
  const { canAccess } = useCanAccessResources({ action: 'list', resources })
  const sources = useMemo(
    () => recordSources.filter(({ needs }) => needs.every((resource) => canAccess?.[resource])),
    [canAccess],
  )
  const { hits, isSearching, failures, again } = useRecords(sources, text)
  const options = [...screens, ...hits]

  const { id, getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<Hit>({
      id: 'find',
      options,
      open: true,
      value: null,
      inputValue: text,
      autoHighlight: true,
      groupBy: ({ group }) => group,
      getOptionLabel: ({ key }) => key,
      filterOptions: (all) => all,
      // Only keys change the text: nothing is ever chosen into the field.
      onInputChange: (_, typed, reason) => {
        if (reason === 'input') setText(typed)
      },
      onChange: (_, hit) => {
        if (!hit) return
        onClose()
        void navigate(hit.to)
      },
      onClose: (_, reason) => {
        if (reason === 'escape') onClose()
      },
    })
  return (
    <>
      <Box {...getRootProps()} sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1.5 }}>
        <TextField
          id={id}
          label="Screen, title, name or email"
          size="small"
          fullWidth
          autoFocus
          slotProps={{ htmlInput: { ...getInputProps(), maxLength: LONGEST } }}
        />
        <IconButton aria-label="Close" onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <FindFailures failures={failures} onAgain={again} />
      <FoundGroups groups={groupedOptions} listboxProps={getListboxProps()} optionProps={getOptionProps} />
      <Typography
        role="status"
        variant="body2"
        sx={{
          px: 2,
          py: 1.25,
          borderTop: 1,
          borderColor: 'divider',
          color: 'text.secondary',
          overflowWrap: 'anywhere',
        }}
      >
        {statusOf(
          text.trim(),
          options.filter(({ isList }) => !isList).length,
          isSearching,
          failures.length > 0,
        )}
      </Typography>
    </>
  )
}

function statusOf(text: string, count: number, isSearching: boolean, hasFailed: boolean): string {
  if (text === '') return 'Type part of what you are looking for. ↑ and ↓ choose, Enter opens.'
  if (isSearching) return 'Searching…'
  if (count === 0) return hasFailed ? 'Nothing else was found.' : `Nothing was found for ‘${text}’.`
  return `${count} found. ↑ and ↓ choose, Enter opens.`
}

/** One sentence for all kinds that failed alike: when the server is away, these are all of them. */
function sentencesOf(failures: readonly Failure[]): string[] {
  return [...Map.groupBy(failures, ({ reason }) => reason)].map(
    ([reason, alike]) => `${AND.format(alike.map(({ title }) => title))} could not be searched: ${reason}`,
  )
}

/** Kinds of record that could not be searched; what the others found stays. */
function FindFailures({ failures, onAgain }: { failures: readonly Failure[]; onAgain: () => void }) {
  if (failures.length === 0) return null
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ mx: 1.5, mb: 1 }}
      action={
        <Button color="inherit" size="small" onClick={onAgain}>
          Try again
        </Button>
      }
    >
      {sentencesOf(failures).map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  )
}

type Found = UseAutocompleteReturnValue<Hit, false, false, false, true>

interface FoundGroupsProps {
  groups: readonly AutocompleteGroupedOption<Hit>[]
  listboxProps: ReturnType<Found['getListboxProps']>
  optionProps: Found['getOptionProps']
}

/** What was found, under a heading for each kind. The highlighted row is the one that Enter opens. */
function FoundGroups({ groups, listboxProps, optionProps }: FoundGroupsProps) {
  if (groups.length === 0) return null
  return (
    // What is highlighted is scrolled to by its distance from the list: it must be placed.
    <Box
      component="ul"
      {...listboxProps}
      sx={{ position: 'relative', overflowY: 'auto', listStyle: 'none', m: 0, p: 0, pb: 1 }}
    >
      {groups.map(({ group, index: first, options }) => (
        <Box component="li" key={group} role="presentation">
          <Typography
            aria-hidden
            variant="body2"
            sx={{
              px: 2,
              pt: 1.25,
              pb: 0.5,
              color: 'text.secondary',
              fontSize: '0.75rem',
              letterSpacing: '0.06em',
              fontWeight: 600,
            }}
          >
            {group}
          </Typography>
          <Box component="ul" role="group" aria-label={group} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {options.map((option, at) => {
              const { key, ...props } = optionProps({ option, index: first + at })
              return <FoundRow key={key} hit={option} props={props} />
            })}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function FoundRow({
  hit: { label, note },
  props,
}: {
  hit: Hit
  props: Omit<ReturnType<Found['getOptionProps']>, 'key'>
}) {
  return (
    <Box
      component="li"
      {...props}
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        gap: 1.5,
        px: 2,
        py: 0.875,
        minHeight: 40,
        cursor: 'pointer',
        '&.Mui-focused': { bgcolor: 'action.selected' },
      }}
    >
      <Typography component="span" noWrap sx={{ flex: '0 1 auto', minWidth: 0 }}>
        {label}
      </Typography>{' '}
      {note !== '' && (
        <Typography
          component="span"
          variant="body2"
          noWrap
          sx={{ flex: '1 1 0', minWidth: '20%', color: 'text.secondary' }}
        >
          {note}
        </Typography>
      )}
    </Box>
  )
}
