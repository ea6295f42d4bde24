import { Autocomplete, Chip, TextField } from '@mui/material'
import { TAG_TEXT_COLOR } from '@vitrine/contracts/tags/palette'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { useInput } from 'react-admin'
import { problemOfField } from '../feedback/problem-of-field.ts'
import { usePicked } from './use-picked.ts'

type Tags = VaultItem['tags']

/** The tags of an item, picked from its owner's. Staff make none. */
export function TagsInput({ userId }: { userId: number }) {
  const { field, fieldState } = useInput<{ tags: Tags }>({ source: 'tags', defaultValue: [] })
  const chosen: Tags = Array.isArray(field.value) ? field.value : []
  const { options, text, words, onOpen, onClose, onType } = usePicked({
    key: ['tags', userId],
    find: async (data, title) =>
      (await data.listTagsOf(userId, title)).map((tag) => ({
        id: tag.id,
        title: tag.title,
        color: tag.color,
      })),
  })
  return (
    <Autocomplete
      multiple
      fullWidth
      options={[...options]}
      filterOptions={(found) => found}
      getOptionLabel={({ title }) => title}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={chosen}
      inputValue={text}
      onChange={(_, tags) => field.onChange(tags)}
      onInputChange={(_, typed) => onType(typed)}
      onOpen={onOpen}
      onClose={onClose}
      onBlur={field.onBlur}
      {...words}
      renderValue={(tags, propsOf) =>
        tags.map((tag, index) => {
          const { key, ...props } = propsOf({ index })
          return (
            <Chip
              key={key}
              {...props}
              size="small"
              label={tag.title}
              sx={{
                bgcolor: tag.color,
                color: TAG_TEXT_COLOR,
                '& .MuiChip-deleteIcon': { color: TAG_TEXT_COLOR },
              }}
            />
          )
        })
      }
      renderInput={(input) => (
        <TextField
          {...input}
          label="Tags"
          size="small"
          error={fieldState.invalid}
          helperText={problemOfField(fieldState.error) ?? 'Of the owner’s own tags'}
          inputRef={field.ref}
        />
      )}
    />
  )
}
