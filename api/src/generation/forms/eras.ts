/** What a period is called, by its first year; the last entry of a table ends it. */
type EraTable = readonly (readonly [from: number, name: string])[]

const tables = {
  /** Rulers, as English silver is named. */
  reign: [
    [1603, 'James I'],
    [1625, 'Charles I'],
    [1649, ''],
    [1660, 'Charles II'],
    [1685, 'James II'],
    [1689, 'William III'],
    [1702, 'Queen Anne'],
    [1714, 'George I'],
    [1727, 'George II'],
    [1760, 'George III'],
    [1820, 'George IV'],
    [1830, 'William IV'],
    [1837, 'Victorian'],
    [1901, 'Edwardian'],
    [1910, 'George V'],
    [1936, 'George VI'],
    [1952, 'Elizabeth II'],
  ],
  /** As English furniture, glass and jewelry are named. */
  english: [
    [1603, 'Jacobean'],
    [1625, 'Charles I'],
    [1649, ''],
    [1660, 'Charles II'],
    [1685, ''],
    [1689, 'William and Mary'],
    [1702, 'Queen Anne'],
    [1714, 'George I'],
    [1727, 'George II'],
    [1760, 'George III'],
    [1811, 'Regency'],
    [1830, 'William IV'],
    [1837, 'Victorian'],
    [1901, 'Edwardian'],
    [1911, ''],
  ],
  french: [
    [1643, 'Louis XIV'],
    [1715, 'Régence'],
    [1723, 'Louis XV'],
    [1774, 'Louis XVI'],
    [1793, 'Directoire'],
    [1804, 'Empire'],
    [1815, 'Restauration'],
    [1824, 'Charles X'],
    [1830, 'Louis Philippe'],
    [1848, ''],
    [1852, 'Napoleon III'],
    [1871, ''],
  ],
  american: [
    [1700, 'William and Mary'],
    [1725, 'Queen Anne'],
    [1755, 'Chippendale'],
    [1790, 'Federal'],
    [1820, 'Classical'],
    [1840, 'Victorian'],
    [1902, ''],
  ],
  german: [
    [1700, ''],
    [1815, 'Biedermeier'],
    [1849, ''],
  ],
  japanese: [
    [1615, 'Edo period'],
    [1868, 'Meiji period'],
    [1912, 'Taisho period'],
    [1926, 'Showa period'],
    [1989, ''],
  ],
  chinese: [
    [1573, 'Wanli period'],
    [1620, 'Transitional period'],
    [1662, 'Kangxi period'],
    [1723, 'Yongzheng period'],
    [1736, 'Qianlong period'],
    [1796, 'Jiaqing period'],
    [1821, 'Daoguang period'],
    [1851, ''],
    [1862, 'Tongzhi period'],
    [1875, 'Guangxu period'],
    [1909, ''],
    [1912, 'Republic period'],
    [1950, ''],
  ],
} as const satisfies Record<string, EraTable>

export type EraName = keyof typeof tables

export const isEraName = (name: string): name is EraName => Object.hasOwn(tables, name)

/** Empty where a year has no name of its own. */
export function eraOf(table: EraName, year: number): string {
  return tables[table].findLast(([from]) => from <= year)?.[1] ?? ''
}
