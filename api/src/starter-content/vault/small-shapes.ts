import { box, disc, path, stroke, type Shape } from './parts.ts'

const around = (count: number, draw: (angle: number) => string) =>
  Array.from({ length: count }, (_, at) => draw((at * 360) / count)).join('')

/** What lies in a hand. */
export const smallShapes: Readonly<Record<string, Shape>> = {
  watch: ({ main, trim }) =>
    `<circle cx="50" cy="12" r="5" fill="none" stroke="${main}" stroke-width="2"/>` +
    box(46, 16, 8, 7, main) +
    disc(50, 54, 34, 34, main) +
    disc(50, 54, 28, 28, '#f6f3ea') +
    around(
      12,
      (angle) =>
        `<rect x="49.2" y="28" width="1.6" height="5" fill="${trim}" transform="rotate(${angle} 50 54)"/>`,
    ) +
    disc(50, 69, 6, 6, '#eee9dc') +
    stroke('M50 54 L38 46 M50 54 L54 34 M50 69 L53 66', trim, 1.5),
  spoon: ({ main, trim }) =>
    [0, 1]
      .map(
        (which) =>
          `<g transform="translate(${which * 26} ${which * 6}) rotate(${which * 6} 40 50)">${path('M34 12 q6 -6 12 0 q3 5 -2 9 L42 56 h-4 L36 21 q-5 -4 -2 -9 Z', main)}${disc(40, 70, 9, 15, main)}${disc(40, 68, 6, 11, trim)}${stroke('M37 13 q3 5 6 0', trim, 0.8)}</g>`,
      )
      .join(''),
  brooch: ({ main, trim }) =>
    disc(50, 50, 38, 38, trim) +
    around(14, (angle) => `<g transform="rotate(${angle} 50 50)">${disc(50, 19, 5.4, 5.4, main)}</g>`) +
    around(9, (angle) => `<g transform="rotate(${angle} 50 50)">${disc(50, 32, 5, 5, main)}</g>`) +
    disc(50, 50, 10, 10, main) +
    stroke('M46 46 L50 42 L54 46 M46 54 L50 58 L54 54', '#ffffff', 0.6),
  coin: ({ main, trim }) =>
    disc(50, 50, 40, 40, main) +
    around(
      48,
      (angle) =>
        `<rect x="49.6" y="11" width=".8" height="3" fill="${trim}" transform="rotate(${angle} 50 50)"/>`,
    ) +
    around(
      13,
      (angle) =>
        `<path transform="rotate(${angle + 13} 50 50) translate(50 20)" d="M0 -2 L.6 -.6 L2 -.6 L.9 .3 L1.3 1.8 L0 .9 L-1.3 1.8 L-.9 .3 L-2 -.6 L-.6 -.6 Z" fill="${trim}"/>`,
    ) +
    path('M50 30 a5 5 0 1 1 .1 0 Z M44 40 q6 -4 12 0 l4 18 -3 12 H42 l-4 -12 Z', trim) +
    stroke('M58 44 L68 34 V66 M36 70 H66', trim, 2),
  bank: ({ main, trim }) =>
    path('M14 46 L40 22 L66 46 V82 H14 Z', main) +
    box(28, 54, 22, 28, '#2a221d') +
    stroke('M14 46 L40 22 L66 46', trim, 4) +
    path('M58 60 q10 -8 22 -2 l6 -8 2 10 -4 6 v16 h-4 V70 H68 v12 h-4 V68 Z', '#4e4038') +
    box(8, 82, 84, 7, trim, 2),
  camera: ({ main, trim }) =>
    stroke('M34 26 C34 12 66 12 66 26', main, 4) +
    box(22, 26, 56, 62, main, 3) +
    disc(50, 56, 14, 14, trim) +
    disc(50, 56, 9, 9, '#1a1f2b') +
    disc(47, 53, 2.4, 2.4, '#cdd8e4') +
    box(30, 32, 10, 7, trim) +
    box(60, 32, 10, 7, trim) +
    box(79, 60, 4, 10, trim, 2),
  plane: ({ main, trim }) =>
    path('M8 62 H92 V78 Q92 82 88 82 H12 Q8 82 8 78 Z', main) +
    path('M40 62 L52 30 H60 L54 62 Z', '#7d8388') +
    path('M36 62 L44 40 L52 40 L44 62 Z', main) +
    path('M66 62 C66 46 80 42 84 50 C80 52 78 56 80 62 Z', main) +
    box(24, 46, 5, 40, trim, 2) +
    box(68, 66, 5, 20, trim, 2) +
    box(6, 84, 88, 5, main),
}
