import type { EndpointPath } from '../endpoint.ts'

/** What the editor asks of any text, whatever its kind. */
export const holdLease = {
  method: 'PUT',
  path: '/api/v1/texts/admin/:kind/:id/lease',
} as const satisfies EndpointPath
export const endLease = {
  method: 'DELETE',
  path: '/api/v1/texts/admin/:kind/:id/lease',
} as const satisfies EndpointPath
export const readText = {
  method: 'GET',
  path: '/api/v1/texts/admin/:kind/:id',
} as const satisfies EndpointPath
export const autosaveText = {
  method: 'PUT',
  path: '/api/v1/texts/admin/:kind/:id/autosave',
} as const satisfies EndpointPath
export const keptVersions = {
  method: 'GET',
  path: '/api/v1/texts/admin/:kind/:id/versions',
} as const satisfies EndpointPath
export const keptVersion = {
  method: 'GET',
  path: '/api/v1/texts/admin/:kind/:id/versions/:version',
} as const satisfies EndpointPath
export const restoreVersion = {
  method: 'PUT',
  path: '/api/v1/texts/admin/:kind/:id/versions/:version/restore',
} as const satisfies EndpointPath
export const scheduleChange = {
  method: 'PUT',
  path: '/api/v1/texts/admin/:kind/:id/schedule',
} as const satisfies EndpointPath
export const unscheduleChange = {
  method: 'DELETE',
  path: '/api/v1/texts/admin/:kind/:id/schedule/:action',
} as const satisfies EndpointPath
export const listSchedules = {
  method: 'GET',
  path: '/api/v1/texts/admin/schedules',
} as const satisfies EndpointPath
export const listTrash = { method: 'GET', path: '/api/v1/texts/admin/trash' } as const satisfies EndpointPath
export const restoreText = {
  method: 'PUT',
  path: '/api/v1/texts/admin/:kind/:id/restore',
} as const satisfies EndpointPath
export const deleteText = {
  method: 'DELETE',
  path: '/api/v1/texts/admin/:kind/:id',
} as const satisfies EndpointPath
export const republishText = {
  method: 'PUT',
  path: '/api/v1/texts/admin/:kind/:id/republish',
} as const satisfies EndpointPath
export const checkText = {
  method: 'GET',
  path: '/api/v1/texts/admin/:kind/:id/checks',
} as const satisfies EndpointPath
export const readCheckLevels = {
  method: 'GET',
  path: '/api/v1/texts/admin/check-levels',
} as const satisfies EndpointPath
export const setCheckLevel = {
  method: 'PUT',
  path: '/api/v1/texts/admin/check-levels/:check',
} as const satisfies EndpointPath
export const findRecords = {
  method: 'GET',
  path: '/api/v1/texts/admin/records',
} as const satisfies EndpointPath
export const uploadPicture = {
  method: 'POST',
  path: '/api/v1/texts/admin/pictures',
} as const satisfies EndpointPath
export const findPictures = {
  method: 'GET',
  path: '/api/v1/texts/admin/pictures',
} as const satisfies EndpointPath
/** What is on the screen of whoever writes, to be looked at as the page that it will be. */
export const previewScreen = {
  method: 'POST',
  path: '/api/v1/texts/admin/:kind/:id/preview',
} as const satisfies EndpointPath
export const previewLinks = {
  method: 'GET',
  path: '/api/v1/texts/admin/:kind/:id/preview-links',
} as const satisfies EndpointPath
export const makePreviewLink = {
  method: 'POST',
  path: '/api/v1/texts/admin/:kind/:id/preview-links',
} as const satisfies EndpointPath
export const endPreviewLink = {
  method: 'DELETE',
  path: '/api/v1/texts/admin/:kind/:id/preview-links/:link',
} as const satisfies EndpointPath
export const readPreview = { method: 'GET', path: '/api/v1/texts/preview' } as const satisfies EndpointPath
