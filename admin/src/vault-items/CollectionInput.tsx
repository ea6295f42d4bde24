import { Box, Button, FormHelperText, Typography } from '@mui/material'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { useInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { problemOfField } from '../feedback/problem-of-field.ts'

/** The collection that the item is in. Staff take it out, and put it into none: so they make nothing public. */
export function CollectionInput() {
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
