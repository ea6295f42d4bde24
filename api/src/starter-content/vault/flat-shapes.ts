import { box, disc, path, stroke, type Shape } from './parts.ts'

/** What is flat, or a box. */
export const flatShapes: Readonly<Record<string, Shape>> = {
  tile: ({ main, trim }) =>
    box(14, 14, 72, 72, main) +
    [
      [18, 18, 0],
      [82, 18, 90],
      [82, 82, 180],
      [18, 82, 270],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${stroke('M0 8 Q6 8 8 0 M0 4 Q3 4 4 0', trim, 1.2)}</g>`,
      )
      .join('') +
    disc(50, 34, 4, 4.4, trim) +
    stroke('M50 38 L48 54 L40 68 H34 M48 54 L58 66 L64 64 M50 42 L38 48 M50 42 L62 36', trim, 3) +
    stroke('M28 74 Q50 70 74 74', trim, 0.8),
  sign: ({ main, trim }) =>
    box(4, 24, 92, 50, main, 2) +
    stroke('M8 28 H92 V70 H8 Z', trim, 1.2) +
    [
      [8, 28],
      [92, 28],
      [8, 70],
      [92, 70],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 1.8, 1.8, '#3b2a20'))
      .join('') +
    stroke(
      'M18 38 H34 M26 38 V58 M40 38 H52 M40 48 H50 M40 58 H52 M40 38 V58 M58 58 L64 38 L70 58 M60 52 H68',
      trim,
      4,
    ) +
    path('M76 52 h12 q0 9 -6 9 t-6 -9 Z', trim) +
    stroke('M79 48 q-2 -3 0 -5 M84 48 q-2 -3 0 -5', trim, 1),
  box: ({ main, trim }) =>
    path('M12 40 L24 26 H88 L76 40 Z', main) +
    box(12, 40, 64, 44, main) +
    path('M76 40 L88 26 V70 L76 84 Z', main) +
    [
      [12, 40],
      [68, 40],
      [12, 76],
      [68, 76],
    ]
      .map(([x = 0, y = 0]) => box(x, y, 8, 8, trim))
      .join('') +
    box(40, 48, 8, 9, trim) +
    disc(44, 53, 1.2, 1.6, '#2a2018'),
  book: ({ main, trim }) =>
    path('M14 24 L24 16 H84 L76 24 Z', '#efe7d2') +
    box(14, 24, 62, 62, main, 2) +
    path('M76 24 L84 16 V78 L76 86 Z', '#e4dabf') +
    box(14, 24, 9, 62, trim) +
    stroke('M30 34 H68 V76 H30 Z', trim, 1.2) +
    stroke('M38 46 H60 M42 52 H56', trim, 2) +
    disc(49, 64, 5, 5, trim),
  letters: ({ main, trim }) =>
    [
      [-8, 6, -7],
      [5, -3, 5],
      [0, 0, -1],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn} 50 50)">${box(16, 26, 68, 46, main)}</g>`,
      )
      .join('') +
    stroke('M26 40 q4 -4 8 0 t8 0 t8 0 M26 48 q4 -4 8 0 t8 0 t8 0 t8 0 M26 56 q4 -4 8 0 t8 0', trim, 1) +
    box(70, 30, 10, 12, '#8a2f35') +
    `<circle cx="66" cy="38" r="7" fill="none" stroke="${trim}" stroke-width=".9"/>` +
    stroke('M8 74 Q50 66 94 76', '#7b2a2a', 2),
}
