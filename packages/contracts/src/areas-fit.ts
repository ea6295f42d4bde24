import type { AreaDefinition } from './area.ts'
import { takesFiles, type Endpoint } from './endpoint.ts'
import { consumersStatedBy } from './index-consumers.ts'
import { memberCapabilities } from './member-capabilities.ts'

/**
 * Holds the manifests to each other, at every start.
 *
 * @throws Error with everything that does not fit: a name that stands twice, an endpoint whose capability
 *   nobody declares, a cached area that is none, an event that nobody follows and that is not said to be
 *   unfollowed, an endpoint that takes or gives files and does not say which
 */
export function assertAreasFit(areas: readonly AreaDefinition[]): void {
  const problems = [
    ...repeated(
      'area',
      areas.map(({ name }) => name),
    ),
    ...repeated(
      'endpoint',
      areas.flatMap(({ endpoints = [] }) => endpoints.map(({ name }) => name)),
    ),
    ...repeated(
      'path',
      areas.flatMap(({ endpoints = [] }) => endpoints.map(({ method, path }) => `${method} ${path}`)),
    ),
    ...repeated(
      'event',
      areas.flatMap(({ events = [] }) => events.map(({ type }) => type)),
    ),
    ...repeated(
      'consumer',
      areas.flatMap((area) => consumersStatedBy(area).map(([name]) => name)),
    ),
    ...repeated(
      'part of the sitemap',
      areas.flatMap(({ sitemap = [] }) => sitemap),
    ),
    ...repeated(
      'set of sitemap files',
      areas.flatMap(({ sitemapFiles = [] }) => sitemapFiles),
    ),
    ...repeated(
      'purge',
      areas.flatMap(({ purges = [] }) => purges),
    ),
    ...repeated(
      'index',
      areas.flatMap(({ indexes = {} }) => Object.keys(indexes)),
    ),
    ...repeated(
      'console resource',
      areas.flatMap(({ console = {} }) => Object.keys(console)),
    ),
    ...repeated(
      'capability',
      areas.flatMap(({ capabilities = [] }) => capabilities),
    ),
    ...areas.flatMap((area) => foreignEndpoints(area)),
    ...areas.flatMap(({ endpoints = [] }) => endpoints.flatMap(misfitOfFiles)),
    ...areas.flatMap(({ endpoints = [] }) => endpoints.flatMap(misfitOfKept)),
    ...unknownCapabilities(areas),
    ...unknownCaches(areas),
    ...unfollowedEvents(areas),
  ]
  if (problems.length > 0) throw new Error(`The areas do not fit together: ${problems.join('; ')}.`)
}

function repeated(what: string, names: readonly string[]): string[] {
  return [...new Set(names.filter((name, place) => names.indexOf(name) !== place))].map(
    (name) => `the ${what} ${name} stands twice`,
  )
}

function foreignEndpoints({ name: area, endpoints = [] }: AreaDefinition): string[] {
  return endpoints
    .filter(({ name }) => !name.startsWith(`${area}.`))
    .map(({ name }) => `the endpoint ${name} of the area ${area} must be named ${area}.<verb-noun>`)
}

function unknownCapabilities(areas: readonly AreaDefinition[]): string[] {
  const known = new Set<string>([
    ...memberCapabilities,
    ...areas.flatMap(({ capabilities = [] }) => capabilities),
  ])
  return areas
    .flatMap(({ endpoints = [] }) =>
      endpoints.flatMap(({ name, access }) =>
        typeof access === 'object' && !known.has(access.capability)
          ? [`the endpoint ${name} names the capability ${access.capability}, which no area declares`]
          : [],
      ),
    )
    .concat(
      areas.flatMap(({ console = {} }) =>
        Object.entries(console).flatMap(([name, { capability }]) =>
          known.has(capability)
            ? []
            : [`the console resource ${name} names the capability ${capability}, which no area declares`],
        ),
      ),
    )
}

function unknownCaches(areas: readonly AreaDefinition[]): string[] {
  const cached = new Set(areas.filter((area) => area.cached).map(({ name }) => name))
  return areas.flatMap(({ endpoints = [], events = [] }) => [
    ...endpoints.flatMap(({ name, reads = [] }) =>
      reads
        .filter((area) => !cached.has(area))
        .map((area) => `the endpoint ${name} reads ${area}, which is no cached area`),
    ),
    ...events.flatMap(({ type, changes }) =>
      changes !== null && !cached.has(changes)
        ? [`the event ${type} changes ${changes}, which is no cached area`]
        : [],
    ),
  ])
}

/** What changes a cached area is always followed: its generation moves. */
function unfollowedEvents(areas: readonly AreaDefinition[]): string[] {
  const followed = new Set(
    areas
      .flatMap((area) => [
        ...(area.unfollowed ?? []),
        ...consumersStatedBy(area).flatMap(([, { follows }]) => (typeof follows === 'string' ? [] : follows)),
      ])
      .map(({ type }) => type),
  )
  return areas
    .flatMap(({ events = [] }) =>
      events.filter(({ type, changes }) => changes === null && !followed.has(type)),
    )
    .map(({ type }) => `nobody follows the event ${type}: name it in a consumer, or as unfollowed`)
}

/** What is kept is given to whoever asks next. */
function misfitOfKept({ name, method, access, reads = [], kept, responseType = 'json' }: Endpoint): string[] {
  const mayBeKept = method === 'GET' && access === 'visitor' && reads.length > 0 && responseType === 'json'
  return kept && !mayBeKept
    ? [`the endpoint ${name} is kept, which only a GET of visitors may be that states what it reads`]
    : []
}

/** The framework has read these before a call sees them. JSON reaches a call that asks for a stream unread. */
const READ_BEFORE = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']

function misfitOfFiles(endpoint: Endpoint): string[] {
  const { name, method, bodyType, files, body, response, responseType, responseKinds } = endpoint
  const isStream = bodyType === 'stream'
  const read = isStream ? (files?.kinds ?? []).filter((kind) => READ_BEFORE.includes(kind)) : []
  return [
    ...(takesFiles(endpoint) === Boolean(files)
      ? []
      : [`the endpoint ${name} must state both files and a body type that holds them, or neither`]),
    ...(files && (method === 'GET' || method === 'HEAD')
      ? [`the endpoint ${name} takes files by a ${method}`]
      : []),
    ...(isStream && (body || files?.maxCount !== 1)
      ? [`the endpoint ${name} takes a stream, which is one file and nothing else`]
      : []),
    ...read.map(
      (kind) => `the endpoint ${name} takes a stream of ${kind}, which does not reach it as a stream`,
    ),
    ...(responseType === 'stream' && response
      ? [`the endpoint ${name} gives a stream, which has no schema`]
      : []),
    ...(responseKinds && responseType !== 'stream'
      ? [`the endpoint ${name} states kinds of a stream that it does not give`]
      : []),
  ]
}
