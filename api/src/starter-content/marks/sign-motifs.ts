import {
  area,
  around,
  circle,
  cut,
  dot,
  eye,
  hole,
  letter,
  line,
  mirrored,
  placed,
  turned,
} from './motif-parts.ts'
import { oilLamp } from './object-motifs.ts'

const star = (points: number, inner: number) =>
  `M${Array.from({ length: 2 * points }, (_, at) => {
    const angle = (Math.PI * at) / points - Math.PI / 2
    const radius = at % 2 === 0 ? 46 : inner
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`
  }).join('L')}Z`

/** From its point at the upper left to its pommel: with a hilt whose guard ends in curls. */
const sword =
  area('M12 4L70 68L64 73Z') +
  line('M63 87C57 86 57 80 61 78L76 63C77 58 83 57 85 62', 4.5) +
  line('M68 70L84 88', 5) +
  dot(87, 91, 5)
const slimSword =
  line('M8 12C30 26 54 52 70 76', 3.4) +
  line('M58 80C64 80 74 74 78 66', 3.4) +
  line('M69 75L78 90', 3.4) +
  dot(79, 92, 3.4)
const crossedSwords = sword + mirrored(sword)
const openCrown =
  area('M12 72L4 30L30 52L50 18L70 52L96 30L88 72ZM14 78H86V90H14Z') +
  dot(50, 14, 6) +
  dot(5, 27, 6) +
  dot(95, 27, 6)
const royalCrown =
  area('M16 80H84V92H16ZM18 75C4 52 14 32 34 32C42 32 48 36 50 40C52 36 58 32 66 32C86 32 96 52 82 75Z') +
  hole(
    'M28 68C20 54 24 43 34 42C38 42 41 44 42 46C36 52 36 60 38 68ZM72 68C80 54 76 43 66 42C62 42 59 44 58 46C64 52 64 60 62 68ZM46 68C44 58 46 52 50 48C54 52 56 58 54 68Z',
  ) +
  dot(50, 30, 6) +
  line('M50 24V6M42 14H58', 5)
const arrow = line('M14 88L86 14M86 14L66 18M86 14L82 34M14 88L12 76M14 88L26 90M22 80L20 68M22 80L34 82', 4)
const arrows = arrow + mirrored(arrow)
const halfBatons = line('M14 12L86 88', 4)
const lily =
  'M50 4C62 22 64 34 58 52H42C36 34 38 22 50 4ZM38 52C40 28 10 26 10 46C10 58 22 60 26 52C20 50 22 42 28 44C34 46 34 52 32 58H38ZM62 52C60 28 90 26 90 46C90 58 78 60 74 52C80 50 78 42 72 44C66 46 66 52 68 58H62ZM28 60H72V67H28ZM42 70H58C58 82 62 90 66 96C58 94 54 88 50 98C46 88 42 94 34 96C38 90 42 82 42 70Z'

/** Strokes, heavenly bodies, arms and crowns. */
export const signs: Readonly<Record<string, string>> = {
  'crossed-swords': crossedSwords,
  'crossed-swords-dot': crossedSwords + dot(50, 91, 5.5),
  'crossed-swords-star': crossedSwords + placed(area(star(5, 18)), 39, 79, 0.22),
  'crossed-swords-curved': slimSword + mirrored(slimSword) + dot(50, 12, 5.5),
  star: area(star(5, 18)),
  'star-eight': line(star(8, 30), 3),
  sun:
    circle(50, 50, 22, 4) +
    around(line('M50 22V6', 4), 12) +
    dot(42, 46, 3) +
    dot(58, 46, 3) +
    line('M42 58C46 63 54 63 58 58', 3),
  crescent: line('M66 8C26 8 8 42 20 68C32 94 64 100 84 82C54 88 36 66 40 44C43 26 54 14 66 8Z', 5),
  waves: line(
    'M6 26C18 12 34 12 50 26C66 40 82 40 94 26M6 52C18 38 34 38 50 52C66 66 82 66 94 52M6 78C18 64 34 64 50 78C66 92 82 92 94 78',
    6,
  ),
  crown: openCrown,
  'crown-royal': royalCrown,
  'crowns-three':
    placed(openCrown, 28, 0, 0.44) + placed(openCrown, 2, 50, 0.44) + placed(openCrown, 54, 50, 0.44),
  'fleur-de-lis': area(lily),
  sceptre:
    placed(area(lily), 30, 0, 0.4) +
    line('M50 34V92', 5) +
    area('M42 39H58V44H42ZM43 64H57V69H43Z') +
    dot(50, 54, 6) +
    dot(50, 93, 6.5),
  'beehive-shield': line(
    'M50 6C20 20 14 50 20 92C40 98 60 98 80 92C86 50 80 20 50 6ZM19 44C38 50 62 50 81 44M17 66C38 72 62 72 83 66',
    5,
  ),
  'bavarian-shield':
    line('M10 4H90V56C90 80 70 90 50 98C30 90 10 80 10 56Z', 4) +
    [
      [22, 4],
      [50, 4],
      [78, 4],
      [22, 36],
      [50, 36],
      [78, 36],
      [50, 68],
    ]
      .map(([x = 0, y = 0]) => area(`M${x} ${y}L${x + 12} ${y + 15}L${x} ${y + 30}L${x - 12} ${y + 15}Z`))
      .join(''),
  /** Around 51, the year of the foundation. */
  'ws-four':
    circle(50, 50, 47, 3) +
    circle(50, 50, 19, 3) +
    around(letter('W', 50, 17, 22, 3.6), 4) +
    letter('5', 44, 50, 15, 3) +
    letter('1', 54, 50, 15, 3),
  wheel: circle(50, 50, 40, 6) + circle(50, 50, 9, 5) + around(line('M50 40V12', 5), 6),
  cross: line('M50 6V94M20 36H80', 9),
  'cross-in-ring': circle(50, 50, 44, 6) + line('M50 8V92M8 50H92', 8),
  'cross-lorraine': line('M50 4V96M28 28H72M16 52H84', 7),
  triangle: line('M50 10L94 88H6Z', 5),
  'interlaced-l':
    line('M80 20C76 6 60 4 48 18C34 34 22 52 22 66C22 80 34 88 46 80C56 72 72 70 88 84') +
    mirrored(line('M80 20C76 6 60 4 48 18C34 34 22 52 22 66C22 80 34 88 46 80C56 72 72 70 88 84')) +
    dot(80, 20, 5) +
    dot(20, 20, 5),
  'interlaced-c': line('M84 28A32 32 0 1 0 84 72', 6) + mirrored(line('M84 28A32 32 0 1 0 84 72', 6)),
  /** Four, their bowls outward. */
  'interlaced-d-four': around(line('M24 44H76M24 44V34C24 0 76 0 76 34V44', 4.5), 4),
  'crossed-s': [line('M64 20C60 2 34 4 34 24C34 46 66 54 66 76C66 96 40 98 36 80', 6)]
    .map((s) => turned(s, 24) + turned(s, -24))
    .join(''),
  'crossed-batons':
    halfBatons +
    mirrored(halfBatons) +
    [
      [50, 22],
      [50, 78],
      [24, 42],
      [24, 58],
      [76, 42],
      [76, 58],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 4.5))
      .join(''),
  'registry-diamond':
    line('M50 18L92 58L50 98L8 58Z', 2.5) +
    circle(50, 10, 8, 2.5) +
    letter('I', 47, 10, 7, 1.6) +
    letter('V', 52, 10, 7, 1.6) +
    line(
      'M36 32A20 20 0 0 0 64 32M36 84A20 20 0 0 1 64 84M22 45A20 20 0 0 1 22 71M78 45A20 20 0 0 0 78 71',
      2.5,
    ) +
    letter('R', 45, 59, 16, 2.4) +
    letter('d', 57, 59, 16, 2.4) +
    letter('H', 50, 28, 9, 1.8) +
    letter('R', 19, 58, 9, 1.8) +
    letter('4', 81, 58, 9, 1.8) +
    letter('7', 50, 89, 9, 1.8),
  moon: area('M62 8C20 14 20 86 62 92C40 74 40 26 62 8Z'),
  /** With the stroke of the last f of Steiff, which runs back under the word. */
  'button-stroke': circle(50, 50, 44, 4) + circle(50, 50, 38, 2) + line('M72 62C74 70 60 66 26 67', 2.6),
  'crossed-arrows': arrows,
  'n-underlined': circle(50, 50, 46, 4.5) + letter('N', 50, 44, 42, 6) + line('M32 76H68', 6),
  /** J and E share the outer stems of the M. */
  'jme-joined': line('M26 12V78C26 96 6 96 4 80M26 88V12L46 62L66 12V88M66 12H94M66 50H88M66 88H94', 6),
  lozenge: line('M50 6L86 50L50 94L14 50Z'),
  'double-triangle':
    placed(line('M50 6L90 74H10ZM50 94L10 26H90Z', 5.5), 12, 12, 0.76) +
    letter('A', 50, 5, 11, 2.2) +
    letter('C', 94, 28, 11, 2.2) +
    letter('E', 94, 72, 11, 2.2) +
    letter('G', 50, 96, 11, 2.2) +
    letter('K', 6, 72, 11, 2.2) +
    letter('M', 6, 28, 11, 2.2),
  wreath: [
    line('M50 92C16 84 6 48 22 14', 4) +
      [
        [14, 68],
        [8, 50],
        [10, 32],
        [28, 82],
      ]
        .map(([x = 0, y = 0]) =>
          area(
            `M${x} ${y}C${x - 8} ${y - 14} ${x + 2} ${y - 18} ${x + 8} ${y - 12}C${x + 10} ${y - 4} ${x + 6} ${y} ${x} ${y}Z`,
          ),
        )
        .join(''),
  ]
    .map((half) => half + mirrored(half))
    .join(''),
  globe:
    circle(50, 50, 46, 3) +
    line(
      'M5 40H95M5 60H95M50 4V40M50 60V96M50 4C34 12 26 26 24 40M50 4C66 12 74 26 76 40M50 96C34 88 26 74 24 60M50 96C66 88 74 74 76 60M16 20C36 28 64 28 84 20M16 80C36 72 64 72 84 80',
      2.2,
    ),
  'square-seal':
    line('M12 12H88V88H12Z', 5) +
    line('M26 24H46V38H26V52H46M56 24V52M68 24H76V52H66M26 64H44V78H28V64M54 64H76M66 64V80M54 80H76', 4),
  /** R and P, back to back, with the fourteen flames of 1900. */
  'rp-flames':
    Array.from({ length: 14 }, (_, at) =>
      turned(area('M50 20C45 15 46 9 51 1C51 7 56 11 54 17Z'), -130 + 20 * at),
    ).join('') +
    mirrored(letter('R', 59, 54, 38, 4.5)) +
    letter('P', 59, 54, 38, 4.5),
  'sunrise-gh':
    line('M6 80H94M20 80A30 30 0 0 1 80 80M50 40V14M32 45L20 22M68 45L80 22M19 58L2 44M81 58L98 44', 5) +
    letter('G', 43, 66, 19, 3.4) +
    letter('H', 58, 66, 19, 3.4),
  'crossed-arrows-stars':
    arrows +
    [
      [50, 10],
      [50, 66],
      [22, 38],
      [78, 38],
    ]
      .map(([x = 0, y = 0]) => placed(area(star(5, 18)), x - 9, y, 0.18))
      .join(''),
  'crown-streamers':
    placed(royalCrown, 27, 0, 0.46) +
    area(
      'M50 52C38 44 20 46 8 56L4 80L14 76L20 84C22 70 34 62 50 60C66 62 78 70 80 84L86 76L96 80L92 56C80 46 62 44 50 52Z',
    ) +
    cut(
      'M16 58C14 64 14 70 14 75M84 58C86 64 86 70 86 75M28 54C26 58 25 62 25 66M72 54C74 58 75 62 75 66',
      2.4,
    ),
  'electoral-hat':
    area('M50 28C74 28 88 42 88 62H12C12 42 26 28 50 28Z') +
    [34, 43, 52].map((y) => eye(50, y, 2.6)).join('') +
    cut('M43 30C40 40 40 50 41 58M57 30C60 40 60 50 59 58', 2) +
    area(
      'M6 76C2 64 12 60 20 64C32 60 40 66 50 63C60 66 68 60 80 64C88 60 98 64 94 76C98 88 88 92 80 88C68 92 60 86 50 89C40 86 32 92 20 88C12 92 2 88 6 76Z',
    ) +
    [16, 33, 50, 67, 84].map((x) => eye(x, 76, 3.4)).join('') +
    dot(50, 22, 7) +
    line('M50 16V2M44 8H56', 4),
  'lamp-triangle':
    line('M50 3L98 90H2Z', 2.6) +
    line('M50 33L72 75H28Z', 2.2) +
    [...'BRADLEY']
      .map((sign, at) => turned(letter(sign, 26 + at * 8, 39.2, 7.5, 1.6), -61, 50, 61))
      .join('') +
    [...'HUBBARD'].map((sign, at) => turned(letter(sign, 26 + at * 8, 39.2, 7.5, 1.6), 61, 50, 61)).join('') +
    [...'MFG.CO.'].map((sign, at) => letter(sign, 26 + at * 8, 82.6, 7.5, 1.6)).join('') +
    placed(oilLamp, 37, 44, 0.29),
  'gothic-g':
    line('M74 22C62 8 30 6 24 30C20 52 22 74 36 86C50 96 68 90 76 78V56H56', 7) +
    line('M46 14V86M60 56C66 50 72 50 80 54', 4.5) +
    area('M66 18L80 12L82 32Z'),
}
