import { Button } from '@mui/material'
import { emailCategories, emailCategoryNames } from '@vitrine/contracts/newsletter/categories'
import type { Subscriber } from '@vitrine/contracts/newsletter/subscriber-schemas'
import { useState } from 'react'
import { downloadCSV, FunctionField, SearchInput } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { ListTools } from '../lists/ListTools.tsx'
import { choiceFilter } from '../lists/choice-filter.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable, fromTablet } from '../lists/RowTable.tsx'
import { Page } from '../layout/Page.tsx'
import { useConsoleAction } from '../providers/use-console-action.ts'
import { ImportDialog } from './ImportDialog.tsx'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  choiceFilter(
    'category',
    emailCategories.map((id) => ({ id, name: emailCategoryNames[id] })),
    'Subscribed to',
  ),
]

export default function SubscriberList() {
  return (
    <Page
      title="Subscribers"
      intro="Emails whose owners have agreed to get newsletters. Suppressed emails still get nothing. Exports are audited."
      actions={<Actions />}
    >
      {/* The export of all lists takes rows that are loaded; this one is made and audited by the api. */}
      <RowList
        filters={filters}
        actions={<ListTools hasFilters hasExport={false} />}
        sort={{ field: 'id', order: 'DESC' }}
        perPage={25}
        empty={
          <EmptyFace title="No subscribers yet">
            Readers subscribe on the site. People who have agreed elsewhere can be imported.
          </EmptyFace>
        }
      >
        <RowTable
          rowClick={false}
          empty={<EmptyFace title="No subscribers found">Try fewer letters of the email.</EmptyFace>}
        >
          <Col source="email" label="Email" />
          <Col label="Name" sx={{ ...fromTablet, overflowWrap: 'anywhere' }}>
            <FunctionField<Subscriber>
              render={({ firstName, lastName }) => `${firstName} ${lastName}`.trim()}
            />
          </Col>
          <Col label="Gets">
            <FunctionField<Subscriber> render={whatItGets} />
          </Col>
          <Col label="From" sx={fromTablet}>
            <FunctionField<Subscriber> render={({ source }) => source} />
          </Col>
          <Col source="dateCreated" label="Since" sx={fromTablet}>
            <InstantField source="dateCreated" dayOnly />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}

function whatItGets({ categories, isSuppressed }: Subscriber): string {
  if (isSuppressed) return 'Nothing (suppressed)'
  return categories.length === 0
    ? 'Nothing (unsubscribed)'
    : categories.map((category) => emailCategoryNames[category]).join(', ')
}

function Actions() {
  const [isImporting, setImporting] = useState(false)
  const exporting = useConsoleAction({
    to: () => 'export the subscribers',
    run: async (data) => {
      const { csv } = await data.exportSubscribers()
      downloadCSV(csv, 'newsletter-subscribers')
    },
    done: () => 'Exported. The export is in the audit log.',
  })
  return (
    <>
      <Button variant="outlined" loading={exporting.isPending} onClick={() => exporting.mutate()}>
        Export as CSV
      </Button>
      <Button variant="contained" onClick={() => setImporting(true)}>
        Import
      </Button>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  )
}
