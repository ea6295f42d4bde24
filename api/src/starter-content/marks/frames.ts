import type { Box, Inks } from './box.ts'

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
  scroll: (w, h) =>
    `M10 0C${w * 0.3} 8 ${w * 0.7} 8 ${w - 10} 0C${w + 4} ${h * 0.3} ${w + 4} ${h * 0.7} ${w - 10} ${h}C${w * 0.7} ${h - 8} ${w * 0.3} ${h - 8} 10 ${h}C-4 ${h * 0.7} -4 ${h * 0.3} 10 0Z`,
}

/** How much wider and higher than what it holds a shape must be. */
const room: Readonly<Record<string, number>> = { oval: 1.36, lozenge: 1.9, octagon: 1.2, shield: 1.16 }

/** What stands in a punch (raised on a sunken ground), or in a drawn line. */
export function frameOf(shape: string, isLine: boolean, inside: Box, { punch, raised }: Inks): Box {
  const outline = outlines[shape]
  if (!outline) throw new Error(`There is no frame "${shape}".`)
  const factor = room[shape] ?? 1
  const width = Math.round((inside.width + 2 * MARGIN) * factor)
  const height = Math.round((inside.height + 2 * MARGIN) * factor)
  const edge = isLine
    ? 'fill="none" stroke="currentColor" stroke-width="5"'
    : `fill="${punch}" stroke="#00000055" stroke-width="2"`
  const lift = shape === 'shield' ? 0.44 : 0.5
  const held = `<g transform="translate(${((width - inside.width) / 2).toFixed(1)} ${((height - inside.height) * lift).toFixed(1)})"${isLine ? '' : ` color="${raised}"`}>${inside.svg}</g>`
  return {
    width,
    height,
    svg: `<path d="${outline(width, height)}" ${edge} stroke-linejoin="round"/>${held}`,
  }
}
