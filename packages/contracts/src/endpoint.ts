import type { z } from 'zod'
import type { CacheArea } from './event.ts'
import type { ErrorCode } from './errors.ts'
import type { FileLimits, IncomingFile, IncomingStream, OutgoingFile } from './files.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Method and path: what a call needs, and all that bundles of site and console hold of an endpoint
 * (`endpoint-paths-plugin.ts`).
 */
export interface EndpointPath {
  method: Method
  /** Segments in the form `:name` are filled from `params`. */
  path: string
}

/**
 * Who may call an endpoint. `staff` and capabilities respond with 401 to a visitor and 403 to a member.
 * `token` and `webhook` carry their own secret and read no cookie. That a capability is one that an area
 * declares or that members have is checked at start-up, where the areas are put together.
 */
export type Access = 'visitor' | 'member' | 'staff' | 'token' | 'webhook' | { capability: string }

/**
 * How often one caller may make a call, beside the limit on all calls from one network address. `address` is
 * the network address, `account` whoever is signed in, `{ field }` the email that the body names there, with
 * or without an account. Every call counts, unless `counts` says that only those that succeed do, only
 * those that fail, or only those that were `admitted`: all but the ones told to come back later (429, 503).
 * Calls that name the same `together` are counted together.
 */
export type RateLimit = {
  by: 'address' | 'account' | { field: string }
  counts?: 'accepted' | 'refused' | 'admitted'
  together?: string
} & ({ perMinute: number } | { perHour: number })

/**
 * One call of the api, whole. The route, its checks, the OpenAPI document, the typed client,
 * the access matrix and the fuzz run are all made from this object.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> extends EndpointPath {
  /** `<area>.<verb-noun>`, unique. */
  name: string
  summary: string
  access: Access
  params?: Params
  query?: Query
  body?: Body
  /**
   * `form` is application/x-www-form-urlencoded; `multipart` a form whose fields are `body` and whose files
   * are `files`; `stream` one file as it is, without a `body`. Default `json`.
   */
  bodyType?: 'json' | 'form' | 'multipart' | 'stream'
  /** Stated by an endpoint that takes files, and by no other. */
  files?: FileLimits
  /** What is sent back; unknown fields are stripped. Without one the response has no body. */
  response?: Response
  /** `html` is a page to look at; `stream` a file to keep, without a `response`. Default `json`. */
  responseType?: 'json' | 'html' | 'stream'
  /** The media types that a `stream` may have. Default: application/octet-stream alone. */
  responseKinds?: readonly string[]
  /** Status of success. Default 200, or 204 without a response. */
  status?: number
  /** A second status of success, with the same response: where what the call would make is there already. */
  alsoStatus?: number
  /**
   * Beyond VALIDATION_FAILED, SIGN_IN_REQUIRED, FORBIDDEN, TOO_MANY_REQUESTS and UNEXPECTED, which follow
   * from the rest.
   */
  errors?: readonly ErrorCode[]
  /**
   * Where a document gives a call its own error shape. `sign-in`: `{errors: {message}}`;
   * `article-form`: `{status: 'error', errors: {url: …}}`. Default: ErrorResponse.
   */
  errorShape?: 'sign-in' | 'article-form'
  /** Each must let the call through; refused with 429 and Retry-After. */
  rateLimits?: readonly RateLimit[]
  /** Whether X-Requested-With: XMLHttpRequest is demanded, as the documents ask for some calls. */
  requestedWith?: boolean
  /**
   * The cached areas whose rows the response is made of. Stated by every GET that visitors may call, with []
   * where it is made of none: pages are rendered anew when one of them changes.
   */
  reads?: readonly CacheArea[]
  /**
   * The records of an area that a successful response shows, where it shows nothing else of that area: a page
   * then hangs on these, and no longer on the whole area. An area that is not named stays whole.
   */
  readsRecords?(response: z.output<Response>): Partial<Record<CacheArea, readonly string[]>>
  /**
   * Whether a part of a successful response is missing that a later one may have: neither the response nor a
   * page that shows it is cached.
   */
  isPartial?(response: z.output<Response>): boolean
  /**
   * Whether whoever asks gets the same, headers included, so that it is kept for all of them until one of
   * `reads` changes or the day is over. For calls that visitors may make.
   */
  kept?: boolean
  /** Whether If-Match must name the record's revision (428 without it). */
  revisionRequired?: boolean
  /**
   * Whether staff must have entered the code of their second factor first (403 SECOND_FACTOR_REQUIRED),
   * though the call is one of members: it takes over, ends or charges the account. Calls of staff always
   * require it.
   */
  secondFactorRequired?: boolean
}

/** What the types of a call's files hang on: it is kept as it was written, beside the schemas. */
interface Kinds<BodyType, ResponseType, Field extends string> {
  bodyType?: BodyType
  responseType?: ResponseType
  files?: FileLimits<Field>
}

export function defineEndpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodUndefined,
  const BodyType extends Endpoint['bodyType'] = 'json',
  const ResponseType extends Endpoint['responseType'] = 'json',
  const Field extends string = string,
>(
  endpoint: Endpoint<Params, Query, Body, Response> & Kinds<BodyType, ResponseType, Field>,
): Endpoint<Params, Query, Body, Response> & Kinds<BodyType, ResponseType, Field> {
  return endpoint
}

type PartsOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer R>
    ? { params: P; query: Q; body: B; response: R }
    : never

type Given<Key extends string, Schema, Kind extends 'input' | 'output'> = Schema extends z.ZodUndefined
  ? unknown
  : Schema extends z.ZodType
    ? { [K in Key]: Kind extends 'input' ? z.input<Schema> : z.output<Schema> }
    : unknown

/** An endpoint whose types are not known in detail takes no files here: its body type is a choice of all. */
type IsOf<E, Key extends 'bodyType' | 'responseType', Type> = E extends { [K in Key]?: infer Stated }
  ? [NonNullable<Stated>] extends [Type]
    ? true
    : false
  : false

type GivenFiles<E, Files, Stream> =
  IsOf<E, 'bodyType', 'multipart'> extends true
    ? { files: Files }
    : IsOf<E, 'bodyType', 'stream'> extends true
      ? { body: Stream }
      : unknown

type FieldOf<E> = E extends { files?: FileLimits<infer Field> } ? Field : never

type Flat<T> = { [K in keyof T]: T[K] }

/** What a caller passes: params, query and body before parsing; files under the name of their field. */
export type EndpointRequest<E> = Flat<
  Given<'params', PartsOf<E>['params'], 'input'> &
    Given<'query', PartsOf<E>['query'], 'input'> &
    Given<'body', PartsOf<E>['body'], 'input'> &
    GivenFiles<E, { [Field in FieldOf<E>]: readonly Blob[] }, Blob>
>

/**
 * What a handler receives: the same after parsing, defaults filled in. Files come one after the other, as
 * they arrive.
 */
export type EndpointInput<E> = Flat<
  Given<'params', PartsOf<E>['params'], 'output'> &
    Given<'query', PartsOf<E>['query'], 'output'> &
    Given<'body', PartsOf<E>['body'], 'output'> &
    GivenFiles<E, AsyncIterable<IncomingFile>, IncomingStream>
>

type ResponseOf<E, File> =
  IsOf<E, 'responseType', 'stream'> extends true
    ? File
    : PartsOf<E>['response'] extends z.ZodUndefined
      ? void
      : z.output<PartsOf<E>['response']>

/** What a caller gets on success. */
export type EndpointResponse<E> = ResponseOf<E, Blob>

/** What a handler gives for it. */
export type EndpointOutput<E> = ResponseOf<E, OutgoingFile>

export function successStatus(endpoint: Endpoint): number {
  return endpoint.status ?? (endpoint.response || endpoint.responseType === 'stream' ? 200 : 204)
}

/** Whether the body is files: it may take an hour while bytes arrive, where others have a minute. */
export function takesFiles({ bodyType }: Pick<Endpoint, 'bodyType'>): boolean {
  return bodyType === 'multipart' || bodyType === 'stream'
}

export function responseKindsOf({
  responseKinds = ['application/octet-stream'],
}: Pick<Endpoint, 'responseKinds'>): readonly string[] {
  return responseKinds
}
