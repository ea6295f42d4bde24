import { useQuery } from '@tanstack/react-query'
import { auctionStatuses, type AuctionStatus } from '@vitrine/contracts/auctions/schemas'
import { isHiddenCategory } from '@vitrine/contracts/taxonomy/hidden-categories'
import { AutocompleteInput, BooleanInput, SelectInput, TextInput, SelectArrayInput } from 'react-admin'
import { useController } from 'react-hook-form'
import { useConsoleData } from '../providers/dataProvider.ts'
import { linesOfLots, lotsOfLines } from './lot-lines.ts'

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

/** The top categories that a record is listed under. */
function TopCategoriesInput({ source, label }: { source: string; label: string }) {
  const data = useConsoleData()
  const { ref } = useController({ name: source, defaultValue: [] }).field
  const {
    data: nodes = [],
    isLoading,
    error,
  } = useQuery({ queryKey: ['taxonomy', 'nodes'], queryFn: () => data.listCategories() })
  const choices = nodes
    .filter(({ depth, title }) => depth === 0 && !isHiddenCategory(title))
    .map(({ id, title }) => ({ id, name: title }))
  return (
    <SelectArrayInput
      source={source}
      label={label}
      choices={choices}
      isLoading={isLoading}
      defaultValue={[]}
      isRequired
      // react-admin registers the frame of the select, which cannot take the focus of a wrong field.
      options={{ ref: (root: HTMLElement | null) => ref(root?.querySelector('[role=combobox]')) }}
      helperText={error ? 'The categories could not be loaded. Reload the page to try again.' : undefined}
    />
  )
}
