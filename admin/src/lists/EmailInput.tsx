import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { MemberRow } from '@vitrine/contracts/members/schemas'
import { useDeferredValue } from 'react'
import { useDataProvider, useInput, type InputProps } from 'react-admin'
import { problemOfField } from '../feedback/validate-by-schema.ts'
import { useConsoleData } from '../providers/dataProvider.ts'

const SUGGESTED = 8
/** Fewer letters begin too many emails to be of help. */
const LETTERS_MIN = { beginning: 2, holding: 1 } as const

type Suggestions = keyof typeof LETTERS_MIN

interface EmailInputProps extends Pick<InputProps, 'source'> {
  label: string
  /** Members' emails that begin with what is typed, or that hold it anywhere. */
  suggestions?: Suggestions
  isRequired?: boolean
  alwaysOn?: boolean
}

/** An email, or a part of it, with those of members that fit. Any other text may be typed as well. */
export function EmailInput({
  source,
  label,
  suggestions: fitting = 'beginning',
  isRequired,
}: EmailInputProps) {
  const { field, fieldState } = useInput({ source, defaultValue: '' })
  const text = typeof field.value === 'string' ? field.value : ''
  const suggestions = useEmails(text, fitting)
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
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          required={isRequired ?? false}
          size="small"
          error={fieldState.invalid}
          helperText={problemOfField(fieldState.error) ?? ' '}
          inputRef={field.ref}
        />
      )}
    />
  )
}

function useEmails(text: string, fitting: Suggestions): string[] {
  const data = useDataProvider()
  const { suggestMemberEmails } = useConsoleData()
  const typed = useDeferredValue(text.trim())
  const find = {
    beginning: async () =>
      (
        await data.getList<MemberRow>('members', {
          filter: { emailStartsWith: typed },
          sort: { field: 'email', order: 'ASC' },
          pagination: { page: 1, perPage: SUGGESTED },
        })
      ).data.map(({ email }) => email),
    holding: () => suggestMemberEmails(typed),
  }
  const isEnough = typed.length >= LETTERS_MIN[fitting]
  const { data: emails = [] } = useQuery({
    queryKey: ['members', 'emails', fitting, typed],
    enabled: isEnough,
    queryFn: find[fitting],
  })
  return isEnough ? emails.filter((email) => email !== typed) : []
}
