import type { Box, Inks } from './box.ts'
import { frameOf } from './frames.ts'
import { arcOfWords, ringOfWords, words } from './lettering.ts'
import { motifNamed } from './motifs.ts'
import type { Part, Rows } from './parse-drawing.ts'

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
        svg: `<g transform="scale(${MOTIF / 100})">${motifNamed(part.name)}</g>`,
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
      const isLine = part.shape.startsWith('line-')
      return frameOf(
        isLine ? part.shape.slice(5) : part.shape,
        isLine,
        layOut(part.rows, isLine ? inks : { ...inks, ink: inks.raised }),
        inks,
      )
    }
  }
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
