import { Autocomplete, Box, Button, Chip, FormHelperText, TextField, Typography } from '@mui/material'
import { TAG_TEXT_COLOR } from '@vitrine/contracts/tags/tags'
import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { itemSignificances, suggestedSpecifics } from '@vitrine/contracts/vault-items/item-fields'
import { ArrayInput, CheckboxGroupInput, SimpleFormIterator, TextInput, useInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { textAlways, rowText, iteratorRows } from '../editing/field-values.ts'
import { WholeNumberInput } from '../editing/NumberInputs.tsx'
import { problemOfField } from '../feedback/validate-by-schema.ts'
import type { ConsoleItem } from '../providers/vault-items.ts'
import { usePicked } from './AttributeInput.tsx'
import { PhotosInput } from './PhotosInput.tsx'
import { VaultCategoryInput } from './VaultCategoryInput.tsx'

const idsOf = (picked: unknown) => (Array.isArray(picked) ? picked.map(({ id }: { id: number }) => id) : [])
const significancesOf = (ids: readonly number[]) =>
  itemSignificances.filter(({ id }) => ids.includes(id)).map(({ id, description }) => ({ id, description }))

export function VaultItemFields({ item }: { item: ConsoleItem }) {
  return (
    <>
      <PhotosInput />
      <ItemVideo videos={item.videos} />
      <TextInput
        source="title"
        isRequired
        parse={textAlways}
        helperText={`At most ${limits.titleMax} characters`}
      />
      <TextInput
        source="subtitle"
        parse={textAlways}
        helperText={`At most ${limits.subtitleMax} characters`}
      />
      <TextInput source="description" isRequired multiline minRows={4} parse={textAlways} />
      <VaultCategoryInput isRequired />
      <TagsInput userId={item.userId} />
      <CollectionInput />
      <WholeNumberInput source="numberOfYearsInFamily" label="Years in the family" />
      <CheckboxGroupInput
        source="itemSignificances"
        label="Significance"
        choices={[...itemSignificances]}
        optionText="label"
        format={idsOf}
        parse={significancesOf}
      />
      <SpecificsInput />
    </>
  )
}

/** The video of an item, to be looked at: members alone change it. */
function ItemVideo({ videos }: Pick<ConsoleItem, 'videos'>) {
  return videos.map(({ url, thumbnailUrl }) => (
    <Box
      key={url}
      component="video"
      aria-label="Video of the item"
      controls
      preload="none"
      src={url}
      {...(thumbnailUrl && { poster: thumbnailUrl })}
      sx={{ display: 'block', mb: 3, width: '100%', maxWidth: 360 }}
    />
  ))
}

/** The collection that the item is in. Staff take it out, and put it into none: so they make nothing public. */
function CollectionInput() {
  const { field, fieldState } = useInput<{ itemCollections: VaultItem['itemCollections'] }>({
    source: 'itemCollections',
    defaultValue: [],
  })
  const { resetField } = useFormContext()
  const collection = Array.isArray(field.value) ? field.value[0] : undefined
  return (
    <Box role="group" aria-label="Collection" sx={{ mb: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Collection
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {collection?.title ?? 'In no collection'}
        </Typography>
        {collection && (
          <Button size="small" onClick={() => field.onChange([])}>
            Take out
          </Button>
        )}
        {!collection && fieldState.isDirty && (
          <Button size="small" onClick={() => resetField('itemCollections')}>
            Leave it in
          </Button>
        )}
      </Box>
      {fieldState.error && <FormHelperText error>{problemOfField(fieldState.error)}</FormHelperText>}
    </Box>
  )
}

function SpecificsInput() {
  const values: unknown = useWatch({ name: 'itemSpecifics' })
  const isFull = Array.isArray(values) && values.length >= limits.specificsMax
  return (
    <ArrayInput
      source="itemSpecifics"
      label="Item specifics"
      helperText={`Such as ${suggestedSpecifics.join(', ')}`}
    >
      <SimpleFormIterator inline fullWidth disableClear disableAdd={isFull} sx={iteratorRows}>
        <TextInput source="displayName" label="Name" {...rowText} />
        <TextInput source="value" label="Value" {...rowText} />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

type Tags = VaultItem['tags']

/** The tags of an item, picked from its owner's. Staff make none. */
function TagsInput({ userId }: { userId: number }) {
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
