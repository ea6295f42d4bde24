import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined'
import { Link, Box, IconButton } from '@mui/material'
import { sourcePageUri } from '@vitrine/contracts/partners/source-page-uri'
import type { ManagedPartner } from '@vitrine/contracts/partners/schemas'
import { createContext, useContext, type ReactNode } from 'react'
import {
  CreateButton,
  FunctionField,
  SearchInput,
  UrlField,
  useListContext,
  useRecordContext,
} from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { Page } from '../layout/Page.tsx'
import { DragHandle, dropMark, DragSaid } from '../lists/DragHandle.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable } from '../lists/RowTable.tsx'
import { useDragMoves, type DragMoves } from '../lists/use-drag-moves.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'
import { PartnerMark } from './PartnerMark.tsx'

const Context = createContext<Order | null>(null)

/** A phone has room for the tile, the name and the order. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const filters = [<SearchInput key="q" source="q" alwaysOn />]

export default function PartnerList() {
  return (
    <Page
      title="Partners"
      intro="The companies on /data-partners, in this order. The footer shows eight of them at random on each page."
      actions={<CreateButton label="New partner" variant="contained" />}
    >
      <RowList
        filters={filters}
        sort={{ field: 'place', order: 'ASC' }}
        perPage={100}
        empty={
          <EmptyFace title="No partners yet">
            Pages without partners have no partner strip. Create the first one.
          </EmptyFace>
        }
      >
        <PartnerOrder>
          <RowTable
            rowClick="edit"
            empty={<EmptyFace title="No partners found">Try fewer letters of the name.</EmptyFace>}
          >
            <Col source="place" label="Order">
              <MovePartner />
            </Col>
            <Col label="Tile">
              <FunctionField<ManagedPartner> render={(partner) => <PartnerMark {...partner} width={84} />} />
            </Col>
            <Col source="source" label="Name">
              <RowLink<ManagedPartner>>{({ source }) => source}</RowLink>
            </Col>
            <Col source="sourceUrl" label="Page" sx={fromTablet}>
              <FunctionField<ManagedPartner>
                render={({ sourceUrl }) => (
                  <Link
                    href={sourcePageUri(sourceUrl)}
                    target="_blank"
                    rel="noopener"
                    onClick={(event) => event.stopPropagation()}
                  >
                    {sourceUrl}
                  </Link>
                )}
              />
            </Col>
            <Col source="website" disableSort sx={fromTablet}>
              <UrlField source="website" target="_blank" rel="noopener" />
            </Col>
          </RowTable>
        </PartnerOrder>
      </RowList>
    </Page>
  )
}

/** Dragged to any place, or moved one place up or down. */
function MovePartner() {
  const partner = useRecordContext<ManagedPartner>()
  const { total = 0 } = useListContext()
  const { moves, isPending, moveTo } = usePartnerOrder()
  if (!partner) return null
  const { id, place, source } = partner
  return (
    <Box
      data-drop-id={id}
      data-drop-name={`place ${place}, ${source}`}
      sx={{ display: 'flex', alignItems: 'center', ...dropMark(moves, id) }}
      onClick={(event) => event.stopPropagation()}
    >
      <DragHandle id={id} name={source} moves={moves} />
      <Box component="span" sx={{ minWidth: '2ch', mr: 1, whiteSpace: 'nowrap' }}>
        {place}
      </Box>
      <IconButton
        size="small"
        aria-label={`Move ${source} up`}
        disabled={isPending || place <= 1}
        onClick={() => moveTo(id, place - 1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`Move ${source} down`}
        disabled={isPending || place >= total}
        onClick={() => moveTo(id, place + 1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </Box>
  )
}

interface Order {
  moves: DragMoves
  isPending: boolean
  moveTo: (id: number, place: number) => void
}

/** The order of partners, changed from any of their rows. One that is dropped on another takes its place. */
function PartnerOrder({ children }: { children: ReactNode }) {
  const { data = [] } = useListContext<ManagedPartner>()
  const { mutate, isPending } = useConsoleAction({
    run: (calls, { id, place }: { id: number; place: number }) => calls.movePartner(id, place),
    to: ({ id }) => `move ${data.find((partner) => partner.id === id)?.source ?? 'the partner'}`,
    changes: ['partners'],
  })
  const moves = useDragMoves((id, target) => {
    const place = data.find((partner) => partner.id === target)?.place
    if (place !== undefined && !isPending) mutate({ id, place })
  })
  return (
    <Context value={{ moves, isPending, moveTo: (id, place) => mutate({ id, place }) }}>
      {children}
      <DragSaid moves={moves} />
    </Context>
  )
}

function usePartnerOrder(): Order {
  const order = useContext(Context)
  if (!order) throw new Error('A partner is moved within PartnerOrder.')
  return order
}
