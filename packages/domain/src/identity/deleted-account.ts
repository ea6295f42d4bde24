const LABEL = 'deleted account '

/** What stands wherever the address of a deleted account stood, and the entry has to stay. */
export function deletedAccountLabel(userId: number): string {
  return `${LABEL}${userId}`
}

/** Whether a recipient is one whose address was erased: nothing can be sent there. */
export function isDeletedAccountLabel(text: string): boolean {
  return text.startsWith(LABEL)
}
