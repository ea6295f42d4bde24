import { DropZone } from 'react-aria-components'
import { PHOTO_TYPE, photoIdsOf } from './photo-drag.ts'
import type { GroupChange } from './photo-groups.ts'

/** Where photos are dropped that show an object of their own. */
export function NewObjectPlace({ change }: { change: (change: GroupChange) => void }) {
  return (
    <DropZone
      aria-label="Drop photos here for a new object"
      className="mt-5 border border-dashed border-edge px-4 py-5 text-center text-sm text-muted data-drop-target:border-brass data-drop-target:bg-sunken pointer-coarse:hidden"
      getDropOperation={(types) => (types.has(PHOTO_TYPE) ? 'move' : 'cancel')}
      onDrop={({ items }) =>
        void photoIdsOf(items).then((photoIds) =>
          change({ kind: 'moved', photoIds, to: crypto.randomUUID(), isNew: true }),
        )
      }
    >
      Drop photos here for a new object.
    </DropZone>
  )
}
