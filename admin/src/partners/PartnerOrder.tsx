import type { ManagedPartner } from '@vitrine/contracts/partners/schemas'
import { createContext, useContext, type ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { DragSaid } from '../lists/DragHandle.tsx'
import { useDragMoves, type DragMoves } from '../lists/use-drag-moves.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'

interface Order {
  moves: DragMoves
  isPending: boolean
  moveTo: (id: number, place: number) => void
}

const Context = createContext<Order | null>(null)

/** The order of partners, changed from any of their rows. One that is dropped on another takes its place. */
export function PartnerOrder({ children }: { children: ReactNode }) {
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

export function usePartnerOrder(): Order {
  const order = useContext(Context)
  if (!order) throw new Error('A partner is moved within PartnerOrder.')
  return order
}
