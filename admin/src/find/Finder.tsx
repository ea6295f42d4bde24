import Close from '@mui/icons-material/Close'
import { Box, IconButton, TextField, Typography, useAutocomplete, Alert, Button } from '@mui/material'
import { useMemo, useState } from 'react'
import { useCanAccessResources } from 'react-admin'
import { useNavigate } from 'react-router'
import { useNavigation } from '../layout/use-navigation.ts'
import { FoundGroups } from './FoundGroups.tsx'
import type { Hit } from './hit.ts'
import { matchingScreens } from './matching-screens.ts'
import { recordSources } from './record-sources.ts'
import { useRecords, type Failure } from './use-records.ts'

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
