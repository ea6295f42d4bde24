/** What is injected by token because it is no class of ours. */
export const CONFIG = Symbol('config')
export const CLOCK = Symbol('clock')
export const LOGGER = Symbol('logger')
export const DATABASE = Symbol('database')
export const SEARCH_ENGINE = Symbol('search engine')
/** The other processes of this api. */
export const SIBLINGS = Symbol('siblings')
export const METRICS = Symbol('metrics')
export const OBJECT_STORAGE = Symbol('object storage')
/** The pool that the processes of an api share; null where this process has its own. */
export const SHARED_DECODERS = Symbol('shared decoders')
/** In place of the real ones, in tests. */
export const OUTSIDE_PICTURES = Symbol('outside pictures')
export const GIVEN_DOCUMENT_MAKER = Symbol('given document maker')
/** What acts at the payment providers are made with. */
export const BILLING = Symbol('billing')
