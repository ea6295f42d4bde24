import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { recordKindNames, type RecordKind, type SiteRecord } from '@vitrine/contracts/texts/records'
import { useDeferredValue, useState } from 'react'
import { recordsNamed } from './records.ts'

interface RecordSearchProps {
  label: string
  /** '' for every kind. */
  kind: RecordKind | ''
  autoFocus?: boolean
  onChoose: (record: SiteRecord) => void
}

/** Finds a record of the site by a part of its title. */
export function RecordSearch({ label, kind, autoFocus = false, onChoose }: RecordSearchProps) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const {
    data = [],
    isFetching,
    isError,
  } = useQuery({
    queryKey: ['site-records', kind, query],
    queryFn: () => recordsNamed(query, kind),
    enabled: query.length > 1,
    placeholderData: (before) => before,
  })
  return (
    <Autocomplete
      size="small"
      value={null}
      inputValue={typed}
      onInputChange={(_, value, reason) => reason !== 'reset' && setTyped(value)}
      options={query.length > 1 ? data : []}
      filterOptions={(options) => options}
      getOptionKey={({ kind: of, id, path }) => `${of} ${id} ${path}`}
      getOptionLabel={({ title }) => title}
      loading={isFetching}
      noOptionsText={
        isError
          ? 'The records could not be loaded. Keep typing to try again.'
          : query.length > 1
            ? 'Nothing on the site has this in its title.'
            : 'Type two letters of a title.'
      }
      onChange={(_, record) => {
        if (!record) return
        setTyped('')
        onChoose(record)
      }}
      renderOption={(props, { title, note, kind: of }) => (
        <Box component="li" {...props} key={props.id}>
          <Box sx={{ minWidth: 0 }}>
            {title}
            <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
              {[recordKindNames[of], note].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={label} autoFocus={autoFocus} />}
    />
  )
}
