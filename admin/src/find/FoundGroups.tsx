import { Box, Typography } from '@mui/material'
import type { AutocompleteGroupedOption, UseAutocompleteReturnValue } from '@mui/material/useAutocomplete'
import type { Hit } from './hit.ts'

type Found = UseAutocompleteReturnValue<Hit, false, false, false, true>

interface FoundGroupsProps {
  groups: readonly AutocompleteGroupedOption<Hit>[]
  listboxProps: ReturnType<Found['getListboxProps']>
  optionProps: Found['getOptionProps']
}

/** What was found, under a heading for each kind. The highlighted row is the one that Enter opens. */
export function FoundGroups({ groups, listboxProps, optionProps }: FoundGroupsProps) {
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
