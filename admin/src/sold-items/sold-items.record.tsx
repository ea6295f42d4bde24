import { soldItemInputSchema, type ManagedSoldItem } from '@vitrine/contracts/price-guide/managed-schemas'
import { priceBasisLabels } from '@vitrine/contracts/price-guide/price-basis'
import { soldItemMessages } from '@vitrine/contracts/price-guide/messages'
import { BooleanInput, SelectInput, TextInput } from 'react-admin'
import { AmountInput, WholeNumberInput } from '../editing/NumberInputs.tsx'
import { calendarDay, money } from '../feedback/amounts.ts'
import { PictureInput } from '../feedback/PictureInput.tsx'
import { CategoryInput } from '../records/CategoryInput.tsx'
import { alwaysText, textOrNull, urlLines } from '../editing/field-values.ts'
import type { RecordDefinition } from '../records/record-definition.ts'
import { SiteLink } from '../records/SiteLink.tsx'
import { validateRecord } from '../records/validate-record.ts'
import { pictureHint } from '../settings.ts'

const priceBasisChoices = Object.entries(priceBasisLabels).map(([id, name]) => ({ id, name }))

export const record: RecordDefinition<ManagedSoldItem> = {
  list: {
    intro: 'What the price guide is made of. Only members see prices, as their membership allows.',
    sort: { field: 'saleDate', order: 'DESC' },
    searchHint: 'Beginning of a title, or an id',
    filters: [
      <CategoryInput key="categoryId" />,
      <TextInput key="source" source="source" label="Source" />,
      <TextInput key="currency" source="currency" label="Currency" />,
      <BooleanInput key="isSample" source="isSample" label="Sample data" />,
    ],
    columns: [
      { source: 'title', isName: true },
      { source: 'category', disableSort: true, fromTablet: true },
      {
        source: 'saleDate',
        label: 'Sale date',
        fromTablet: true,
        noWrap: true,
        show: ({ saleDate }) => calendarDay(saleDate),
      },
      {
        source: 'price',
        noWrap: true,
        show: ({ price, currency, priceBasis }) =>
          `${money(price, currency)}${priceBasis && ` ${priceBasisLabels[priceBasis]}`}`,
      },
      { source: 'source', disableSort: true, fromTablet: true },
      {
        label: 'Page',
        fromTablet: true,
        show: ({ id, pageURI, isSample }) => (
          <SiteLink href={pageURI}>{isSample ? `${id} (sample)` : id}</SiteLink>
        ),
      },
    ],
    empty: { text: 'Create the first one, or import a file.' },
    noneFound: { text: 'Try fewer letters of the title, or fewer filters.' },
  },
  validate: validateRecord(soldItemInputSchema, {
    pictures: { pictures: soldItemMessages.pictureNotAllowed },
  }),
  fields: <SoldItemFields />,
  create: { intro: 'To add many at once, run: npm run import -- sold-items FILE.' },
  remove: { consequence: 'Its page is removed immediately, and links to it stop working.' },
}

function SoldItemFields() {
  return (
    <>
      <TextInput source="title" isRequired />
      <TextInput source="description" multiline minRows={4} {...alwaysText} />
      <CategoryInput isRequired />
      <TextInput source="maker" {...alwaysText} helperText="Empty if nobody is known" />
      <TextInput source="saleDate" label="Sale date" isRequired helperText="Like 2026-01-31" />
      <AmountInput source="price" isRequired />
      <TextInput
        source="currency"
        defaultValue="USD"
        isRequired
        helperText="A code of ISO 4217, such as USD. XXX is money without a code."
      />
      <SelectInput
        source="priceBasis"
        label="Price basis"
        choices={priceBasisChoices}
        emptyText="Not stated"
        {...alwaysText}
        helperText="What the source says that the price is"
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
      <TextInput source="externalId" label="The source’s own id" {...textOrNull} />
      <PictureInput
        source="pictures"
        label="Pictures"
        {...urlLines}
        helperText={`One URL per line. ${pictureHint()}. The first one stands on cards.`}
      />
    </>
  )
}
