import { disabledReason } from '@vitrine/contracts/disabled-reasons'
import { fieldLabels } from '@vitrine/contracts/vault-items/item-fields'
import { isRecordField, recordLabel } from '../record/record-problems.ts'
import type { StepNumber } from './wizard-steps.ts'

interface WizardState {
  current: StepNumber
  /** Photos that are still being read. */
  reading: number
  /** What is wrong with the details, by dotted path. */
  problems: Readonly<Record<string, string>>
}

/** Why the wizard's last button is disabled; null where it is not. */
export function whyDisabled({ current, reading, problems }: WizardState): string | null {
  if (current !== 2 && reading > 0)
    return reading === 1 ? 'A photo is still being read.' : `${reading} photos are still being read.`
  return current === 1 ? null : disabledReason(Object.keys(problems).map(labelOf))
}

const labels: Readonly<Record<string, string>> = {
  ...fieldLabels,
  title: 'Title',
  description: 'Description',
  categoryId: 'Category',
  itemCollections: 'Collection',
  tags: 'Tags',
  itemSpecifics: 'Item specifics',
}

/** The field's label in the details; of a row of specifics its number. */
function labelOf(path: string): string {
  if (isRecordField(path)) return recordLabel(path)
  const [field = '', row] = path.split('.')
  return row === undefined ? (labels[field] ?? field) : `Specific ${Number(row) + 1}`
}
