import { photoRoles } from '@vitrine/contracts/vault-records/row-choices'
import { recordFieldLabels } from '@vitrine/contracts/vault-records/record-fields'
import type { Photo } from '../photos/photo.ts'
import type { RecordDraft } from './record-draft.ts'
import { SelectField } from './SelectField.tsx'
import type { RecordForm } from './use-record-form.ts'

interface PhotoRolesProps {
  record: RecordForm
  draft: RecordDraft
  photos: readonly Photo[]
}

const choices = [{ name: '', label: 'Nothing in particular' }, ...photoRoles]

/** What each photo of the item shows. */
export function PhotoRoles({ record, draft, photos }: PhotoRolesProps) {
  const roleOf = (photo: string) => draft.photoRoles.find(({ imageId }) => imageId === photo)?.['role'] ?? ''
  const problem = record.problemOf('photoRoles')
  return (
    <fieldset data-invalid={problem ? true : undefined}>
      <legend className="mb-1.5 font-medium">{recordFieldLabels['photoRoles']}</legend>
      {photos.length === 0 && <p className="text-sm text-muted">Photos that you add can be named here.</p>}
      {photos.length > 0 && (
        <p className="mb-3 text-sm text-muted">
          A photo of a document, such as an invoice or certificate, is never shown on public pages.
        </p>
      )}
      <ul className="grid gap-4 phone:grid-cols-2">
        {photos.map(({ id, preview, altText }, place) => (
          <li key={id} className="grid grid-cols-[6rem_1fr] items-end gap-3">
            <span className="mat block">
              <img src={preview.url} alt={altText} width="400" height="300" />
            </span>
            <SelectField
              form={record}
              name={`photoRoles.${id}`}
              label={`Photo ${place + 1}`}
              value={roleOf(id)}
              choices={choices}
              onText={(role) =>
                record.set({
                  photoRoles: [
                    ...draft.photoRoles.filter(({ imageId }) => imageId !== id),
                    ...(role === '' ? [] : [{ imageId: id, role }]),
                  ],
                })
              }
            />
          </li>
        ))}
      </ul>
      {problem && <p className="mt-1.5 text-sm text-oxblood">{problem}</p>}
    </fieldset>
  )
}
