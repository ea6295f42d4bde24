import { counted } from '../../../shared/format/numbers.ts'

/** Items may have been deleted meanwhile, in another tab. */
export function savedWords(asked: number, saved: number): string {
  return asked === saved
    ? 'Changes saved'
    : `Changes saved for ${counted(saved, 'item')}. ${asked - saved === 1 ? '1 is' : `${asked - saved} are`} no longer in your vault.`
}
