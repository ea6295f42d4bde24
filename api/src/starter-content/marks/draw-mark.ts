import type { Inks } from './box.ts'
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

/** What a mark stands on, in colors. */
interface Ground extends Omit<Inks, 'ground'> {
  /** From the middle to the edge. */
  light: string
  dark: string
  /** Lines of the material over the ground. */
  texture: string
}

const footRing =
  '<g fill="none" stroke="#8C7F68" stroke-opacity=".28"><ellipse cx="400" cy="300" rx="352" ry="268" stroke-width="14"/><ellipse cx="400" cy="300" rx="334" ry="252" stroke-width="3"/></g>'
const brushed = `<g stroke="#fff" stroke-opacity=".16" stroke-width="2">${Array.from({ length: 30 }, (_, at) => `<path d="M0 ${at * 20 + 7}C260 ${at * 20 - 3} 540 ${at * 20 + 17} 800 ${at * 20 + 3}" fill="none"/>`).join('')}</g>`
const grain = `<g stroke="#2B1607" stroke-opacity=".26" stroke-width="3" fill="none">${Array.from({ length: 15 }, (_, at) => `<path d="M0 ${at * 42 + 10}C200 ${at * 42 - 14} 430 ${at * 42 + 38} 800 ${at * 42 + 4}"/>`).join('')}</g>`
const pontil =
  '<g fill="none" stroke="#fff" stroke-opacity=".5"><circle cx="400" cy="300" r="262" stroke-width="10"/><circle cx="400" cy="300" r="236" stroke-width="2"/></g>'
const label = '<path d="M70 60H730V540H70Z" fill="#FBF5E3" stroke="#B9A57C" stroke-width="3"/>'

const metal = (light: string, dark: string, punch: string, raised: string): Ground => ({
  light,
  dark,
  texture: brushed,
  ink: '#2A2A2A',
  punch,
  raised,
})

const grounds: Readonly<Record<string, Ground>> = {
  porcelain: {
    light: '#FFFEFA',
    dark: '#E9E4D6',
    texture: footRing,
    ink: '#23408E',
    punch: '#DDD5C0',
    raised: '#6B5F48',
  },
  earthenware: {
    light: '#F7EBD2',
    dark: '#DDC79C',
    texture: footRing,
    ink: '#3A2A1C',
    punch: '#D3B988',
    raised: '#5B4526',
  },
  stoneware: {
    light: '#C9B79A',
    dark: '#9C8868',
    texture: footRing,
    ink: '#2E2418',
    punch: '#8A7552',
    raised: '#F2E8D2',
  },
  silver: metal('#EEF0F0', '#AEB4B6', '#7F878A', '#FAFBFB'),
  pewter: metal('#B9BBB6', '#83867F', '#5E615B', '#D9DAD4'),
  brass: metal('#EBCB7D', '#B48A34', '#8C6820', '#FBE8B4'),
  bronze: { ...metal('#8A6A3E', '#4E3A20', '#3A2A14', '#D8B67C'), ink: '#E7C88E' },
  gold: metal('#F4DC94', '#CBA548', '#9C7826', '#FFF3C8'),
  wood: {
    light: '#A9713F',
    dark: '#6F431F',
    texture: grain,
    ink: '#24120A',
    punch: '#4A2A12',
    raised: '#C99762',
  },
  glass: {
    light: '#E6F2EF',
    dark: '#A9C9C4',
    texture: pontil,
    ink: '#35514F',
    punch: '#8FB5B0',
    raised: '#F6FFFD',
  },
  paper: {
    light: '#D8C7A0',
    dark: '#B59C6C',
    texture: label,
    ink: '#33271A',
    punch: '#E8D9B4',
    raised: '#33271A',
  },
}

/** Colors in which a mark is painted or printed. */
const colors: Readonly<Record<string, string>> = {
  blue: '#23408E',
  red: '#A62A1E',
  green: '#2F6B3C',
  gold: '#A87C1D',
  black: '#231F1B',
  brown: '#5A3A1E',
  purple: '#6A2C6B',
  impressed: '#8A7E68',
  incised: '#6A5E4A',
  white: '#FFFFFF',
  gray: '#5C6366',
}

/** The gradient's color near the middle of the picture. */
function between(light: string, dark: string): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) => Math.round(0.8 * channel(light, at) + 0.2 * channel(dark, at)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

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
  const { width, height, svg } = layOut(parseDrawing(rows), {
    ...ground,
    ink,
    ground: between(ground.light, ground.dark),
  })
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
