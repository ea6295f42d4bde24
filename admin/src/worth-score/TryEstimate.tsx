import { Alert, Box, Button, Typography } from '@mui/material'
import { describedItemSchema } from '@vitrine/contracts/worth-score/schemas'
import { Form, TextInput } from 'react-admin'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { reasonOf } from '../providers/lost-rights.ts'
import { CategoryInput } from '../sold-items/CategoryInput.tsx'
import { EstimateResult } from './EstimateResult.tsx'
import { useEstimate } from './use-worth-score.ts'

const validate = validateBySchema(describedItemSchema)
/** A field of react-admin's that is emptied says null. */
const textAlways = (value: string | null) => value ?? ''

/** Asks for the range of a piece as members' items are asked for; nothing is kept and no lookup is used. */
export function TryEstimate() {
  const estimate = useEstimate()
  return (
    <Box component="section" sx={{ mt: 4, maxWidth: 900 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Try an estimate
      </Typography>
      <Form
        onSubmit={(values: Record<string, unknown>) => estimate.mutate(values)}
        noValidate
        validate={validate}
        mode="onBlur"
        disableInvalidFormNotification
      >
        <TextInput source="title" isRequired fullWidth />
        <TextInput source="description" multiline minRows={3} defaultValue="" parse={textAlways} fullWidth />
        <CategoryInput isRequired />
        <Button type="submit" variant="contained" disabled={estimate.isPending} sx={{ mt: 1 }}>
          {estimate.isPending ? 'Estimating…' : 'Estimate'}
        </Button>
      </Form>
      <Box aria-live="polite" sx={{ mt: 3 }}>
        {estimate.error && <Alert severity="error">{reasonOf(estimate.error)}</Alert>}
        {estimate.data && <EstimateResult tried={estimate.data} />}
      </Box>
    </Box>
  )
}
