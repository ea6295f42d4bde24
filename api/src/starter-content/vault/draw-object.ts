import { flatShapes } from './flat-shapes.ts'
import { furnitureShapes } from './furniture-shapes.ts'
import type { Shape } from './parts.ts'
import { smallShapes } from './small-shapes.ts'
import { vesselShapes } from './vessel-shapes.ts'

export const objectViews = ['whole', 'detail'] as const
export type ObjectView = (typeof objectViews)[number]

export interface ObjectDrawing {
  shape: string
  main: string
  trim: string
  backdrop: string
}

const shapes: Readonly<Record<string, Shape>> = {
  ...vesselShapes,
  ...furnitureShapes,
  ...smallShapes,
  ...flatShapes,
}

const WIDTH = 1200
const HEIGHT = 900

/** Where the frame lies in the picture: whole, or so near that its middle fills the picture. */
const placed: Readonly<Record<ObjectView, string>> = {
  whole: 'translate(225 60) scale(7.5)',
  detail: 'translate(-300 -420) scale(18)',
}

/**
 * An object on a table in the light of a window, as an SVG of its own.
 *
 * @throws for a shape that is not there
 */
export function drawObject({ shape: name, main, trim, backdrop }: ObjectDrawing, view: ObjectView): string {
  const shape = shapes[name]
  if (!shape) throw new Error(`There is no shape "${name}".`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    '<defs>',
    `<radialGradient id="wall" cx=".3" cy=".25" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".38"/></radialGradient>`,
    `<linearGradient id="light" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".38"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient>`,
    `<radialGradient id="shadow"><stop offset="0" stop-color="#000" stop-opacity=".55"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>`,
    '</defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${backdrop}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/>`,
    `<rect y="640" width="${WIDTH}" height="260" fill="#000" opacity=".14"/>`,
    `<g transform="${placed[view]}"><ellipse cx="53" cy="90" rx="40" ry="5" fill="url(#shadow)"/>${shape({ main, trim })}</g>`,
    '</svg>',
  ].join('')
}
