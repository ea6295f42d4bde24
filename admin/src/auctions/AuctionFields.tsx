import { auctionStatuses, type AuctionStatus } from '@vitrine/contracts/auctions/schemas'
import { AutocompleteInput, BooleanInput, SelectInput, TextInput } from 'react-admin'
import { linesOfLots, lotsOfLines } from './lot-lines.ts'
import { TopCategoriesInput } from './TopCategoriesInput.tsx'

const statusLabels: Record<AuctionStatus, string> = {
  draft: 'Draft: only staff see it',
  published: 'Published',
  canceled: 'Canceled: it stays on the site and says so',
}
const statusChoices = auctionStatuses.map((id) => ({ id, name: statusLabels[id] }))

const zoneChoices = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map(
  (zone) => ({ id: zone, name: zone.replaceAll('_', ' ') }),
)

/** The browser shows the form of a date in an empty field: the label stands above it. */
const SHRUNK = { inputLabel: { shrink: true } }

/** An empty field is no link: null, as the api stores it. */
const emptyIsNull = (value: string) => value || null

export function AuctionFields() {
  return (
    <>
      <TextInput source="title" isRequired />
      <TextInput source="house" label="Auction house" isRequired />
      <TextInput source="place" isRequired helperText="City and country, or Online" />
      <AutocompleteInput
        source="timeZone"
        label="Time zone"
        choices={zoneChoices}
        isRequired
        helperText="Where the auction takes place. Both times below are in its local time."
      />
      <TextInput source="starts" type="datetime-local" isRequired slotProps={SHRUNK} />
      <TextInput source="ends" type="datetime-local" isRequired slotProps={SHRUNK} />
      <TopCategoriesInput source="categoryIds" label="Categories" />
      <TextInput
        source="link"
        label="Page at the auction house"
        type="url"
        defaultValue={null}
        parse={emptyIsNull}
      />
      <TextInput
        source="description"
        multiline
        minRows={4}
        defaultValue=""
        helperText="Leave an empty line between paragraphs"
      />
      <TextInput
        source="lots"
        multiline
        minRows={4}
        defaultValue={[]}
        format={linesOfLots}
        parse={lotsOfLines}
        helperText="One lot per line: number | title | estimate. You can paste cells from a table."
      />
      <SelectInput source="status" choices={statusChoices} defaultValue="draft" isRequired />
      <BooleanInput
        source="isSample"
        label="Sample data: the page says that this auction is made up"
        defaultValue={false}
      />
    </>
  )
}
