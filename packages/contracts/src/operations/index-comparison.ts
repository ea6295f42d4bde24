import { z } from 'zod'

/** An index beside the records that it is made of, as both were at one time. */
export const indexComparisonSchema = z.object({
  documents: z.int(),
  records: z.int(),
  /** The highest revision of a document, and of a record. */
  documentRevision: z.int(),
  recordRevision: z.int(),
  /** Records that the last rebuild could not read. */
  skipped: z.int(),
  /** Whether no delivery to the index was open, so that what differs stays so. */
  isSettled: z.boolean(),
})
export type IndexComparison = z.infer<typeof indexComparisonSchema>

/**
 * What only a rebuild mends, in words: documents that the database knows nothing of, as after the restore of
 * an older one. Null where there is nothing of the kind.
 */
export function strangeDocuments(compared: IndexComparison): string | null {
  const { documents, records, documentRevision, recordRevision, isSettled } = compared
  if (!isSettled) return null
  if (documents > records) return `it holds ${counted(documents - records, 'document')} without a record`
  if (documentRevision > recordRevision)
    return `it holds revision ${documentRevision}, and the newest record has ${recordRevision}`
  return null
}

/** Every difference, in words; null where both sides agree, or where changes were on their way. */
export function differenceOf(compared: IndexComparison): string | null {
  const { documents, records, documentRevision, recordRevision, skipped, isSettled } = compared
  const strange = strangeDocuments(compared)
  if (strange || !isSettled) return strange
  if (documents + skipped < records) return `it lacks ${counted(records - documents, 'record')}`
  if (skipped === 0 && documentRevision < recordRevision)
    return `its newest document has revision ${documentRevision}, and the newest record ${recordRevision}`
  return null
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
