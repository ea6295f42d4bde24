/**
 * What a message is about, in the order of the form. Pages lead to the form with one of them chosen
 * (`?subject=`).
 */
export const contactSubjects = [
  { value: 'general', label: 'General question' },
  { value: 'article', label: 'Mistake in an article' },
  { value: 'advertising', label: 'Advertising' },
  { value: 'affiliate', label: 'Affiliate program' },
  { value: 'affinity-partner', label: 'Affinity partnership' },
  { value: 'write-for-us', label: 'Write for us' },
  { value: 'privacy', label: 'Privacy' },
] as const

export type ContactSubject = (typeof contactSubjects)[number]['value']

export function isContactSubject(value: unknown): value is ContactSubject {
  return contactSubjects.some((subject) => subject.value === value)
}

export function contactSubjectLabel(value: string): string {
  return contactSubjects.find((subject) => subject.value === value)?.label ?? value
}
