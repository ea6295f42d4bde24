import type { ItemTag } from '@vitrine/contracts/vault-items/schemas'
import { FormModal } from './FormModal.tsx'
import { TagForm } from './TagForm.tsx'

interface TagModalProps {
  /** Without one, a new tag is made. */
  tag?: ItemTag | undefined
  onClose: () => void
  onDone: (saved: ItemTag) => void
}

/** The tag form over the page. It brings the schemas along: load it when it is opened. */
export default function TagModal({ tag, onClose, onDone }: TagModalProps) {
  return (
    <FormModal title={tag ? 'Edit tag' : 'New tag'} onClose={onClose}>
      {({ leave, keepEdited }) => (
        <TagForm tag={tag} onCancel={leave} onEdited={keepEdited} onDone={onDone} />
      )}
    </FormModal>
  )
}
