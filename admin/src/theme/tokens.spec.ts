import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { darkTheme } from './console-theme.ts'
import { darkTokens, lightTokens, type Tokens } from './tokens.ts'

const css = readFileSync(new URL('../../../web/app/styles/tokens.css', import.meta.url), 'utf8')

function siteTokens(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}', 1)[0] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--([a-z]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  )
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test('the console has the colors of the member site', () => {
  expect(lightTokens).toMatchObject(siteTokens(':root'))
  expect(darkTokens).toMatchObject(siteTokens(":root[data-theme='dark']"))
})

test('by night a picture has a light outline, as on the member site', () => {
  expect(css.split(darkTokens.pictureFilter)).toHaveLength(3)
  expect(lightTokens.pictureFilter).toBe('none')
  expect(darkTheme.components?.MuiCssBaseline?.styleOverrides).toMatchObject({
    img: { filter: darkTokens.pictureFilter },
  })
})

describe.each([
  ['light', lightTokens],
  ['dark', darkTokens],
] as [string, Tokens][])('%s', (_, token) => {
  test.each(['ink', 'muted', 'brass', 'green', 'oxblood'] as const)(
    '%s is readable on paper and on raised paper',
    (name) => {
      expect(contrast(token[name], token.paper)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(token[name], token.raised)).toBeGreaterThanOrEqual(4.5)
    },
  )
})
