import { area, around, circle, dot, line, mirrored, turned } from './motif-parts.ts'

const star = (points: number, inner: number) =>
  `M${Array.from({ length: 2 * points }, (_, at) => {
    const angle = (Math.PI * at) / points - Math.PI / 2
    const radius = at % 2 === 0 ? 46 : inner
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`
  }).join('L')}Z`

const sword = line('M16 8L76 80', 5) + line('M62 82L82 62', 5) + line('M76 80L90 94', 6)
const lily =
  'M50 4C62 22 64 34 58 52H42C36 34 38 22 50 4ZM38 52C40 28 10 26 10 46C10 58 22 60 26 52C20 50 22 42 28 44C34 46 34 52 32 58H38ZM62 52C60 28 90 26 90 46C90 58 78 60 74 52C80 50 78 42 72 44C66 46 66 52 68 58H62ZM28 60H72V67H28ZM42 70H58C58 82 62 90 66 96C58 94 54 88 50 98C46 88 42 94 34 96C38 90 42 82 42 70Z'

/** Strokes, heavenly bodies, arms and crowns. */
export const signs: Readonly<Record<string, string>> = {
  'crossed-swords': sword + mirrored(sword),
  star: area(star(5, 18)),
  'star-eight': line(star(8, 30), 3),
  sun:
    circle(50, 50, 22, 4) +
    around(line('M50 22V6', 4), 12) +
    dot(42, 46, 3) +
    dot(58, 46, 3) +
    line('M42 58C46 63 54 63 58 58', 3),
  crescent: area('M66 8C26 8 8 42 20 68C32 94 64 100 84 82C54 88 36 66 40 44C43 26 54 14 66 8Z'),
  waves: line(
    'M6 26C18 12 34 12 50 26C66 40 82 40 94 26M6 52C18 38 34 38 50 52C66 66 82 66 94 52M6 78C18 64 34 64 50 78C66 92 82 92 94 78',
    6,
  ),
  crown:
    line('M14 82H86M16 72H84L94 34L70 54L50 22L30 54L6 34Z') +
    dot(50, 16, 5) +
    dot(6, 30, 5) +
    dot(94, 30, 5),
  'crown-royal':
    line(
      'M16 88H84M18 76H82M18 76C2 44 30 28 50 44C70 28 98 44 82 76M34 76C30 58 36 48 50 44C64 48 70 58 66 76M50 44V28',
    ) + line('M50 10V26M42 18H58', 4),
  'crowns-three': ['translate(25 0) scale(.5)', 'translate(0 48) scale(.5)', 'translate(50 48) scale(.5)']
    .map((place) => `<g transform="${place}">${line('M14 82H86L94 34L70 54L50 22L30 54L6 34Z', 9)}</g>`)
    .join(''),
  'fleur-de-lis': area(lily),
  'beehive-shield': line('M50 6C20 20 14 50 20 92C40 98 60 98 80 92C86 50 80 20 50 6ZM20 44H80M17 66H83', 5),
  wheel: circle(50, 50, 40, 6) + circle(50, 50, 9, 5) + around(line('M50 40V12', 5), 6),
  cross: line('M50 6V94M20 36H80', 9),
  'cross-in-ring': circle(50, 50, 44, 6) + line('M50 8V92M8 50H92', 8),
  'cross-lorraine': line('M50 4V96M28 28H72M16 52H84', 7),
  triangle: line('M50 10L94 88H6Z', 5),
  'interlaced-l':
    line('M72 6C52 10 30 40 24 66C18 90 34 96 48 84C64 70 82 66 92 78') +
    mirrored(line('M72 6C52 10 30 40 24 66C18 90 34 96 48 84C64 70 82 66 92 78')),
  'interlaced-c': line('M84 28A32 32 0 1 0 84 72', 6) + mirrored(line('M84 28A32 32 0 1 0 84 72', 6)),
  'interlaced-d':
    line('M20 14V86H36C78 86 78 14 36 14H20', 5) + mirrored(line('M20 14V86H36C78 86 78 14 36 14H20', 5)),
  'crossed-s': [line('M66 26C58 8 36 14 36 30C36 50 66 50 66 70C66 88 42 92 34 74', 5)]
    .map((s) => turned(s, 32) + turned(s, -32))
    .join(''),
  'crossed-batons':
    line('M14 12L86 88M86 12L14 88', 4) +
    dot(50, 20, 4) +
    dot(32, 50, 4) +
    dot(68, 50, 4) +
    dot(50, 80, 4) +
    dot(20, 50, 4) +
    dot(80, 50, 4),
  'registry-diamond': line(
    'M50 6L94 50L50 94L6 50ZM36 20A20 20 0 0 0 64 20M36 80A20 20 0 0 1 64 80M20 36A20 20 0 0 1 20 64M80 36A20 20 0 0 0 80 64',
    2.5,
  ),
  moon: area('M62 8C20 14 20 86 62 92C40 74 40 26 62 8Z'),
  button: circle(50, 50, 40, 4) + circle(50, 50, 34, 2),
  'crossed-arrows': [
    line('M14 88L86 14M86 14L66 18M86 14L82 34M14 88L12 76M14 88L26 90M22 80L20 68M22 80L34 82', 4),
  ]
    .map((arrow) => arrow + mirrored(arrow))
    .join(''),
  lozenge: line('M50 6L86 50L50 94L14 50Z'),
  'double-triangle': line('M50 6L90 74H10ZM50 94L10 26H90Z', 4),
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
    circle(50, 50, 42, 4) +
    line(
      'M8 50H92M50 8V92M50 8C22 30 22 70 50 92M50 8C78 30 78 70 50 92M16 26C36 34 64 34 84 26M16 74C36 66 64 66 84 74',
      3,
    ),
  'square-seal':
    line('M12 12H88V88H12Z', 5) +
    line('M26 24H46V38H26V52H46M56 24V52M68 24H76V52H66M26 64H44V78H28V64M54 64H76M66 64V80M54 80H76', 4),
  flames: line(
    'M50 96C24 92 20 66 36 50C36 62 44 62 44 52C44 34 34 26 48 6C50 26 72 36 72 58C78 54 76 48 76 44C90 66 78 92 50 96Z',
    4,
  ),
}
