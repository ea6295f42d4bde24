import { colors, grounds } from './grounds.ts'
import { layOut } from './lay-out.ts'
import { parseDrawing } from './parse-drawing.ts'

export interface MarkDrawing {
  /** The material, as `grounds` names it. */
  ground: string
  /** As `colors` names it; without it the material's own. */
  ink?: string | undefined
  /** As `parseDrawing` reads them. */
  rows: readonly string[]
}

const WIDTH = 800
const HEIGHT = 600

/** How much of the picture the mark fills: small as everybody sees it, large among the details. */
const fills = { small: 0.56, large: 0.86 } as const

/**
 * One mark as an SVG of its own.
 *
 * @throws for a ground, a color, a motif or a letter that is not there
 */
export function drawMark({ ground: name, ink: color, rows }: MarkDrawing, size: keyof typeof fills): string {
  const ground = grounds[name]
  if (!ground) throw new Error(`There is no ground "${name}".`)
  const ink = color === undefined ? ground.ink : colors[color]
  if (!ink) throw new Error(`There is no color "${color}".`)
  const { width, height, svg } = layOut(parseDrawing(rows), { ...ground, ink })
  const fill = fills[size]
  const scale = Math.min((WIDTH * fill) / width, (HEIGHT * fill) / height, size === 'small' ? 2.2 : 3.4)
  const place = `translate(${((WIDTH - width * scale) / 2).toFixed(1)} ${((HEIGHT - height * scale) / 2).toFixed(1)}) scale(${scale.toFixed(3)})`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><radialGradient id="g" cx=".42" cy=".36" r=".8"><stop offset="0" stop-color="${ground.light}"/><stop offset="1" stop-color="${ground.dark}"/></radialGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>${ground.texture}`,
    `<g transform="${place}" color="${ink}">${svg}</g></svg>`,
  ].join('')
}
