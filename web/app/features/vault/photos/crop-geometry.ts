import { vaultMediaLimits } from '@vitrine/contracts/vault-media/messages'

const limits = vaultMediaLimits.editor

export interface Size {
  width: number
  height: number
}

export interface Position {
  /** 0 is the left or upper edge of the photo, 1 the right or lower one; the middle of the frame stands there. */
  x: number
  y: number
}

/** Where width and height begin: the photo's own, within what the editor takes, rounded to its step. */
export function startingSide(pixels: number): number {
  const stepped = Math.round(pixels / limits.sideStep) * limits.sideStep
  return Math.min(limits.sideMax, Math.max(limits.sideMin, stepped))
}

export function isSide(pixels: number): boolean {
  return Number.isInteger(pixels) && pixels >= limits.sideMin && pixels <= limits.sideMax
}

/**
 * The offset of the photo in the frame, in pixels of the screen, for a position; the cropping library counts
 * in offsets.
 */
export function offsetOf({ x, y }: Position, shown: Size, scale: number): { x: number; y: number } {
  return { x: (0.5 - x) * shown.width * scale, y: (0.5 - y) * shown.height * scale }
}

export function positionOf(offset: { x: number; y: number }, shown: Size, scale: number): Position {
  return {
    x: within(0.5 - offset.x / (shown.width * scale)),
    y: within(0.5 - offset.y / (shown.height * scale)),
  }
}

function within(share: number): number {
  return Math.min(1, Math.max(0, Math.round(share * 1000) / 1000))
}

/** A rotated photo takes a larger box. */
export function rotatedBox({ width, height }: Size, degrees: number): Size {
  const angle = (degrees * Math.PI) / 180
  const cos = Math.abs(Math.cos(angle))
  const sin = Math.abs(Math.sin(angle))
  return { width: cos * width + sin * height, height: sin * width + cos * height }
}
