import { errorCatalogue } from './errors.ts'

/** Who changed a record since it was read, as the audit log has it. */
export interface ChangedMeanwhile {
  /** An email, or another name; null where nobody knows. */
  by: string | null
  /** Whether that is who is saving now. */
  isOwn: boolean
  /** The fields that were changed, in words. */
  fields: readonly string[]
}

const OWN = 'You changed this yourself in the meantime, in another window'

/** The sentence of a refused save that says who was faster, and with what. */
export function changedMeanwhile({ by, isOwn, fields }: ChangedMeanwhile): string {
  const what = fields.length > 0 ? `: ${new Intl.ListFormat('en-US').format(fields)}` : ''
  if (isOwn) return `${OWN}${what}.`
  return by === null ? errorCatalogue.REVISION_CONFLICT.message : `${by} changed this in the meantime${what}.`
}

/** Whether such a sentence tells of one's own change: what is stored is nobody else's then. */
export function isOwnChange(sentence: string | undefined): boolean {
  return sentence?.startsWith(OWN) ?? false
}

/** Fields that their forms call otherwise. */
const ownWords: Readonly<Record<string, string>> = { about: 'the text ‘About’', bgColor: 'background color' }

/** 'endedSessions' as 'ended sessions'. */
export function fieldInWords(field: string): string {
  return Object.hasOwn(ownWords, field)
    ? (ownWords[field] ?? field)
    : field
        .replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
        .replace(/\burl\b/, 'URL')
        .replace(/ id(s?)$/, '$1')
}
