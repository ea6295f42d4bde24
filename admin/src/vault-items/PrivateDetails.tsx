import { Box, Button, Typography } from '@mui/material'
import { viewLimits as limits } from '@vitrine/contracts/vault-items/item-views'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import { emptyIsNull } from '../editing/field-values.ts'
import { AmountInput } from '../editing/NumberInputs.tsx'
import { ReasonDialog } from '../feedback/ReasonDialog.tsx'
import { useConsoleAction } from '../providers/use-console-action.ts'
import type { ConsoleItem } from '../providers/vault-items.ts'
import { AttributeInput } from './AttributeInput.tsx'
import { RecordDetails } from './RecordDetails.tsx'

// A browser shows the form of a date in the empty field: the label would lie over it.
const SHRUNK = { inputLabel: { shrink: true } }

interface PrivateDetailsProps {
  /** As the form has it. */
  item: ConsoleItem
  onOpen: (details: Partial<ConsoleItem>) => void
}

/** What staff see of an item for a reason alone. Before they give one, the form does not have it. */
export function PrivateDetails({ item, onOpen }: PrivateDetailsProps) {
  return (
    <Box component="section" aria-label="Private details" sx={{ mt: 2, width: '100%' }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        Private details
      </Typography>
      {'purchasePrice' in item ? (
        <>
          <PrivateFields userId={item.userId} />
          <RecordDetails id={item.id} />
        </>
      ) : (
        <OpenPrivateDetails id={item.id} onOpen={onOpen} />
      )}
    </Box>
  )
}

function OpenPrivateDetails({ id, onOpen }: { id: number; onOpen: (details: Partial<ConsoleItem>) => void }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useConsoleAction<string, Partial<ConsoleItem>>({
    run: (data, reason) => data.openPrivateDetails(id, reason),
    to: () => 'show the private details of this item',
  })
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Prices, date acquired, insurer, storage location and the owner’s record are hidden. They stay as they
        are when you save.
      </Typography>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
        Show private details
      </Button>
      <ReasonDialog
        open={isAsking}
        title="Show private details?"
        confirm="Show"
        label="Reason (the owner reads it)"
        minLength={limits.reasonMin}
        maxLength={limits.reasonMax}
        pending={isPending}
        onConfirm={(reason) =>
          mutate(reason, {
            onSuccess: (details) => {
              setAsking(false)
              onOpen(details)
            },
          })
        }
        onCancel={() => setAsking(false)}
      >
        The item’s page tells its owner when Vitrine staff opened these details, and your reason. It does not
        give your name.
      </ReasonDialog>
    </>
  )
}

function PrivateFields({ userId }: { userId: number }) {
  return (
    <>
      <TextInput
        source="purchaseDate"
        label="Date acquired"
        type="date"
        parse={emptyIsNull}
        slotProps={SHRUNK}
      />
      <AmountInput source="purchasePrice" label="Purchase price, in US dollars" />
      <AmountInput source="soldPrice" label="Sold price, in US dollars" />
      <AttributeInput
        answer="isInsured"
        question="Insured"
        source="insurance"
        label="Insurance company"
        type="INSURANCE"
        userId={userId}
      />
      <AttributeInput
        answer="isStored"
        question="Stored"
        source="storageLocation"
        label="Storage location"
        type="STORAGE_LOCATION"
        userId={userId}
      />
    </>
  )
}
