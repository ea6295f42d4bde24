import { collectionStatusLabels } from '@vitrine/contracts/collections/collections'
import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import type { ReadCollection } from '@vitrine/contracts/collections/schemas'
import { useId } from 'react'
import { useStatusSwitch } from './use-status-switch.ts'

/** Public or private, at a press; what everybody can see stands beside it while it is public. */
export function StatusSwitch({ collection }: { collection: ReadCollection }) {
  const id = useId()
  const press = useStatusSwitch(collection)
  const isPublic = collection.status === 'public'
  return (
    <div className="max-w-sm">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <span className="relative h-6 w-11 shrink-0">
          <input
            type="checkbox"
            role="switch"
            className="peer absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0"
            checked={isPublic}
            aria-checked={isPublic}
            aria-describedby={isPublic || collection.isTakenDown ? id : undefined}
            onChange={press}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 rounded-full border border-edge bg-sunken transition-colors peer-checked:border-green peer-checked:bg-green peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brass after:absolute after:top-0.5 after:left-0.5 after:h-[1.125rem] after:w-[1.125rem] after:rounded-full after:bg-ink after:transition-transform peer-checked:after:translate-x-5 peer-checked:after:bg-paper motion-reduce:after:transition-none"
          />
        </span>
        {collectionStatusLabels[collection.status]}
      </label>
      {isPublic && (
        <p id={id} className="text-sm text-muted">
          {messages.publicHint}
        </p>
      )}
      {collection.isTakenDown && (
        <p id={id} className="text-sm text-oxblood">
          {messages.takenDown}
        </p>
      )}
    </div>
  )
}
