import { MOVED_TO_TRASH } from '@vitrine/contracts/vault-trash/trash'
import { showNotice } from './notices.ts'
import { vaultPaths } from './vault-paths.ts'

/** Offers the trash after something was deleted. */
export function offerTrash(): void {
  void showNotice({ text: MOVED_TO_TRASH, page: { to: vaultPaths.trash, label: 'Open trash' } })
}
