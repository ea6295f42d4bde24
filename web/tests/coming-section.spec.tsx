import { expect, it } from 'vitest'
import { ComingSection } from '../app/features/shell/ComingSection.tsx'
import { renderElement } from './render-route.tsx'

it.each([['/articles/searchResults?q=vase', 'vase'], ['/books/searchDetails?q=%22%3Etea', '&quot;&gt;tea']])('the search of a section that is not open holds what was searched: %s', (path, text) => {
  expect(renderElement(<ComingSection name="News & Articles" promise="Later." access={undefined} />, { path })).toContain(`value="${text}"`)
})
