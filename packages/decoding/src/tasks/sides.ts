import { vaultMediaLimits as limits } from '@vitrine/contracts/vault-media/messages'
import { FileRefused } from '../refusal.ts'

/** Asked before a pixel is decoded: a few bytes can claim any size. @throws FileRefused */
export function assertSides(width: number, height: number): void {
  if (!(width >= limits.imageSideMin && height >= limits.imageSideMin))
    throw new FileRefused('invalid', 'no width or no height')
  if (width > limits.imageSideMax || height > limits.imageSideMax)
    throw new FileRefused('Size', `${width} × ${height} pixels`)
}
