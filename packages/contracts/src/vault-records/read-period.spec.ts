import { expect, test } from 'vitest'
import { readPeriod } from './read-period.ts'

test.each([
  ['1891', 1891, 1891],
  ['c. 1890', 1885, 1895],
  ['circa 1890', 1885, 1895],
  ['ca. 1890-1900', 1885, 1905],
  ['um 1900', 1895, 1905],
  ['1890–1910', 1890, 1910],
  ['1890/95', 1890, 1895],
  ['1890s', 1890, 1899],
  ['late 1890s', 1896, 1899],
  ['1800s', 1800, 1899],
  ['before 1900', 1800, 1900],
  ['after 1950', 1950, 2050],
  ['summer 1964', 1964, 1964],
  ['hallmarked for 1902', 1902, 1902],
  ['18th century', 1700, 1799],
  ['18th C.', 1700, 1799],
  ['19. Jahrhundert', 1800, 1899],
  ['late 18th century', 1766, 1799],
  ['early 20th c.', 1900, 1933],
  ['mid-19th century', 1833, 1866],
  ['second half of the 19th century', 1850, 1899],
  ['third quarter of the 18th century', 1750, 1774],
  ['18th/19th century', 1700, 1899],
  ['turn of the 20th century', 1890, 1910],
  ['Geo III', 1760, 1820],
  ['Geo. IV', 1820, 1830],
  ['George II period', 1727, 1760],
  ['early George III', 1760, 1780],
  ['Victorian', 1837, 1901],
  ['late Victorian', 1880, 1901],
  ['William & Mary', 1689, 1702],
  ['Louis XVI', 1774, 1792],
  ['Meiji period', 1868, 1912],
  ['Qianlong', 1736, 1795],
  ['Art Deco', 1920, 1939],
  ['mid-century modern', 1945, 1969],
])('%s is from %i to %i', (text, earliest, latest) => {
  expect(readPeriod(text)).toEqual({ earliest, latest })
})

test.each([
  '',
  'unknown',
  'old',
  'Georgian style',
  'Louis XV revival',
  '1910-1890',
  'no. 1234 of 2000',
  '12/75',
])('%j names no years', (text) => {
  expect(readPeriod(text)).toBeNull()
})
