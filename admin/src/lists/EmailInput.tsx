import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { MemberRow } from '@vitrine/contracts/members/schemas'
import { useDeferredValue } from 'react'
import { useDataProvider, useInput, type InputProps } from 'react-admin'

const SUGGESTED = 8
/** Fewer letters fit too many members to be of help. */
const LETTERS_MIN = 2

/** An email, or its beginning, with those of members that begin so. Any other text may be typed as well. */
export function EmailInput({ source, label, isRequired }: Pick<InputProps, 'source'> & { label: string; isRequired?: boolean; alwaysOn?: boolean }) {
  const { field, fieldState } = useInput({ source, defaultValue: '' })
  const text = typeof field.value === 'string' ? field.value : ''
  const suggestions = useEmails(text)
  return (
    <Autocomplete
      freeSolo
      options={suggestions}
      filterOptions={(options) => options}
      inputValue={text}
      value={text}
      onInputChange={(_, typed) => field.onChange(typed)}
      onBlur={field.onBlur}
      sx={{ minWidth: 240 }}
      renderInput={(input) => <TextField {...input} label={label} required={isRequired ?? false} size="small" error={fieldState.invalid} helperText={fieldState.error?.message ?? ' '} inputRef={field.ref} />}
    />
  )
}

function useEmails(text: string): string[] {
  const data = useDataProvider()
  const begins = useDeferredValue(text.trim())
  const { data: members = [] } = useQuery({
    queryKey: ['members', 'emails', begins],
    enabled: begins.length >= LETTERS_MIN,
    queryFn: async () => (await data.getList<MemberRow>('members', { filter: { emailStartsWith: begins }, sort: { field: 'email', order: 'ASC' }, pagination: { page: 1, perPage: SUGGESTED } })).data,
  })
  return begins.length >= LETTERS_MIN ? members.map(({ email }) => email).filter((email) => email !== begins) : []
}
