/** One account an address: case and surrounding spaces do not make another. */
export function normalizeEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}
