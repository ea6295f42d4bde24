/** One account an email: case and surrounding spaces do not make another. For a text that has been measured. */
export function normalizeEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}
