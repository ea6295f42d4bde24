import { CallFailed } from '@vitrine/contracts/client'
import type { FavoriteSort } from '@vitrine/contracts/favorites/favorites'
import { marksExportName } from '@vitrine/contracts/favorites/marks-export'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { saveFile } from '../../vault/shared/save-file.ts'
import { exportMarks } from '../queries/favorite-list.ts'

/** Every mark among the favorites, whatever the page, as a spreadsheet. */
export function ExportMarks({ sort, isEmpty }: { sort: FavoriteSort; isEmpty: boolean }) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function save() {
    setBusy(true)
    setRefusal(null)
    try {
      saveFile(await exportMarks(browserCall, sort), marksExportName(new Date()))
    } catch (error) {
      // As documented: a failure is logged, and the button can be pressed again.
      console.error(error)
      if (error instanceof CallFailed && error.code === 'TOO_MANY_REQUESTS') setRefusal(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className="button-plain"
        disabled={isEmpty || isBusy}
        aria-busy={isBusy}
        onClick={() => void save()}
      >
        {isBusy ? 'Exporting…' : 'Export'}
      </button>
      {refusal && <p role="alert">{refusal}</p>}
    </>
  )
}
