import { box, disc, path, stroke, type Shape } from './parts.ts'

/** A branch with leaves, as it is brushed on blue and white. */
const branch = (color: string, x: number, y: number, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${stroke('M-12 8 Q-4 0 2 2 T14 -8', color, 1.1)}${[
    [-6, 2],
    [0, -3],
    [6, 2],
    [10, -8],
    [-10, 10],
  ]
    .map(
      ([cx = 0, cy = 0]) =>
        `<ellipse cx="${cx}" cy="${cy}" rx="3" ry="1.5" transform="rotate(${cx * 6} ${cx} ${cy})" fill="${color}"/>`,
    )
    .join('')}</g>`

/** What holds tea, wine, flowers or eggs. */
export const vesselShapes: Readonly<Record<string, Shape>> = {
  bowl: ({ main, trim }) =>
    path('M18 42 H82 C80 70 66 84 60 86 H40 C34 84 20 70 18 42 Z', main) +
    disc(50, 42, 32, 5, '#fff') +
    stroke('M18 42 A32 5 0 0 0 82 42', trim, 1.2) +
    branch(trim, 50, 62, 1.2) +
    box(40, 86, 20, 4, main),
  plate: ({ main, trim }) =>
    disc(50, 50, 46, 36, main) +
    `<ellipse cx="50" cy="50" rx="40" ry="30" fill="none" stroke="${trim}" stroke-width="7" stroke-dasharray="4 1.6" opacity=".75"/>` +
    disc(50, 50, 33, 24, main) +
    branch(trim, 50, 50, 1.7),
  crock: ({ main, trim }) =>
    stroke('M24 46 Q16 50 24 56 M76 46 Q84 50 76 56', main, 5) +
    path('M24 30 H76 L74 88 Q50 92 26 88 Z', main) +
    disc(50, 30, 28, 5, '#6d665a') +
    box(22, 26, 56, 6, main, 3) +
    branch(trim, 50, 62, 1.3) +
    stroke('M46 44 q4 -5 7 0 q0 3 -7 6 h8', trim, 1.4),
  decanter: ({ main, trim }) =>
    disc(50, 12, 9, 5, main) +
    path('M46 17 H54 V40 C70 46 72 62 70 88 H30 C28 62 30 46 46 40 Z', main) +
    [26, 31, 36].map((y) => box(43, y, 14, 2, trim)).join('') +
    stroke(
      'M32 58 L38 66 L44 58 L50 66 L56 58 L62 66 L68 58 M32 66 L38 58 L44 66 L50 58 L56 66 L62 58 L68 66',
      trim,
      0.9,
    ) +
    Array.from({ length: 9 }, (_, at) => stroke(`M${34 + at * 4} 74 V87`, trim, 0.8)).join(''),
  vase: ({ main, trim }) =>
    path(
      'M34 14 C44 20 56 20 66 14 C64 40 60 56 56 66 C55 72 56 78 64 88 H36 C44 78 45 72 44 66 C40 56 36 40 34 14 Z',
      main,
    ) +
    Array.from({ length: 4 }, (_, at) =>
      stroke(`M${39 + at} ${24 + at * 10} l5.5 5 5.5 -5 5.5 5 5.5 -5`, trim, 0.9),
    ).join(''),
  tankard: ({ main, trim }) =>
    stroke('M70 38 C90 36 90 72 70 70', main, 6) +
    path('M30 30 H70 L73 86 Q50 92 27 86 Z', main) +
    path('M30 30 C34 18 66 18 70 30 Z', main) +
    stroke('M68 26 q6 -8 10 -2', trim, 3) +
    box(28, 44, 44, 2, trim) +
    box(27, 78, 46, 3, trim),
  pitcher: ({ main, trim }) =>
    stroke('M66 36 C88 34 86 74 64 76', trim, 6) +
    path('M34 22 L28 18 Q40 12 64 20 C70 44 70 74 62 88 H38 C30 74 30 44 34 22 Z', main) +
    Array.from({ length: 5 }, (_, row) =>
      Array.from(
        { length: 5 },
        (_, at) =>
          `<ellipse cx="${39 + at * 5.6}" cy="${34 + row * 7}" rx="2.3" ry="2.8" fill="#fff" opacity=".35"/>`,
      ).join(''),
    ).join('') +
    path(
      'M38 88 C30 76 34 62 42 54 C44 70 46 80 50 88 Z M62 88 C70 76 66 62 58 54 C56 70 54 80 50 88 Z',
      trim,
    ),
  lantern: ({ main, trim }) =>
    stroke('M34 26 C34 2 66 2 66 26', trim, 1.6) +
    box(40, 16, 20, 10, trim) +
    path('M40 28 H60 C72 42 72 58 60 70 H40 C28 58 28 42 40 28 Z', main) +
    [38, 50, 62].map((y) => stroke(`M30 ${y} H70`, trim, 1.2)).join('') +
    box(34, 70, 32, 8, trim) +
    box(30, 78, 40, 11, trim, 2),
}
