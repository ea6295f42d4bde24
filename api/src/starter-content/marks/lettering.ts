import { letterOf } from './letters.ts'
import type { Box } from './box.ts'

const SIZE = 0.64
const SPACE = 26
const PEN = 10
const SERIF = 12

type Style = 'roman' | 'plain' | 'italic'

/** Words on a line. */
export function words(text: string, style: Style): Box {
  let left = 0
  const drawn = [...text].map((sign) => {
    const letter = drawnLetter(sign, style, left)
    left += letterOf(sign).width + SPACE
    return letter
  })
  const width = (left - SPACE) * SIZE
  const lean = style === 'italic' ? ' skewX(-14) translate(20 0)' : ''
  const below = /[gjpqy,]/.test(text) ? 32 : 0
  return {
    width: width + (lean ? 16 : 0),
    height: (100 + below) * SIZE,
    svg: `<g transform="scale(${SIZE})${lean}">${drawn.join('')}</g>`,
  }
}

/** Words that go up and down again, as over an emblem. */
export function arcOfWords(text: string): Box {
  const { width } = words(text, 'plain')
  const radius = Math.max(120, width * 0.62)
  const half = width / 2 / radius
  const height = radius * (1 - Math.cos(half)) + 74
  const middle = radius * Math.sin(half) + 34
  return {
    width: 2 * middle,
    height,
    svg: `<g transform="translate(${middle.toFixed(1)} ${(radius + 68).toFixed(1)})">${onCircle(text, radius, true)}</g>`,
  }
}

/** Words around something: above it from left to right, below it likewise, so that both can be read. */
export function ringOfWords(top: string, bottom: string, inside: Box): Box {
  const inner = Math.hypot(inside.width, inside.height) / 2 + 16
  const longest = Math.max(words(top, 'plain').width, words(bottom || 'I', 'plain').width)
  // Three fifths of the half circle for the longer of both.
  const radius = Math.max(inner, longest / (Math.PI * 0.86))
  const outer = radius + 78
  // What stands inside takes the room that long words leave.
  const grown = Math.min(2.4, (radius - 16) / (inner - 16))
  const rings = [radius - 8, outer]
    .map((r) => `<circle r="${r.toFixed(1)}" fill="none" stroke="currentColor" stroke-width="4"/>`)
    .join('')
  const svg = `<g transform="translate(${outer.toFixed(1)} ${outer.toFixed(1)})">${rings}${onCircle(top, radius + 4, true)}${bottom ? onCircle(bottom, radius + 66, false) : ''}</g><g transform="translate(${(outer - (inside.width * grown) / 2).toFixed(1)} ${(outer - (inside.height * grown) / 2).toFixed(1)}) scale(${grown.toFixed(3)})">${inside.svg}</g>`
  return { width: 2 * outer, height: 2 * outer, svg }
}

/** Letters whose feet stand on a circle around 0, read from outside above and from inside below. */
function onCircle(text: string, radius: number, isAbove: boolean): string {
  const widths = [...text].map((sign) => (letterOf(sign).width + SPACE) * SIZE)
  const total = widths.reduce((sum, width) => sum + width, 0)
  let along = -total / 2
  return [...text]
    .map((sign, place) => {
      const width = widths[place] ?? 0
      const degrees = ((along + width / 2) / radius) * (180 / Math.PI)
      along += width
      const turn = isAbove ? degrees : -degrees
      const feet = isAbove ? -radius : radius
      return `<g transform="rotate(${turn.toFixed(2)}) translate(${(-letterOf(sign).width * SIZE * 0.5).toFixed(1)} ${(feet - 100 * SIZE).toFixed(1)}) scale(${SIZE})">${drawnLetter(sign, 'plain', 0)}</g>`
    })
    .join('')
}

function drawnLetter(sign: string, style: Style, left: number): string {
  const { strokes, serifs } = letterOf(sign)
  if (strokes === '') return ''
  const pen = (d: string, width: number) =>
    `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
  const ends = style === 'roman' ? serifs.map(([x, y]) => `M${x - SERIF} ${y}H${x + SERIF}`).join('') : ''
  return `<g transform="translate(${left} 0)">${pen(strokes, PEN)}${ends && pen(ends, 7)}</g>`
}
