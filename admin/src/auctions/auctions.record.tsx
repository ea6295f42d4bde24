import { useQuery } from '@tanstack/react-query'
import { auctionsMessages } from '@vitrine/contracts/auctions/messages'
import {
  auctionInputSchema,
  auctionStatuses,
  type AuctionStatus,
  type ManagedAuction,
} from '@vitrine/contracts/auctions/schemas'
import { isHiddenCategory } from '@vitrine/contracts/taxonomy/hidden-categories'
import { AutocompleteInput, BooleanInput, SelectArrayInput, SelectInput, TextInput } from 'react-admin'
import { useController } from 'react-hook-form'
import { PictureInput } from '../feedback/PictureInput.tsx'
import { localTime } from '../feedback/amounts.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { textOrNull } from '../editing/field-values.ts'
import { pictureHint } from '../settings.ts'
import type { RecordDefinition } from '../records/record-definition.ts'
import { validateRecord } from '../records/validate-record.ts'

const statusNames: Record<AuctionStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  canceled: 'Canceled',
}
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

export const validateAuction = validateRecord(auctionInputSchema, {
  pictures: { picture: auctionsMessages.pictureNotAllowed },
  lines: { lots: 'Lot', categoryIds: '' },
})

export const record: RecordDefinition<ManagedAuction> = {
  list: {
    intro: 'The calendar on /upcomingauctions. Times are in the local time of each auction.',
    sort: { field: 'starts_at', order: 'DESC' },
    columns: [
      { source: 'title', isName: true },
      { source: 'starts_at', label: 'Starts', show: ({ starts }) => localTime(starts) },
      { source: 'house', label: 'Auction house', fromTablet: true },
      { source: 'place', fromTablet: true },
      { source: 'status', fromTablet: true, show: ({ status }) => statusNames[status] },
    ],
    empty: { text: 'Create the first one.' },
    noneFound: { text: 'Try fewer letters of the title or the auction house.' },
  },
  validate: validateAuction,
  fields: <AuctionFields />,
  remove: {
    consequence:
      'Its page is removed immediately, and links to it stop working. To keep the page, set the status to Canceled instead.',
  },
}

function AuctionFields() {
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
      <TextInput source="link" label="Page at the auction house" type="url" {...textOrNull} />
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
      <PictureInput source="picture" helperText={`${pictureHint()}. Empty if there is no picture`} />
      <SelectInput source="status" choices={statusChoices} defaultValue="draft" isRequired />
      <BooleanInput source="isSample" label="Sample data" defaultValue={false} />
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

/** A lot while somebody writes it: what stands after a bar that is not there yet is missing. */
export interface WrittenLot {
  number: string
  title?: string
  estimate?: string
}

/**
 * One lot a line: '12 | A pair of candlesticks | USD 200–300', or cells pasted from a table. What is typed
 * comes back as it is, spaces too.
 */
export function lotsOfLines(text: string): WrittenLot[] {
  if (text === '') return []
  return text.split('\n').map((line) => {
    const [number = '', title, ...estimate] = line.split(/[|\t]/)
    return {
      number,
      ...(title !== undefined && { title }),
      ...(estimate.length > 0 && { estimate: estimate.join('|') }),
    }
  })
}

export function linesOfLots(lots: unknown): string {
  if (!Array.isArray(lots)) return ''
  return lots
    .map((lot: WrittenLot) =>
      [lot.number, lot.title, lot.estimate].filter((part) => part !== undefined).join('|'),
    )
    .join('\n')
}
