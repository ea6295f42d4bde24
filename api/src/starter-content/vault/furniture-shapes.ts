import { box, disc, path, stroke, type Shape } from './parts.ts'

const dial = (x: number, y: number, radius: number, hands: string) =>
  disc(x, y, radius, radius, '#f4efe2') +
  `<g fill="${hands}">${Array.from({ length: 12 }, (_, hour) => `<rect x="${x - 0.4}" y="${y - radius + 1}" width=".8" height="${radius * 0.16}" transform="rotate(${hour * 30} ${x} ${y})"/>`).join('')}</g>` +
  stroke(
    `M${x} ${y} L${x - radius * 0.35} ${y - radius * 0.35} M${x} ${y} L${x + radius * 0.6} ${y - radius * 0.2}`,
    hands,
    0.9,
  )

/** What stands in a room. */
export const furnitureShapes: Readonly<Record<string, Shape>> = {
  clock: ({ main, trim }) =>
    path('M22 20 Q34 20 38 10 Q42 18 50 18 Q58 18 62 10 Q66 20 78 20 V26 H22 Z', main) +
    [30, 50, 70].map((x) => disc(x, x === 50 ? 10 : 16, 2, 3, trim)).join('') +
    box(24, 26, 52, 60, main) +
    box(22, 26, 5, 60, main, 2) +
    box(73, 26, 5, 60, main, 2) +
    dial(50, 44, 15, '#3a2b20') +
    box(32, 64, 36, 18, '#7f97a8') +
    path('M40 82 V74 L46 69 L52 74 V82 Z', '#f2efe8') +
    disc(60, 76, 5, 5, '#4f6b45') +
    box(18, 85, 64, 4, main),
  carriageClock: ({ main, trim }) =>
    stroke('M36 22 V10 H64 V22', main, 2.4) +
    box(30, 22, 40, 5, main) +
    box(32, 27, 36, 54, '#dfe6e6') +
    box(30, 27, 4, 54, main) +
    box(66, 27, 4, 54, main) +
    box(36, 32, 28, 36, trim) +
    dial(50, 48, 11, '#26303c') +
    box(28, 80, 44, 9, main, 2),
  chair: ({ main, trim }) =>
    stroke('M26 54 C22 30 26 10 30 8 C44 3 56 3 70 8 C74 10 78 30 74 54', main, 3) +
    Array.from({ length: 7 }, (_, at) =>
      stroke(`M${32 + at * 6} ${at === 0 || at === 6 ? 9 : 7} L${34 + at * 5.3} 54`, main, 1.3),
    ).join('') +
    path('M20 54 Q50 48 80 54 L76 60 Q50 64 24 60 Z', trim) +
    stroke('M28 60 L22 89 M72 60 L78 89 M38 60 L36 86 M62 60 L64 86', main, 3) +
    stroke('M25 76 H75', main, 1.8),
  painting: ({ main, trim }) =>
    box(6, 16, 88, 66, trim, 2) +
    box(12, 22, 76, 54, '#f1ead9') +
    box(18, 28, 64, 42, main) +
    path('M18 50 Q40 46 82 51 V70 H18 Z', '#8b8168') +
    path('M30 58 h14 l-3 5 h-9 Z M54 56 h12 l-3 5 h-7 Z M66 63 h12 l-3 4 h-7 Z', '#43382c') +
    stroke('M37 58 V42 M60 56 V44 M72 63 V53', '#43382c', 0.8) +
    path('M22 50 V42 l3 -6 3 6 V50 Z', '#6c6a66') +
    disc(62, 34, 14, 3, '#ffffff'),
  sampler: ({ main, trim }) =>
    box(18, 8, 64, 80, '#4a2f1c') +
    box(23, 13, 54, 70, main) +
    [20, 26, 32]
      .map((y) => `<path d="M28 ${y} H72" stroke="${trim}" stroke-width="3" stroke-dasharray="2.4 1.4"/>`)
      .join('') +
    path('M40 68 V52 L50 43 L60 52 V68 Z', trim) +
    box(47, 60, 6, 8, '#efe6cf') +
    disc(31, 58, 5, 8, '#52683f') +
    disc(69, 58, 5, 8, '#52683f') +
    [72, 76]
      .map((y) => `<path d="M28 ${y} H72" stroke="#3f4b6b" stroke-width="1.6" stroke-dasharray="1.6 1"/>`)
      .join(''),
  quilt: ({ main, trim }) =>
    box(12, 10, 76, 78, main) +
    Array.from({ length: 6 }, (_, row) =>
      Array.from(
        { length: 6 },
        (_, at) =>
          `<path d="M${15 + at * 12} ${24 + row * 12} h11 l-5.5 -8 Z" fill="${trim}" opacity="${0.7 + ((row + at) % 3) * 0.15}"/>`,
      ).join(''),
    ).join('') +
    stroke('M12 10 H88 V88 H12 Z', trim, 2),
}
