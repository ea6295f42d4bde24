import { area, around, circle, dot, line } from './motif-parts.ts'

/** Things, buildings and plants. */
export const objects: Readonly<Record<string, string>> = {
  anchor:
    circle(50, 14, 9, 5) +
    line(
      'M50 24V90M26 36H74M50 90C24 88 14 72 12 58M50 90C76 88 86 72 88 58M12 58L4 70M12 58L24 66M88 58L96 70M88 58L76 66',
      6,
    ),
  'anchor-small':
    circle(50, 20, 7, 4) + line('M50 28V84M32 38H68M50 84C32 82 24 70 22 60M50 84C68 82 76 70 78 60', 5),
  sceptre: line('M50 96V26M40 40H60M38 86H62', 6) + circle(50, 16, 10, 5) + line('M50 2V8', 4),
  'orb-cross': circle(50, 62, 32, 5) + line('M18 62H82M50 30V4M38 14H62', 5),
  'orb-cross-r':
    circle(50, 62, 32, 5) +
    line('M18 62H82M50 30V4M38 14H62', 5) +
    line('M43 88V68H51C60 68 60 78 51 78H43M52 78L60 88', 4),
  axe: line('M34 96L58 10', 6) + area('M52 20C64 14 76 6 84 2C97 16 97 42 84 56C76 46 64 40 46 42Z'),
  trident: line(
    'M50 96V8M24 12V34C24 50 76 50 76 34V12M18 20L24 10L30 20M44 16L50 6L56 16M70 20L76 10L82 20',
    5,
  ),
  castle: area(
    'M10 92V48H4V36H12V42H20V36H28V42H36V48H32V60H40V22H36V8H42V14H47V8H53V14H58V8H64V22H60V60H68V48H64V42H72V36H80V42H88V36H96V48H90V92H62V78C62 66 38 66 38 78V92Z',
  ),
  'castles-three': ['translate(0 0) scale(.48)', 'translate(52 0) scale(.48)', 'translate(26 50) scale(.48)']
    .map(
      (place) =>
        `<g transform="${place}">${area('M16 96V40H8V10H24V22H40V10H60V22H76V10H92V40H84V96H62V72C62 58 38 58 38 72V96Z')}</g>`,
    )
    .join(''),
  tower: area('M26 96L30 40H22V12H34V22H44V12H56V22H66V12H78V40H70L74 96H58V76C58 66 42 66 42 76V96Z'),
  ship:
    area('M6 68H94C90 84 80 92 68 92H30C18 92 10 84 6 68Z') +
    line('M50 66V6M50 10C76 20 82 40 80 58H50M50 18C30 26 22 42 22 58H50M50 6L64 2', 4),
  fir: area('M50 4L68 30H60L78 54H66L86 80H56V96H44V80H14L34 54H22L40 30H32Z'),
  'rose-tudor': around(area('M50 44C36 38 36 16 50 12C64 16 64 38 50 44Z'), 5) + circle(50, 50, 42, 3),
  thistle:
    area('M32 54C28 36 40 34 50 36C60 34 72 36 68 54C64 66 36 66 32 54Z') +
    line(
      'M34 34L26 10M42 32L40 8M50 32V6M58 32L60 8M66 34L74 10M50 64V96M50 86C34 86 26 78 22 68M50 86C66 86 74 78 78 68',
      4,
    ),
  tulip: line(
    'M50 96V58M50 58C26 56 26 30 30 14L42 28L50 10L58 28L70 14C74 30 74 56 50 58ZM50 84C34 84 26 74 24 66M50 84C66 84 74 74 76 66',
    4,
  ),
  clover:
    [0, 120, 240]
      .map(
        (angle) =>
          `<g transform="rotate(${angle} 50 46)">${area('M50 46C30 36 34 12 50 20C66 12 70 36 50 46Z')}</g>`,
      )
      .join('') + line('M50 48C50 70 56 84 64 94', 5),
  'sheaves-sword':
    line('M50 96V18M40 28H60M50 18V4', 5) +
    ['translate(-4 14) scale(.42)', 'translate(62 14) scale(.42)', 'translate(62 54) scale(.42)']
      .map(
        (place) =>
          `<g transform="${place}">${line('M50 54C40 34 30 22 20 10M50 54V4M50 54C60 34 70 22 80 10M34 54H66M50 54C44 70 36 84 28 96M50 54C56 70 64 84 72 96', 9)}</g>`,
      )
      .join(''),
  'tree-fish-bell':
    line('M50 88V40M30 88H70M50 60L30 50M50 60L70 50', 4) +
    area('M50 8C30 8 22 30 36 42H64C78 30 70 8 50 8Z') +
    line('M20 76C32 66 52 66 62 78C52 90 32 90 20 76ZM62 78L72 70V88Z', 3) +
    circle(78, 44, 8, 4),
  vase: line(
    'M34 6H66M40 6V22C24 30 18 48 26 64C32 76 40 82 40 90H60C60 82 68 76 74 64C82 48 76 30 60 22V6M32 94H68M26 40H74M20 32C8 30 8 50 22 54M80 32C92 30 92 50 78 54',
    4,
  ),
  urn: line(
    'M28 18H72M30 18C18 40 26 66 44 72V86M70 18C82 40 74 66 56 72V86M32 92H68M28 24C8 20 6 48 28 50M72 24C92 20 94 48 72 50',
    5,
  ),
  'vase-round': line('M40 8H60M42 8V24C14 32 14 84 50 90C86 84 86 32 58 24V8', 4),
  decanter: line('M42 4H58M44 4V26C20 40 18 90 30 94H70C82 90 80 40 56 26V4M28 60H72', 4),
  goblet: line('M26 6C26 44 36 56 50 56C64 56 74 44 74 6ZM50 56V88M30 92H70', 4),
  tumbler: line('M22 12H78L70 92H30ZM26 40H74', 4),
  torch: line('M44 96L40 50H60L56 96ZM36 50H64', 5) + area('M50 4C66 20 66 34 58 44H42C34 34 34 20 50 4Z'),
  'joiners-compass': line('M50 14L14 70M50 14L86 70', 6) + circle(50, 12, 7, 4) + line('M6 90H94', 3),
  claw: line(
    'M50 96V56M50 56C34 46 24 30 22 10M50 56V6M50 56C66 46 76 30 78 10M22 10L12 22M78 10L88 22M50 6L42 16',
    6,
  ),
  dagger: line('M50 96V30M50 30V6M34 30H66', 6),
  medal: circle(50, 58, 32, 5) + line('M34 30L24 4H76L66 30', 5) + circle(50, 58, 22, 2),
  mountain: line('M4 84L34 28L50 56L64 36L96 84Z', 5) + line('M12 96C30 88 40 96 50 92C62 88 76 98 90 92', 4),
  ring: circle(50, 50, 44, 4),
  dot: dot(50, 50, 14),
  horn: line('M12 40C14 80 70 92 86 46C88 40 92 36 96 36M12 40L4 34M12 40L22 34M30 62C40 50 60 48 74 56', 6),
  mouse:
    area('M8 66C10 46 34 34 58 44C70 48 78 58 80 66C70 74 24 76 8 66Z') +
    line('M80 64C94 60 96 76 88 84', 4) +
    dot(26, 46, 7),
  pinecone:
    area('M50 6C72 20 80 46 70 68C66 78 58 84 50 86C42 84 34 78 30 68C20 46 28 20 50 6Z') +
    line('M50 86V98', 6),
  turret: area('M24 96V62H14V46H26V54H38V46H62V54H74V46H86V62H76V96Z'),
  sunrise: line(
    'M8 78H92M26 78A24 24 0 0 1 74 78M50 44V20M30 50L16 32M70 50L84 32M20 64L4 56M80 64L96 56',
    5,
  ),
}
