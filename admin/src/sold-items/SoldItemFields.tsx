import { isAllowedThumbnail } from '@vitrine/contracts/dictionary/thumbnail'
import { soldItemInputSchema } from '@vitrine/contracts/price-guide/managed-schemas'
import { soldItemMessages } from '@vitrine/contracts/price-guide/messages'
import { TextInput } from 'react-admin'
import { AmountInput, WholeNumberInput } from '../editing/NumberInputs.tsx'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { PictureInput } from '../feedback/PictureInput.tsx'
import { pictureHint, thumbnailRules } from '../settings.ts'
import { CategoryInput } from './CategoryInput.tsx'

const bySchema = validateBySchema(soldItemInputSchema)

/** The contract's own schema, and the rule of pictures, which needs the settings. */
export function validateSoldItem(values: Record<string, unknown>): Record<string, string> {
  const messages = bySchema(values)
  const pictures: unknown[] = Array.isArray(values['pictures']) ? values['pictures'] : []
  if (!pictures.every((url) => typeof url === 'string' && isAllowedThumbnail(url, thumbnailRules())))
    messages['pictures'] ??= soldItemMessages.pictureNotAllowed
  return messages
}

/** An empty field is no id: null, as the api stores it. */
const emptyIsNull = (value: string) => value || null
/** A field of react-admin's that is emptied says null. */
const textAlways = (value: string | null) => value ?? ''
const linesOf = (text: string | null) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const asLines = (urls: unknown) => (Array.isArray(urls) ? urls.join('\n') : '')

export function SoldItemFields() {
  return (
    <>
      <TextInput source="title" isRequired />
      <TextInput source="description" multiline minRows={4} defaultValue="" parse={textAlways} />
      <CategoryInput isRequired />
      <TextInput source="maker" defaultValue="" parse={textAlways} helperText="Empty if nobody is known" />
      <TextInput source="saleDate" label="Sale date" isRequired helperText="Like 2026-01-31" />
      <AmountInput source="price" isRequired />
      <TextInput
        source="currency"
        defaultValue="USD"
        isRequired
        helperText="A code of ISO 4217, such as USD. XXX is money without a code."
      />
      <WholeNumberInput
        source="pieces"
        label="Pieces"
        defaultValue={1}
        helperText="How many were sold together"
      />
      <TextInput
        source="source"
        isRequired
        helperText="The auction house and its sale, or whoever the record comes from"
      />
      <TextInput source="externalId" label="The source's own id" defaultValue={null} parse={emptyIsNull} />
      <PictureInput
        source="pictures"
        label="Pictures"
        multiline
        minRows={2}
        defaultValue={[]}
        format={asLines}
        parse={linesOf}
        helperText={`One URL per line. ${pictureHint()}. The first one stands on cards.`}
      />
    </>
  )
}
