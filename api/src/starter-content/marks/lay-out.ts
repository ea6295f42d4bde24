import type { Box, Inks } from './box.ts'
import { letterOf } from './letters.ts'
import type { Part, Rows } from './parse-drawing.ts'
import { beasts } from './beast-motifs.ts'
import { figures } from './figure-motifs.ts'
import { GROUND } from './motif-parts.ts'
import { objects } from './object-motifs.ts'
import { signs } from './sign-motifs.ts'

const MARGIN = 22

/** Outlines of punches and frames for a width and a height. */
const outlines: Readonly<Record<string, (width: number, height: number) => string>> = {
  rect: (w, h) => `M0 0H${w}V${h}H0Z`,
  cut: (w, h) => `M14 0H${w - 14}L${w} 14V${h - 14}L${w - 14} ${h}H14L0 ${h - 14}V14Z`,
  oval: (w, h) => `M${w / 2} 0A${w / 2} ${h / 2} 0 0 1 ${w / 2} ${h}A${w / 2} ${h / 2} 0 0 1 ${w / 2} 0Z`,
  shield: (w, h) =>
    `M0 0H${w}V${h * 0.55}C${w} ${h * 0.85} ${w * 0.7} ${h * 0.95} ${w / 2} ${h}C${w * 0.3} ${h * 0.95} 0 ${h * 0.85} 0 ${h * 0.55}Z`,
  lozenge: (w, h) => `M${w / 2} 0L${w} ${h / 2}L${w / 2} ${h}L0 ${h / 2}Z`,
  octagon: (w, h) =>
    `M${w * 0.28} 0H${w * 0.72}L${w} ${h * 0.28}V${h * 0.72}L${w * 0.72} ${h}H${w * 0.28}L0 ${h * 0.72}V${h * 0.28}Z`,
  trefoil: (w, h) =>
    `M${w * 0.24} ${h * 0.42}A${w * 0.28} ${h * 0.28} 0 1 1 ${w * 0.76} ${h * 0.42}A${w * 0.28} ${h * 0.28} 0 1 1 ${w * 0.5} ${h * 0.88}A${w * 0.28} ${h * 0.28} 0 1 1 ${w * 0.24} ${h * 0.42}Z`,
  scroll: (w, h) =>
    `M10 0C${w * 0.3} 8 ${w * 0.7} 8 ${w - 10} 0C${w + 4} ${h * 0.3} ${w + 4} ${h * 0.7} ${w - 10} ${h}C${w * 0.7} ${h - 8} ${w * 0.3} ${h - 8} 10 ${h}C-4 ${h * 0.7} -4 ${h * 0.3} 10 0Z`,
}

/** How much wider and higher than what it holds a shape must be. */
const room: Readonly<Record<string, number>> = {
  oval: 1.36,
  lozenge: 1.9,
  octagon: 1.2,
  shield: 1.16,
  trefoil: 1.3,
}

const MOTIF = 120
const GAP = 22

/** Rows under each other, each in the middle. */
export function layOut(rows: Rows, inks: Inks): Box {
  const lines = rows.map((parts) => rowOf(parts.map((part) => partBox(part, inks))))
  const width = Math.max(1, ...lines.map((line) => line.width))
  let top = 0
  const placed = lines.map((line) => {
    const svg = at(line.svg, (width - line.width) / 2, top)
    top += line.height + GAP
    return svg
  })
  return { width, height: Math.max(1, top - GAP), svg: placed.join('') }
}

function rowOf(boxes: readonly Box[]): Box {
  const height = Math.max(1, ...boxes.map((box) => box.height))
  let left = 0
  const placed = boxes.map((box) => {
    const svg = at(box.svg, left, (height - box.height) / 2)
    left += box.width + GAP
    return svg
  })
  return { width: Math.max(1, left - GAP), height, svg: placed.join('') }
}

function partBox(part: Part, inks: Inks): Box {
  const { width, height, svg } = plainBox(part, inks)
  const facing = part.isMirrored ? `<g transform="translate(${round(width)} 0) scale(-1 1)">${svg}</g>` : svg
  return part.scale === 1
    ? { width, height, svg: facing }
    : {
        width: width * part.scale,
        height: height * part.scale,
        svg: `<g transform="scale(${part.scale})">${facing}</g>`,
      }
}

function plainBox(part: Part, inks: Inks): Box {
  switch (part.kind) {
    case 'motif':
      return {
        width: MOTIF,
        height: MOTIF,
        svg: `<g transform="scale(${MOTIF / 100})">${motifNamed(part.name).replaceAll(GROUND, inks.ground)}</g>`,
      }
    case 'text':
      return words(part.text, part.style)
    case 'arc':
      return arcOfWords(part.text)
    case 'overlay':
      return uponEachOther(
        part.parts.map((one) => partBox(one, inks)),
        part.isCentered,
      )
    case 'ring':
      return ringOfWords(part.top, part.bottom, layOut(part.rows, inks))
    case 'frame': {
      const [style = '', lineShape] = part.shape.split('-')
      const isLine = lineShape !== undefined
      return frameOf(
        isLine ? lineShape : part.shape,
        isLine ? style : undefined,
        layOut(part.rows, isLine ? inks : { ...inks, ink: inks.raised, ground: inks.punch }),
        inks,
      )
    }
  }
}

const SIZE = 0.64
const SPACE = 26
const PEN = 10
const SERIF = 12

type Style = 'roman' | 'plain' | 'italic'

/** Words on a line. */
function words(text: string, style: Style): Box {
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
function arcOfWords(text: string): Box {
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
function ringOfWords(top: string, bottom: string, inside: Box): Box {
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

function uponEachOther(boxes: readonly Box[], isCentered: boolean): Box {
  if (isCentered) {
    const width = Math.max(1, ...boxes.map((box) => box.width))
    const height = Math.max(1, ...boxes.map((box) => box.height))
    return {
      width,
      height,
      svg: boxes.map((box) => at(box.svg, (width - box.width) / 2, (height - box.height) / 2)).join(''),
    }
  }
  const step = Math.round((boxes[0]?.width ?? 0) * 0.42)
  const width = Math.max(1, ...boxes.map((box, place) => box.width + step * place))
  const height = Math.max(1, ...boxes.map((box) => box.height))
  return {
    width,
    height,
    svg: boxes.map((box, place) => at(box.svg, step * place, (height - box.height) / 2)).join(''),
  }
}

function at(svg: string, x: number, y: number): string {
  return `<g transform="translate(${round(x)} ${round(y)})">${svg}</g>`
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}

/** What stands in a punch (raised on a sunken ground), or in a drawn line. */
function frameOf(shape: string, lineStyle: string | undefined, inside: Box, { punch, raised }: Inks): Box {
  const outline = outlines[shape]
  if (!outline) throw new Error(`There is no frame "${shape}".`)
  const factor = room[shape] ?? 1
  const width = Math.round((inside.width + 2 * MARGIN) * factor)
  const height = Math.round((inside.height + 2 * MARGIN) * factor)
  const isLine = lineStyle !== undefined
  const edge = isLine
    ? `fill="none" stroke="currentColor" ${lineStyle === 'dots' ? 'stroke-width="7" stroke-linecap="round" stroke-dasharray="0 13"' : 'stroke-width="5"'}`
    : `fill="${punch}" stroke="#00000055" stroke-width="2"`
  const lift = shape === 'shield' ? 0.44 : 0.5
  const held = `<g transform="translate(${((width - inside.width) / 2).toFixed(1)} ${((height - inside.height) * lift).toFixed(1)})"${isLine ? '' : ` color="${raised}"`}>${inside.svg}</g>`
  return {
    width,
    height,
    svg: `<path d="${outline(width, height)}" ${edge} stroke-linejoin="round"/>${held}`,
  }
}

/**
 * What marks are composed of, each drawn by hand in a square of 100. Strokes and fills take the color of what
 * they stand in.
 */
export const motifs: Readonly<Record<string, string>> = { ...signs, ...beasts, ...figures, ...objects }

/** @throws for a motif that nobody has drawn */
function motifNamed(name: string): string {
  const drawn = motifs[name]
  if (drawn === undefined) throw new Error(`There is no motif "${name}".`)
  return drawn
}
