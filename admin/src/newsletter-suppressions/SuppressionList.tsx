import { Button } from '@mui/material'
import type { Suppression } from '@vitrine/contracts/newsletter/admin-schemas'
import { useState } from 'react'
import {
  CreateButton,
  FunctionField,
  SearchInput,
  useDelete,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { useFailureNotice } from '../feedback/RefusedActions.tsx'
import { Page } from '../layout/Page.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable, fromTablet } from '../lists/RowTable.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

const reasons: Record<Suppression['reason'], string> = {
  bounce: 'Bounced',
  complaint: 'Complained',
  staff: 'By staff',
}

export default function SuppressionList() {
  return (
    <Page
      title="Suppressed emails"
      intro="They get no newsletters, whatever they subscribed to. Permanent bounces and complaints are added automatically."
      actions={<CreateButton label="Suppress an email" variant="contained" />}
    >
      <RowList
        filters={filters}
        sort={{ field: 'id', order: 'DESC' }}
        perPage={25}
        empty={<EmptyFace title="No suppressed emails">Every subscriber gets newsletters.</EmptyFace>}
      >
        <RowTable
          rowClick={false}
          empty={<EmptyFace title="No emails found">Try fewer letters of the email.</EmptyFace>}
        >
          <Col source="email" label="Email" />
          <Col source="reason" label="Reason">
            <FunctionField<Suppression> render={({ reason }) => reasons[reason]} />
          </Col>
          <Col source="note" disableSort sx={fromTablet} />
          <Col source="dateCreated" label="Since" sx={fromTablet}>
            <InstantField source="dateCreated" dayOnly />
          </Col>
          <Col label="" disableSort>
            <LiftSuppression />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}

const consequences: Record<Suppression['reason'], string> = {
  bounce:
    'Our last email to it bounced, and it was unsubscribed. It gets newsletters again after its owner subscribes again.',
  complaint:
    'Its owner reported our email as spam, and it was unsubscribed. It gets newsletters again after its owner subscribes again.',
  staff: 'It gets its subscribed newsletters again.',
}

function LiftSuppression() {
  const suppression = useRecordContext<Suppression>()
  const [asking, setAsking] = useState(false)
  const [lift, { isPending }] = useDelete<Suppression>()
  const notify = useNotify()
  const tellFailure = useFailureNotice()
  const refresh = useRefresh()
  if (!suppression) return null
  const confirm = () =>
    void lift(
      'newsletter-suppressions',
      { id: suppression.id, previousData: suppression },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('Newsletters allowed again.', { type: 'success' }),
        onError: (error) => tellFailure(error, `allow newsletters to ${suppression.email} again`),
        onSettled: () => {
          setAsking(false)
          refresh()
        },
      },
    )
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        onClick={() => setAsking(true)}
        aria-label={`Allow newsletters again to ${suppression.email}`}
      >
        Allow newsletters again
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Allow newsletters to ${suppression.email} again?`}
        confirm="Allow newsletters again"
        pending={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        {consequences[suppression.reason]}
      </ConfirmDialog>
    </>
  )
}
