/** Whether a member has 'More details' open, by category. A browser that stores nothing begins folded. */
const keyOf = (userId: number, categoryId: number) => `vaultMoreDetails:${userId}:${categoryId}`

export const openDetails = {
  read(userId: number, categoryId: number): boolean {
    try {
      return localStorage.getItem(keyOf(userId, categoryId)) !== null
    } catch {
      return false
    }
  },
  write(userId: number, categoryId: number, isOpen: boolean): void {
    try {
      if (isOpen) localStorage.setItem(keyOf(userId, categoryId), '1')
      else localStorage.removeItem(keyOf(userId, categoryId))
    } catch {
      // It is open until the page is left.
    }
  },
}
