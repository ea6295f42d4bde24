import { recordFields } from '@vitrine/contracts/vault-records/record-fields'
import { type Ownership } from '@vitrine/contracts/vault-items/ownership'
import { AmountInput } from '../../../shared/forms/NumberInput.tsx'
import { DraftNumber } from '../wizard/fields/DraftFields.tsx'
import { CurrencyField } from './CurrencyField.tsx'
import { fitsOwnership, ownershipIn, ownershipParts, type OwnershipField } from './ownership-draft.ts'
import { PlainInput, type RecordFieldsProps } from './PlainInput.tsx'
import { SelectField } from './SelectField.tsx'

const fieldNamed = <Name extends string>(name: Name) =>
  recordFields.find(
    (field): field is Extract<(typeof recordFields)[number], { name: Name }> => field.name === name,
  )!

/**
 * Who has the piece, and what makes sense of that. A price in US dollars of a sold piece is the item's sold
 * price: there is one field for both.
 */
export function OwnershipFields({ form, record, draft }: RecordFieldsProps) {
  const { soldPrice } = form.draft
  const ownership = ownershipIn(draft, soldPrice)
  const labels = ownershipParts[ownership as Ownership]
  const isShown = (name: OwnershipField) => fitsOwnership(name, ownership, record.stored)
  const isSold = ownership === 'sold'
  const isDocumented = isSold && (draft.ownershipCurrency || 'USD') === 'USD'
  const choose = (chosen: string) => {
    record.set({ ownership: chosen })
    if (chosen !== 'sold') form.set({ soldPrice: '' })
  }
  const chooseCurrency = (currency: string) => {
    if (!isSold) return record.set({ ownershipCurrency: currency })
    const price = isDocumented ? soldPrice : draft.ownershipPrice
    const isDollars = currency === 'USD'
    form.set({ soldPrice: isDollars ? price : '' })
    record.set({
      ownership: 'sold',
      ownershipCurrency: isDollars ? '' : currency,
      ownershipPrice: isDollars ? '' : price,
    })
  }
  const { label, choices } = fieldNamed('ownership')
  return (
    <div className="grid items-start gap-5 phone:grid-cols-2">
      <SelectField
        form={record}
        name="ownership"
        label={label}
        value={ownership}
        choices={choices}
        onText={choose}
      />
      {isShown('ownershipPerson') && (
        <PlainInput
          record={record}
          draft={draft}
          field={fieldNamed('ownershipPerson')}
          {...(labels?.person !== undefined && { label: labels.person })}
        />
      )}
      {isShown('ownershipDay') && (
        <PlainInput
          record={record}
          draft={draft}
          field={fieldNamed('ownershipDay')}
          {...(labels && { label: labels.day })}
        />
      )}
      {isShown('ownershipUntil') && (
        <PlainInput
          record={record}
          draft={draft}
          field={fieldNamed('ownershipUntil')}
          {...(labels?.until !== undefined && { label: labels.until })}
        />
      )}
      {isShown('ownershipPrice') && (
        <div className="grid grid-cols-[1fr_8rem] items-start gap-x-3">
          <DraftNumber
            form={isDocumented ? form : record}
            name={isDocumented ? 'soldPrice' : 'ownershipPrice'}
            label={labels?.price ?? 'Price'}
            {...(isSold && {
              hint: isDocumented
                ? 'The sold price of the item above follows.'
                : 'The sold price of the item above is in US dollars, and stays empty.',
            })}
            control={(named) => (
              <AmountInput
                {...named}
                className="field"
                value={isDocumented ? soldPrice : draft.ownershipPrice}
                onText={(text) =>
                  isDocumented ? form.set({ soldPrice: text }) : record.set({ ownershipPrice: text })
                }
              />
            )}
          />
          <CurrencyField
            form={record}
            name="ownershipCurrency"
            value={isDocumented ? 'USD' : draft.ownershipCurrency || 'USD'}
            onText={chooseCurrency}
          />
        </div>
      )}
      {isShown('ownershipNote') && (
        <PlainInput record={record} draft={draft} field={fieldNamed('ownershipNote')} />
      )}
    </div>
  )
}
