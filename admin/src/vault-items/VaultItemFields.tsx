import { Autocomplete, Box, Button, Chip, FormHelperText, TextField, Typography } from '@mui/material'
import { TAG_TEXT_COLOR } from '@vitrine/contracts/tags/tags'
import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import type { ManagedVaultItem, VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { itemSignificances, suggestedSpecifics } from '@vitrine/contracts/vault-items/item-fields'
import { ArrayInput, CheckboxGroupInput, SimpleFormIterator, TextInput, useInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { emptyIsNull, textAlways, rowText, iteratorRows } from '../editing/field-values.ts'
import { AmountInput, WholeNumberInput } from '../editing/NumberInputs.tsx'
import { problemOfField } from '../feedback/validate-by-schema.ts'
import { AttributeInput, usePicked } from './AttributeInput.tsx'
import { PhotosInput } from './PhotosInput.tsx'
import { VaultCategoryInput } from './VaultCategoryInput.tsx'

// A browser shows the form of a date in the empty field: the label would lie over it.
const SHRUNK = { inputLabel: { shrink: true } }

const idsOf = (picked: unknown) => (Array.isArray(picked) ? picked.map(({ id }: { id: number }) => id) : [])
const significancesOf = (ids: readonly number[]) =>
  itemSignificances.filter(({ id }) => ids.includes(id)).map(({ id, description }) => ({ id, description }))

export function VaultItemFields({ item }: { item: ManagedVaultItem }) {
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
      <TextInput
        source="purchaseDate"
        label="Date acquired"
        type="date"
        parse={emptyIsNull}
        slotProps={SHRUNK}
      />
      <AmountInput source="purchasePrice" label="Purchase price, in US dollars" />
      <AmountInput source="soldPrice" label="Sold price, in US dollars" />
      <WholeNumberInput source="numberOfYearsInFamily" label="Years in the family" />
      <CheckboxGroupInput
        source="itemSignificances"
        label="Significance"
        choices={[...itemSignificances]}
        optionText="label"
        format={idsOf}
        parse={significancesOf}
      />
      <AttributeInput
        answer="isInsured"
        question="Insured"
        source="insurance"
        label="Insurance company"
        type="INSURANCE"
        userId={item.userId}
      />
      <AttributeInput
        answer="isStored"
        question="Stored"
        source="storageLocation"
        label="Storage location"
        type="STORAGE_LOCATION"
        userId={item.userId}
      />
      <SpecificsInput />
    </>
  )
}

/** The video of an item, to be looked at: members alone change it. */
function ItemVideo({ videos }: Pick<ManagedVaultItem, 'videos'>) {
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
